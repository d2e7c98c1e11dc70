import regular from "../../styles/fonts/archivo-print-regular.woff2";
import semibold from "../../styles/fonts/archivo-print-semibold.woff2";

const family = "ArchivoPrint";
const cuts = Object.entries({ 400: regular, 600: semibold }).map(
  ([weight, url]) => new FontFace(family, `url(${url})`, { weight }),
);

/** Overrules the paper and the typeface of the site's own print styles. */
const printRules = new CSSStyleSheet();

/** Loads cuts of the typeface, as browsers print the letters of a variable font as drawings (Type 3). */
async function loadCuts(): Promise<void> {
  for (const cut of cuts) document.fonts.add(cut);
  // Without them, the page is printed as any other.
  await Promise.allSettled(cuts.map((cut) => cut.load()));
}

/** Prints the page as it is shown, on "a4" or "letter". */
export async function printOn(paper: string): Promise<void> {
  if (!document.adoptedStyleSheets.includes(printRules)) document.adoptedStyleSheets.push(printRules);
  printRules.replaceSync(`@page{size:${paper}}@media print{:root{--font:${family},Archivo,sans-serif}}`);
  await loadCuts();
  print();
}

/** What is chosen, in words: the names of the checked values, and what is searched for. */
export function chosenInWords(form: HTMLFormElement, search: string): string {
  const names = [...form.querySelectorAll(":checked")].map(
    (box) => box.parentElement?.querySelector("span")?.textContent ?? "",
  );
  return [...names, search].filter(Boolean).join("; ");
}
