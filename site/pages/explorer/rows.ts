/** A project's row in the table. */
export interface Row {
  readonly element: HTMLTableRowElement;
  readonly values: ReadonlySet<string>;
  /** Its cells' texts, with plain spaces. */
  readonly cells: readonly string[];
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

/** The parts of a cell are separated, as they stand on lines of their own. */
const textOf = (cell: Element): string => plain([...cell.childNodes].map(({ textContent }) => textContent).join("; "));

/** A facet's groups of sizes are for filtering alone: "100 to 299 I/O" would be found by other sizes. */
const isNamed = (facet: string) => facet !== "size";

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
      return { element: row, values: new Set(ids), cells, names, text: [heading, ...cells, ...named].join(" · ") };
    });
    return { element, rows };
  });
}

export const rowsIn = (groups: readonly RowGroup[]): Row[] => groups.flatMap(({ rows }) => rows);
