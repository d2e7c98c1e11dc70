import { type ContentKind, contentKinds, kindOf } from "@ttpl/content/content-kinds.ts";
import { fileNames, rawText } from "../content/content-files.ts";
import { formSchema, misfitOf } from "../content/form-schema.ts";
import { readContentText } from "../editing/content-text.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import type { FormSchema, SpreadsheetListInfo } from "../wire.ts";

/** A list of content/ that can be had as a spreadsheet. */
export interface SpreadsheetList {
  readonly kind: ContentKind;
  /** The setting of its files that has the entries. */
  readonly entries: string;
}

/** The lists that can be had as a spreadsheet, by the names in addresses. */
export const spreadsheetLists: Readonly<Record<string, SpreadsheetList>> = {
  projects: { kind: contentKinds.projects, entries: "projects" },
  openings: { kind: contentKinds.departments, entries: "openings" },
  quotes: { kind: contentKinds.testimonials, entries: "quotes" },
};

/** The lists with their files, for the editor's page. */
export const spreadsheetListsOf = (root: string): SpreadsheetListInfo[] =>
  Object.entries(spreadsheetLists).map(([list, { kind }]) => ({
    list,
    title: kind.kind,
    files: fileNames(root).filter((name) => kindOf(name) === kind),
  }));

export type Entry = Readonly<Record<string, unknown>>;

export interface ListFile {
  readonly name: string;
  readonly raw: string;
  readonly schema: FormSchema;
  readonly entries: readonly Entry[];
  /** What the column of groups calls it; empty if the list has one file. */
  readonly group: string;
}

const stemOf = (name: string): string => name.replace(/^.*\/|\.yaml$/g, "");

/**
 * The files of a list as they are now.
 * @throws CannotEdit with the file, if one cannot be read
 */
export function filesOf(root: string, { kind, entries }: SpreadsheetList): ListFile[] {
  const read = fileNames(root)
    .filter((name) => kindOf(name) === kind)
    .map((name) => {
      try {
        const raw = rawText(root, name);
        const data = readContentText(name, raw).data as Entry;
        const schema = formSchema(name, data);
        const misfit = misfitOf(schema, data);
        if (misfit !== undefined) throw new CannotEdit(misfit);
        const list = (data[entries] ?? []) as readonly Entry[];
        return { name, raw, schema, entries: list, heading: String(data["heading"] ?? stemOf(name)) };
      } catch (error) {
        if (error instanceof CannotEdit)
          throw new CannotEdit(`${name} has an error, correct it first. ${error.message}`);
        throw error;
      }
    });
  const isTwice = (heading: string) => read.filter((file) => file.heading === heading).length > 1;
  return read.map(({ heading, ...file }) => {
    const own = isTwice(heading) ? `${heading} (${stemOf(file.name)})` : heading;
    return { ...file, group: kind.files.includes("*") ? own : "" };
  });
}
