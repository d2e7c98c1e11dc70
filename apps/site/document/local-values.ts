/** Writes a value that only the browser knows into the elements with this `data-local`, unless a page writes its own. */
function fillIn(name: "year" | "date" | "address", value: string): void {
  for (const element of document.querySelectorAll(`[data-local=${name}]:not([data-own-value])`)) {
    // Leave a correct value alone, as a translation tool may have wrapped it.
    if (element.textContent !== value) element.textContent = value;
  }
}

/** Fills in the current year, and date and address of a printed page. */
export function fillInLocalValues(): void {
  const fillInAll = () => {
    const now = new Date();
    fillIn("year", String(now.getFullYear()));
    // The Swedish format is ISO 8601, as on drawings: 2026-03-05.
    fillIn("date", now.toLocaleDateString("sv"));
    fillIn("address", location.host + location.pathname);
  };
  fillInAll();

  let left = 0;
  addEventListener("beforeprint", () => {
    fillInAll();
    // Chromium omits fixed elements from the print of a scrolled page.
    left = scrollY;
    scrollTo({ top: 0, behavior: "instant" });
  });
  addEventListener("afterprint", () => scrollTo({ top: left, behavior: "instant" }));
}
