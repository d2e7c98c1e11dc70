/**
 * Starts every path at the top of the page, by link, by Back and by Forward (spec, section 2), where the browser would
 * scroll to where the visitor left it. Within a path, and on a reload, it may. A fragment leads to its place.
 */
export function startAtTop(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  history.scrollRestoration = navigation?.type === "reload" ? "auto" : "manual";
  addEventListener("click", ({ target }) => {
    // Back leads to where the visitor was.
    if (target instanceof Element && target.closest("a[href^='#']")) history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    const start = document.querySelector(":target") ?? document.documentElement;
    if (persisted) start.scrollIntoView({ behavior: "instant" });
  });
}
