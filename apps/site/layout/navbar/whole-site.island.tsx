import sections from "virtual:site-sections";
import { hasLetterPaper } from "../../preferences/paper.ts";
import css from "./whole-site.css?inline";

/** A list of links; the page itself is marked. */
function listOf(pages: (typeof sections)[number]["pages"]): HTMLUListElement {
  const list = document.createElement("ul");
  list.append(
    ...pages.map(({ to, name, letter }) => {
      const [item, link] = [document.createElement("li"), document.createElement("a")];
      link.href = letter !== undefined && hasLetterPaper() ? letter : to;
      link.textContent = name;
      if (to === location.pathname) link.setAttribute("aria-current", "page");
      item.append(link);
      return item;
    }),
  );
  return list;
}

/** The entry of the panel for a section, below which its pages are listed. Sections outside of the navigation get one. */
function entryOf(panel: HTMLElement, { to, title }: (typeof sections)[number]): Element {
  const known = to && panel.querySelector(`:scope > ul > li:has(> a[href="${to}"])`);
  if (known) return known;
  const [item, name] = [document.createElement("li"), document.createElement(to ? "a" : "p")];
  if (name instanceof HTMLAnchorElement) name.href = to ?? "";
  name.textContent = title;
  item.toggleAttribute("data-added", true);
  item.append(name);
  panel.querySelector("ul")?.append(item);
  return item;
}

function addLists(panel: HTMLElement): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets.push(styles);
  const listed = new Set([...panel.querySelectorAll("a")].map((link) => link.pathname));
  for (const section of sections) {
    // Pages outside of sections may be entries themselves.
    const pages = section.to ? section.pages : section.pages.filter(({ to }) => !listed.has(to));
    if (pages.length > 0) entryOf(panel, section).append(listOf(pages));
  }
  // The panel lies over the content, and must not hide what has the focus.
  document.addEventListener("focusin", ({ target }) => {
    const isBehind = target instanceof Element && !target.closest("header > :first-child");
    if (
      isBehind &&
      document.documentElement.dataset["menu"] === "open" &&
      getComputedStyle(panel).position === "absolute"
    )
      panel.click();
  });
}

// Adds the pages of every section to the menu panel of wide screens. They are no part of the documents, as every page would
// have to carry them.
const menuPanel = document.getElementById("menu-panel");
const wide = matchMedia("(width >= 68.75rem)");
if (menuPanel && wide.matches) addLists(menuPanel);
else if (menuPanel) wide.addEventListener("change", () => addLists(menuPanel), { once: true });
