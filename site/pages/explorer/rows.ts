/** A project's row in the table. */
export interface Row {
  readonly element: HTMLTableRowElement;
  readonly values: ReadonlySet<string>;
  /** Its cells' texts, with plain spaces, without its fields. */
  readonly cells: readonly string[];
  /** What it has besides, such as "Our part", by its name there. */
  readonly fields: ReadonlyMap<string, string>;
  /** The address of its success story, if it has one. */
  readonly story: string | undefined;
  /** The names of its values by facet, as the form has them. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** What it is searched by: its group, its cells, and what it is besides. */
  readonly text: string;
}

/** The rows of a group, as they stand below its heading. */
export interface RowGroup {
  readonly element: HTMLTableSectionElement;
  readonly rows: readonly Row[];
}

/** Without the characters that keep words and figures together. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\u2060/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What was done, without the line below it. */
export const descriptionOf = ({ element }: Row): string => plain(element.cells[0]?.firstChild?.textContent ?? "");

/** The query that finds a project: the words of its description. */
export const addressOf = (row: Row): string => `?${new URLSearchParams({ q: descriptionOf(row) })}`;

const fieldSelector = "[data-field]";

/** The parts of a cell are separated, as they stand on lines of their own. */
const textOf = (cell: Element): string =>
  plain(
    [...cell.childNodes]
      .filter((part) => !(part instanceof Element && part.matches(fieldSelector)))
      .map(({ textContent }) => textContent)
      .join("; "),
  );

/** "Our part: Programming" as a name and a value. */
const fieldsOf = (row: Element): Map<string, string> =>
  new Map(
    [...row.querySelectorAll(fieldSelector)].map(({ textContent }) => {
      const [name = "", ...value] = plain(textContent ?? "").split(": ");
      return [name, value.join(": ")];
    }),
  );

/** A facet's groups of sizes are for filtering alone: "100 to 299 I/O" would be found by other sizes. */
const isNamed = (facet: string) => facet !== "size";

/** The names of the facets that are not in the cells, by what they are in addresses. */
export const facetNames = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...form.querySelectorAll("fieldset")].flatMap((fieldset) => {
      const facet = fieldset.querySelector("input")?.name ?? "";
      return isNamed(facet) ? [[facet, plain(fieldset.querySelector("legend")?.textContent ?? "")]] : [];
    }),
  );

/** The facet and the name of each value, by its id. */
const valuesIn = (form: HTMLFormElement): Map<string, { facet: string; name: string }> =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map((box) => [
      box.value,
      { facet: box.name, name: plain(box.parentElement?.querySelector("span")?.textContent ?? "") },
    ]),
  );

export function readRows(table: HTMLTableElement, form: HTMLFormElement): RowGroup[] {
  const values = valuesIn(form);
  return [...table.tBodies].map((element) => {
    const heading = element.rows[0]?.textContent ?? "";
    const rows = [...element.querySelectorAll<HTMLTableRowElement>("[data-values]")].map((row): Row => {
      const cells = [...row.cells].map(textOf);
      const ids = row.dataset["values"]?.split(" ") ?? [];
      const names = new Map<string, string[]>();
      for (const { facet, name } of ids.flatMap((id) => values.get(id) ?? []))
        names.set(facet, [...(names.get(facet) ?? []), name]);
      const named = [...names].flatMap(([facet, own]) => (isNamed(facet) ? own : []));
      const fields = fieldsOf(row);
      const story = row.cells[0]?.querySelector<HTMLAnchorElement>(":scope > a")?.href;
      const text = [heading, ...cells, ...fields.values(), ...named].join(" · ");
      return { element: row, values: new Set(ids), cells, fields, story, names, text };
    });
    return { element, rows };
  });
}

export const rowsIn = (groups: readonly RowGroup[]): Row[] => groups.flatMap(({ rows }) => rows);
