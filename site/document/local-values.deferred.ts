// Fills in the year, and what a printed page says when it is printed. Runs in every page once its document is there.

/** Writes what only the visitor's browser knows into the elements with this `data-local`. */
function fillIn(name: "year" | "date" | "address", value: string): void {
  for (const element of document.querySelectorAll(`[data-local=${name}]`)) {
    // A translator may have wrapped it: what is right stays as it is.
    if (element.textContent !== value) element.textContent = value;
  }
}

fillIn("year", String(new Date().getFullYear()));

let left = 0;
addEventListener("beforeprint", () => {
  // The Swedish form is that of drawings, ISO 8601: 2026-03-05.
  fillIn("date", new Date().toLocaleDateString("sv"));
  fillIn("address", location.host + location.pathname);
  // Where the page is scrolled, Chromium leaves out of the print what is fixed.
  left = scrollY;
  scrollTo({ top: 0, behavior: "instant" });
});
addEventListener("afterprint", () => scrollTo({ top: left, behavior: "instant" }));
