import { translate } from "@ttpl/testing/browsers/translation.ts";

/** What browsers and extensions do to a document. Each function runs in the page, so it must be self-contained. */

/** Changes one word of the heading. */
function changeOneWord(): void {
  const heading = document.querySelector("h1")?.firstChild;
  if (heading) heading.nodeValue = `${heading.nodeValue ?? ""}!`;
}

/** Adds attributes, elements and styles, also in forms, like password managers and writing assistants. */
function addThings(): void {
  document.documentElement.setAttribute("data-helper-installed", "");
  for (const control of document.querySelectorAll<HTMLElement>("input, textarea, button, a")) {
    control.setAttribute("data-helper-id", crypto.randomUUID());
    control.style.backgroundImage = "none";
    control.setAttribute("spellcheck", "false");
  }
  for (const control of document.querySelectorAll("input, textarea")) {
    const icon = document.createElement("helper-icon");
    icon.attachShadow({ mode: "open" }).append("⚿");
    control.after(icon);
  }
  for (const parent of document.querySelectorAll("body, main, article, form, [data-files] > *, ul, figure")) {
    parent.prepend(document.createElement("helper-root"));
    parent.append(document.createElement("helper-root"));
  }
  const styles = new CSSStyleSheet();
  styles.replaceSync("helper-root { display: none }");
  document.adoptedStyleSheets.push(styles);
}

/** Removes some nodes, like content blockers. */
function removeNodes(): void {
  const wanted = ["main p", "form label", "form p[id]", "figcaption", "aside p", "footer p", "meta"];
  for (const selector of wanted) document.querySelector(selector)?.remove();
}

export const outsideChanges = {
  "one word is changed": changeOneWord,
  "attributes, elements and styles are added": addThings,
  "some nodes are removed": removeNodes,
  "every text is translated": translate,
} as const;
