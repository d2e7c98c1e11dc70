/**
 * Starts every path at the top of the page, by link, by Back and by Forward (spec, section 2): the browser would scroll to
 * where the visitor left it. On a reload it may, for that is no path change. A fragment leads to its place.
 */
export function startAtTop(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  history.scrollRestoration = navigation?.type === "reload" ? "auto" : "manual";
  // From here on Back and Forward stay within this document or leave it.
  addEventListener("load", () => setTimeout(() => (history.scrollRestoration = "auto")));
  addEventListener("pageshow", ({ persisted }) => {
    const start = document.querySelector(":target") ?? document.documentElement;
    if (persisted) start.scrollIntoView({ behavior: "instant" });
  });
}
