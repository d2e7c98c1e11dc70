/** Overrules the paper of the site's own print styles. */
const printRules = new CSSStyleSheet();

/** Prints the page as it is shown, on "a4" or "letter". */
export function printOn(paper: string): void {
  if (!document.adoptedStyleSheets.includes(printRules)) document.adoptedStyleSheets.push(printRules);
  printRules.replaceSync(`@page{size:${paper}}`);
  print();
}

/** As much of an address as the title block has room for. */
const longest = 140;

/** The title block has the address with the choice; on other pages it does without a query. */
export function printWholeAddress(): void {
  const places = document.querySelectorAll("[data-local=address]");
  for (const element of places) element.setAttribute("data-own-value", "");
  addEventListener("beforeprint", () => {
    const address = location.host + location.pathname + location.search;
    const shown = address.length > longest ? `${address.slice(0, longest)}…` : address;
    for (const element of places) element.textContent = shown;
  });
}
