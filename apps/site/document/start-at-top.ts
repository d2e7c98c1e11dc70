/**
 * Every path starts at the top of the page, whether by link, Back or Forward (spec, section 2), where the browser would
 * restore the scroll position. Within a path and on reload, the position is restored. A fragment scrolls to its target.
 */
export function startAtTop(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  history.scrollRestoration = navigation?.type === "reload" ? "auto" : "manual";
  addEventListener("click", ({ target }) => {
    // Back restores the position before the jump.
    if (target instanceof Element && target.closest("a[href^='#']")) history.scrollRestoration = "auto";
  });
}

/** Does the same for a page that the browser has kept. */
export function startKeptPageAtTop(): void {
  const start = () => (document.querySelector(":target") ?? document.body).scrollIntoView({ behavior: "instant" });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) start();
  });
  // On a slow machine or network, a page can be left and shown again before this script has come: it was not loaded by
  // Back or Forward, but is shown by them.
  const loaded = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
  if (loaded?.type === "navigate" && window.navigation?.activation?.navigationType === "traverse") start();
}
