/** Calls `run` as soon as the whole document is there, which may be now. */
export function whenParsed(run: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}
