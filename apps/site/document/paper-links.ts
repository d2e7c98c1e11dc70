import { hasLetterPaper } from "../preferences/paper.ts";

/** Makes the links to documents lead to the visitor's size of paper, and those beside them to the other. */
export function choosePaper(): void {
  if (!hasLetterPaper()) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-letter]")) {
    const { letter = "" } = link.dataset;
    const other = link.parentElement?.querySelector<HTMLAnchorElement>("[data-a4]");
    if (other) {
      other.setAttribute("href", link.getAttribute("href") ?? "");
      const { a4 = "" } = other.dataset;
      other.ariaLabel = `${link.textContent}, ${a4}`;
      other.textContent = a4;
    }
    link.href = letter;
  }
}
