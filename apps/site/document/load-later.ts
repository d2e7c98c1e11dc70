/**
 * Loads the scripts that elements name in `data-later`, each a file of its own: what neither the first paint nor the first
 * input needs. After the load event, because whatever a browser runs earlier competes with the first paint
 * (docs/decisions/0013-one-round-trip.md).
 */
export function loadLater(): void {
  addEventListener("load", () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-later]"))
      import(/* @vite-ignore */ dataset["later"] ?? "").catch((error: unknown) => console.error(error));
  });
}
