import pictures from "virtual:project-pictures";
import css from "./project-card.css?inline";
import type { AddressParameters } from "../../islands/address-parameters.ts";
import { addressOf, type Row } from "./rows.ts";

const titleOf = ({ element }: Row): HTMLAnchorElement | null => element.querySelector("th > a");

/** An element with others, or texts, in it. */
function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** A link of the row with what it leads to: the picture for each theme, whose caption says what it is. */
function pictured(link: HTMLAnchorElement): HTMLLIElement {
  const copy = made("a");
  copy.href = link.href;
  const small = pictures[link.pathname + link.search];
  for (const [index, file] of (small?.files ?? []).entries()) {
    const image = made("img");
    Object.assign(image, { src: file, alt: "", loading: "lazy", width: small?.width ?? 0, height: small?.height ?? 0 });
    if (small && small.files.length > 1) image.dataset["of"] = index === 0 ? "light" : "dark";
    copy.append(image);
  }
  copy.append(link.textContent ?? "");
  return made("li", copy);
}

/** What stands below a row when it is open: the values by which it is found, and its pictures. */
function cardOf({ element, names }: Row, facets: ReadonlyMap<string, string>): HTMLTableRowElement {
  const values = [...facets].flatMap(([facet, name]) => {
    const own = names.get(facet);
    return own ? [made("div", made("dt", name), made("dd", own.join(", ")))] : [];
  });
  const lists = [...element.querySelectorAll("[data-field=pictures], [data-field=deliverables]")].map((field) => {
    const name = field.firstChild?.textContent?.replace(/: $/, "") ?? "";
    return made("div", made("dt", name), made("dd", made("ul", ...[...field.querySelectorAll("a")].map(pictured))));
  });
  const cell = made("td", made("dl", ...values, ...lists));
  cell.colSpan = 3;
  const card = made("tr", cell);
  card.toggleAttribute("data-card", true);
  return card;
}

/**
 * Makes the name of each project open its card, and close it. The address has the one that is open, so that it can be sent
 * to others. Returns what puts the card back below its row once rows are hidden or sorted.
 * @param facets the names of what a card says, by what they are in addresses
 */
export function startCards(
  table: HTMLTableElement,
  rows: readonly Row[],
  facets: ReadonlyMap<string, string>,
  address: AddressParameters,
): () => void {
  let open: { readonly row: Row; readonly card: HTMLTableRowElement } | undefined;
  const byTitle = new Map(rows.map((row) => [titleOf(row), row]));
  const byAddress = new Map(rows.map((row) => [addressOf(row), row]));
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets.push(styles);

  function follow(): void {
    if (!open) return;
    open.row.element.after(open.card);
    open.card.hidden = open.row.element.hidden;
  }
  function show(row: Row | undefined): void {
    open?.card.remove();
    if (open) titleOf(open.row)?.setAttribute("aria-expanded", "false");
    open = row && { row, card: cardOf(row, facets) };
    if (row) titleOf(row)?.setAttribute("aria-expanded", "true");
    follow();
  }

  for (const title of byTitle.keys()) title?.setAttribute("aria-expanded", "false");
  table.addEventListener("click", (event) => {
    const row = byTitle.get((event.target as Element).closest<HTMLAnchorElement>("th > a"));
    if (!row || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isOpen = open?.row === row;
    address.replaceFragment(isOpen ? "" : addressOf(row));
    show(isOpen ? undefined : row);
  });
  const showAddressed = () => show(byAddress.get(location.hash));
  addEventListener("hashchange", showAddressed);
  showAddressed();
  return follow;
}
