import type { BuiltFiles } from "./built-files.ts";

/**
 * Begins to load React once the page has come to rest, so that it never competes with the first paint, or as soon as
 * somebody uses something other than a link: links work without it, and their new document should not share the line.
 * A click on a picture that can be enlarged is kept: it becomes the address that React opens, or, where React cannot be
 * had, the picture itself.
 *
 * It runs as text in every document: it must not use anything from outside itself.
 *
 * @param load rejects where React cannot start
 */
export function startAtRest(load: () => Promise<unknown>): void {
  const uses = ["pointerdown", "keydown", "focusin"];
  const begin = (): Promise<unknown> => {
    for (const use of uses) removeEventListener(use, onUse, true);
    removeEventListener("load", rest);
    return load();
  };
  // Without React the page stays what it is: a document whose links load documents.
  const beginQuietly = () => void begin().catch(() => undefined);
  const onUse = ({ target }: Event): void => {
    const onLink = target instanceof Element && target.closest("a");
    if (!onLink && document.readyState !== "loading") beginQuietly();
  };
  const rest = (): void => {
    // Safari has no requestIdleCallback.
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    setTimeout(() => idle(beginQuietly, { timeout: 2000 }), 500);
  };
  for (const use of uses) addEventListener(use, onUse, true);
  addEventListener("load", rest);
  let kept = false;
  // Not in the capture phase: what React has taken care of has its default prevented by then.
  addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-enlarged]");
    if (!link || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // One step back closes the picture, however often and on whatever pictures was clicked before it opened.
    history[kept ? "replaceState" : "pushState"](null, "", link.dataset["enlarged"]);
    kept = true;
    begin().catch(() => location.replace(link.href));
  });
}

/** Fetches the files together: a module tells what it imports only when it has arrived. */
function fetchTogether(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/** The script that starts the entry's module, each file in a task of its own: as one, they are the longest of a page. */
export function startScript({ entry, imports }: Pick<BuiltFiles, "entry" | "imports">): string {
  const inOrder = JSON.stringify([...imports.toReversed(), entry]);
  const oneByOne = "files.reduce((before,file)=>before.then(()=>import(file)),Promise.resolve())";
  return `(${startAtRest})((files=${inOrder})=>((${fetchTogether})(files),${oneByOne}))`;
}
