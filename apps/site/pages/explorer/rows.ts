import { nameOf } from "./choice.ts";

/** A project's row in the table. */
export interface Row {
  readonly element: HTMLTableRowElement;
  readonly values: ReadonlySet<string>;
  /** What was done, and the line below it. */
  readonly description: string;
  readonly detail: string;
  readonly size: string;
  readonly client: string;
  /** What it has besides, such as "Our part", by its name there. */
  readonly fields: ReadonlyMap<string, string>;
  readonly year: number | undefined;
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

/** The fragment that leads to a project, whatever its texts become. */
export const addressOf = ({ element }: Row): string => `#${element.id}`;

const fieldSelector = "[data-field]";
/** Where a story and its quote are linked to: not what the project is. */
const storySelector = "[data-field=story]";

/** The lines of a cell, without what stands after a name, and without buttons. */
const linesOf = (cell: Element | undefined): string[] =>
  [...(cell?.childNodes ?? [])]
    .filter((part) => !(part instanceof Element && part.matches(`${fieldSelector}, button`)))
    .map(({ textContent }) => plain(textContent ?? ""))
    .filter(Boolean);

/** "Our part: Programming" as a name and a value. */
const fieldsOf = (row: Element): Map<string, string> =>
  new Map(
    [...row.querySelectorAll(`${fieldSelector}:not(${storySelector})`)].map(({ textContent }) => {
      const [name = "", ...value] = plain(textContent ?? "").split(": ");
      return [name, value.join(": ")];
    }),
  );

/** A facet's groups of sizes are for filtering alone: "100 to 299 I/O" would be found by other sizes. */
const isNamed = (facet: string) => facet !== "size";
/** What our part was stands in the row, in the words for it. */
const isInRow = (facet: string) => facet === "role" || !isNamed(facet);

/** The names of the facets that are not in the rows, by what they are in addresses. */
export const facetNames = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...form.querySelectorAll("fieldset")].flatMap((fieldset) => {
      const facet = fieldset.querySelector("input")?.name ?? "";
      return !isInRow(facet) ? [[facet, plain(fieldset.querySelector("legend")?.textContent ?? "")]] : [];
    }),
  );

/** The facet and the name of each value, by its id. */
const valuesIn = (form: HTMLFormElement): Map<string, { facet: string; name: string }> =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map((box) => [
      box.value,
      { facet: box.name, name: plain(nameOf(box)) },
    ]),
  );

export function readRows(table: HTMLTableElement, form: HTMLFormElement): RowGroup[] {
  const values = valuesIn(form);
  return [...table.tBodies].map((element) => {
    const heading = element.rows[0]?.textContent ?? "";
    const rows = [...element.querySelectorAll<HTMLTableRowElement>("[data-values]")].map((row): Row => {
      const [project, size, client] = [...row.cells].map(linesOf);
      const [description = "", ...details] = project ?? [];
      const ids = row.dataset["values"]?.split(" ") ?? [];
      const names = new Map<string, string[]>();
      for (const { facet, name } of ids.flatMap((id) => values.get(id) ?? []))
        names.set(facet, [...(names.get(facet) ?? []), name]);
      const fields = fieldsOf(row);
      const year = plain(row.querySelector("[data-field=year]")?.textContent ?? "").match(/\d+$/);
      const texts = {
        description,
        detail: details.join("; "),
        size: size?.join(" ") ?? "",
        client: client?.join("; ") ?? "",
      };
      const named = [...names].flatMap(([facet, own]) => (isNamed(facet) ? own : []));
      return {
        ...texts,
        element: row,
        values: new Set(ids),
        fields,
        year: year ? Number(year[0]) : undefined,
        story: row.querySelector<HTMLAnchorElement>(`${storySelector} a`)?.href,
        names,
        text: [heading, ...Object.values(texts), ...fields.values(), ...named].join(" · "),
      };
    });
    return { element, rows };
  });
}

export const rowsIn = (groups: readonly RowGroup[]): Row[] => groups.flatMap(({ rows }) => rows);
