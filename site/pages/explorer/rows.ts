/** A project's row in the table. */
export interface Row {
  readonly element: HTMLTableRowElement;
  readonly values: ReadonlySet<string>;
  /** Its cells' texts, with plain spaces. */
  readonly cells: readonly string[];
  /** All its words in lower case, for searching. */
  readonly words: string;
}

/** The rows of a group, as they stand below its heading. */
export interface RowGroup {
  readonly element: HTMLTableSectionElement;
  readonly rows: readonly Row[];
}

/** Without the characters that keep words and figures together, and without accents. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\u2060/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** In the form in which texts are compared: lower case, "m3" for "m³". */
export const searchable = (text: string): string =>
  plain(text).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What was done, without the line below it. */
export const descriptionOf = ({ element }: Row): string => plain(element.cells[0]?.firstChild?.textContent ?? "");

/** The query that finds a project: the words of its description. */
export const addressOf = (row: Row): string => `?${new URLSearchParams({ q: descriptionOf(row) })}`;

/** The parts of a cell are separated, as they stand on lines of their own. */
const textOf = (cell: Element): string => plain([...cell.childNodes].map(({ textContent }) => textContent).join("; "));

export const readRows = (table: HTMLTableElement): RowGroup[] =>
  [...table.tBodies].map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLTableRowElement>("[data-values]")].map((row) => {
      const cells = [...row.cells].map(textOf);
      const heading = element.rows[0]?.textContent ?? "";
      return {
        element: row,
        values: new Set(row.dataset["values"]?.split(" ")),
        cells,
        words: searchable([heading, ...cells].join(" ")),
      };
    }),
  }));

export const rowsIn = (groups: readonly RowGroup[]): Row[] => groups.flatMap(({ rows }) => rows);
