import type { ColumnMetadata, Kysely } from "kysely";
import type { Tables } from "../schema.ts";
import type { ReadableRow } from "./readable-rows.ts";
import type { Value } from "./record.ts";

/** The tables, those first that others refer to, and whether their rows are carried over. A new one has to be added. */
const areCarried = {
  enquiry: true,
  delivery: true,
  delivery_event: true,
  operator_action: true,
  // Its only row is about the file itself.
  store_check: false,
} as const satisfies Record<keyof Tables, boolean>;

export type CarriedTable = {
  [Table in keyof Tables]: (typeof areCarried)[Table] extends true ? Table : never;
}[keyof Tables];
export const carriedTables = Object.entries(areCarried).flatMap(([table, isCarried]) =>
  isCarried ? [table as CarriedTable] : [],
);

/** An object with a value for each of the tables. */
export const byTable = <Result>(make: (table: CarriedTable) => Result): Record<CarriedTable, Result> =>
  Object.fromEntries(carriedTables.map((table) => [table, make(table)])) as Record<CarriedTable, Result>;

/** A row by the names of its columns. */
export type NamedRow = Record<string, Value>;

/** The columns of the tables, in the order in which rows store them: later migrations have added theirs at the end. */
export async function carriedColumns(db: Kysely<Tables>): Promise<Record<CarriedTable, readonly ColumnMetadata[]>> {
  const tables = await db.introspection.getTables();
  return byTable((table) => tables.find(({ name }) => name === table)?.columns ?? []);
}

const integerTypes: ReadonlySet<string> = new Set(["integer", "bigint"]);
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Whether a value can stand in a column. */
function fits(value: Value | undefined, { name, dataType, isNullable }: ColumnMetadata): boolean {
  if (value === null || value === undefined) return isNullable && name !== "id";
  if (typeof value === "number") return integerTypes.has(dataType.toLowerCase());
  return !integerTypes.has(dataType.toLowerCase()) && (name !== "id" || idPattern.test(value));
}

/**
 * Names a row's values. Columns that were added after it was stored are left out, and so have their default, and what is
 * missing at the end of a row that is cut off.
 * @returns undefined if it is not a row of this table
 */
export function namedRow({ values, isWhole }: ReadableRow, columns: readonly ColumnMetadata[]): NamedRow | undefined {
  if (values.length > columns.length) return undefined;
  const isRow = columns.every((column, index) =>
    index < values.length ? fits(values[index], column) : !isWhole || column.isNullable || column.hasDefaultValue,
  );
  const named = columns.slice(0, values.length).map(({ name }, index) => [name, values[index] ?? null] as const);
  return isRow ? Object.fromEntries(named) : undefined;
}
