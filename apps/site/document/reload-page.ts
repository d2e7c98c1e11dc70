// In development: a reload must not end a navigation. A link that is being followed, or the page that the editor asks for,
// may take longer than an edit takes to reach the page that is still shown.

/** For how long the page may wait for another, in milliseconds: what was asked for may be a download, and never come. */
const patience = 10_000;

let leftAt = -Infinity;
addEventListener("beforeunload", () => {
  leftAt = performance.now();
});

/** Loads the page again, unless another one is about to replace it. */
export function reloadPage(): void {
  const wait = leftAt + patience - performance.now();
  if (wait > 0) setTimeout(reloadPage, wait);
  else location.reload();
}
