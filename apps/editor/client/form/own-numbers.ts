import type { FormSchema } from "../../wire.ts";

interface Entry {
  readonly id?: string;
}

/**
 * Gives each entry of a list with numbers (`numbered` in the schema) one of its own: a new entry has none, and a copy has
 * that of the entry above it.
 * @param free numbers that no entry of any file has
 */
export function withOwnNumbers(data: unknown, schema: FormSchema, free: readonly string[]): unknown {
  const values = data as Readonly<Record<string, unknown>>;
  const changed = Object.entries(schema.properties ?? {}).flatMap(([name, { items }]) => {
    const list = values[name];
    if (items?.properties?.["id"]?.["numbered"] !== true || !Array.isArray(list)) return [];
    const entries = list as readonly Entry[];
    const isOwn = ({ id = "" }: Entry, at: number) => id !== "" && entries.findIndex((one) => one.id === id) === at;
    if (entries.every(isOwn)) return [];
    const left = free.filter((number) => !entries.some(({ id }) => id === number));
    return [
      [name, entries.map((entry, index) => (isOwn(entry, index) ? entry : { ...entry, id: left.shift() ?? "" }))],
    ];
  });
  return changed.length > 0 ? { ...values, ...Object.fromEntries(changed) } : data;
}
