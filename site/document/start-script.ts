/**
 * Begins to load React once the page has come to rest, so that it never competes with the first paint, or as soon as
 * somebody uses something other than a link: links work without it, and their new document should not share the line.
 *
 * It runs as text in every document: it must not use anything from outside itself.
 */
export function startAtRest(load: () => Promise<unknown>): void {
  const uses = ["pointerdown", "keydown", "focusin"];
  const begin = (): void => {
    for (const use of uses) removeEventListener(use, onUse, true);
    removeEventListener("load", rest);
    // Without React the page stays what it is: a document whose links load documents.
    load().catch(() => undefined);
  };
  const onUse = ({ target }: Event): void => {
    const onLink = target instanceof Element && target.closest("a");
    if (!onLink && document.readyState !== "loading") begin();
  };
  const rest = (): void => {
    // Safari has no requestIdleCallback.
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    setTimeout(() => idle(begin, { timeout: 2000 }), 500);
  };
  for (const use of uses) addEventListener(use, onUse, true);
  addEventListener("load", rest);
}

/** The script that starts the module at `entry`. */
export const startScript = (entry: string): string => `(${startAtRest})(()=>import(${JSON.stringify(entry)}))`;
