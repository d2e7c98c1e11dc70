import type { BuiltFiles } from "./built-files.ts";

/**
 * Has React's files fetched once the page has come to rest, so that they never compete with the first paint, and starts it
 * when a hand moves, for nobody gains by it before; a reader whose hand rests has it three seconds later. At once as soon
 * as somebody uses something other than a link: links work without it, and their new document should not share the line.
 * A click on a picture that can be enlarged is kept: it becomes the address that React opens, or, where React cannot be
 * had, the picture itself.
 *
 * It runs as text in every document: it must not use anything from outside itself.
 *
 * @param load rejects where React cannot start
 */
export function startAtRest(fetchAhead: () => unknown, load: () => Promise<unknown>): void {
  const moves = ["pointermove", "scroll"];
  const signs = [...moves, "pointerdown", "keydown", "focusin"];
  let moved = false;
  let atRest = false;
  const begin = (): Promise<unknown> => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    removeEventListener("load", rest);
    return load();
  };
  // Without React the page stays what it is: a document whose links load documents.
  const beginQuietly = () => void begin().catch(() => undefined);
  const onSign = ({ type, target }: Event): void => {
    moved = true;
    const onLink = target instanceof Element && target.closest("a");
    if (moves.includes(type) ? atRest : !onLink && document.readyState !== "loading") beginQuietly();
  };
  const rest = (): void => {
    // Safari has no requestIdleCallback.
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    const settle = () => {
      atRest = true;
      fetchAhead();
      if (moved) beginQuietly();
      else setTimeout(beginQuietly, 3000);
    };
    setTimeout(() => idle(settle, { timeout: 2000 }), 500);
  };
  for (const sign of signs) addEventListener(sign, onSign, true);
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

/**
 * Fetches files together, once, into the browser's cache: a module tells what it imports only when it has arrived. Not as
 * modules, for those would be compiled at once. What cannot be had fails when it is imported.
 */
function fetcherOf(files: readonly string[]): () => Promise<unknown> {
  let fetched: Promise<unknown> | undefined;
  return () => (fetched ??= Promise.allSettled(files.map((file) => fetch(file).then((answer) => answer.blob()))));
}

/** The script that starts the entry's module, each file in a task of its own: as one, they are the longest of a page. */
export function startScript({ entry, imports }: Pick<BuiltFiles, "entry" | "imports">): string {
  const inOrder = JSON.stringify([...imports.toReversed(), entry]);
  const oneByOne = "files.reduce((before,file)=>before.then(()=>import(file)),fetched())";
  return `{const files=${inOrder},fetched=(${fetcherOf})(files);(${startAtRest})(fetched,()=>${oneByOne})}`;
}
