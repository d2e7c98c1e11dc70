/** Whether a setting is the mark of an entry, or those of a page. */
const isMark = (name: string, value: unknown): boolean => name === "confirmed" && typeof value === "object";

/** Entries without the marks of whether they were confirmed: no page gets them, nor the data of its islands. */
export function unmarked<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(unmarked) as Value;
  if (typeof value !== "object" || value === null) return value;
  const others = Object.entries(value).filter(([name, inner]) => !isMark(name, inner));
  return Object.fromEntries(others.map(([name, inner]) => [name, unmarked(inner)])) as Value;
}
