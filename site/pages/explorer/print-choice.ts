/** Overrules the paper of the site's own print styles. */
const paperRule = new CSSStyleSheet();

/** Prints the page as it is shown, on "a4" or "letter". */
export function printOn(paper: string): void {
  if (!document.adoptedStyleSheets.includes(paperRule)) document.adoptedStyleSheets.push(paperRule);
  paperRule.replaceSync(`@page{size:${paper}}`);
  print();
}

/** What is chosen, in words: the names of the checked values, and what is searched for. */
export function chosenInWords(form: HTMLFormElement, search: string): string {
  const names = [...form.querySelectorAll(":checked")].map(
    (box) => box.parentElement?.querySelector("span")?.textContent ?? "",
  );
  return [...names, search].filter(Boolean).join("; ");
}
