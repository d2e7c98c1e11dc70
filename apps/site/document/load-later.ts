/**
 * Loads the scripts that elements name in `data-later`, each a file of its own: what neither the first paint nor the first
 * input needs. They wait for the load event and for the first paint, which may be later, because whatever a browser runs
 * before competes with that paint (docs/decisions/0013-one-round-trip.md). A page that nobody has seen does not load them.
 */
export function loadLater(): void {
  // Called for two kinds of paint; a file is only loaded once.
  const load = () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-later]"))
      import(/* @vite-ignore */ dataset["later"] ?? "").catch(console.error);
  };
  addEventListener("load", () => new PerformanceObserver(load).observe({ type: "paint", buffered: true }));
}
