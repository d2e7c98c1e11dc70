import type { FormSchema } from "../wire.ts";
import type { Entry, ListFile, SpreadsheetList } from "./lists.ts";

/** A column of a spreadsheet, which has one value of each entry. */
export interface Column {
  readonly title: string;
  /** The keys from the entry to the value. */
  readonly path: readonly [string] | readonly [string, string];
  readonly schema: FormSchema;
}

/** The column that says which entry a row is. */
export const keyTitle = "Key (leave as it is)";

/** The title of the column of groups; undefined if the list has one file. */
export const groupTitle = ({ kind }: SpreadsheetList, [file]: readonly ListFile[]): string | undefined =>
  kind.files.includes("*") ? (file?.schema.properties?.["heading"]?.title ?? "Group") : undefined;

const isPlain = ({ type, items }: FormSchema): boolean =>
  type === "string" || type === "integer" || type === "number" || (type === "array" && items?.type === "string");

/** The columns of a list, in the order of its form. A value that no cell can show has none, and stays as it is. */
export function columnsOf({ entries }: SpreadsheetList, [file]: readonly ListFile[]): Column[] {
  const fields = file?.schema.properties?.[entries]?.items?.properties ?? {};
  return Object.entries(fields).flatMap(([key, schema]): Column[] => {
    const title = schema.title ?? key;
    if (isPlain(schema)) return [{ title, path: [key], schema }];
    return Object.entries(schema.properties ?? {}).flatMap(([inner, innerSchema]): Column[] =>
      isPlain(innerSchema) && innerSchema["derived"] !== true
        ? [{ title: `${title}: ${innerSchema.title ?? inner}`, path: [key, inner], schema: innerSchema }]
        : [],
    );
  });
}

/** The value of an entry in a column. */
export function valueIn(entry: Entry, [key, inner]: Column["path"]): unknown {
  const value = entry[key];
  return inner === undefined ? value : (value as Entry | undefined)?.[inner];
}

/** An entry with another value in a column; undefined removes it, and settings that become empty with it. */
export function withValueIn(entry: Entry, [key, inner]: Column["path"], value: unknown): Entry {
  const now = inner === undefined ? value : withKey((entry[key] ?? {}) as Entry, inner, value);
  const isEmpty = inner !== undefined && Object.keys(now as Entry).length === 0;
  return withKey(entry, key, isEmpty ? undefined : now);
}

const withKey = (settings: Entry, key: string, value: unknown): Entry => {
  const others = Object.entries({ ...settings, [key]: value });
  return Object.fromEntries(others.filter(([name, inner]) => name !== key || inner !== undefined));
};
