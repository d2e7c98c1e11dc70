import type { Choice } from "./choice.ts";
import { type Row, searchable } from "./rows.ts";

/** Whether a row has any of the chosen values of each facet, and all words. `except` leaves a facet out. */
export function matches(row: Row, { facets, search }: Choice, except?: string): boolean {
  for (const [name, values] of facets)
    if (name !== except && !values.some((value) => row.values.has(value))) return false;
  return searchable(search)
    .split(" ")
    .every((word) => row.words.includes(word));
}

/** For each checkbox, the number of rows that it would show, given what is chosen in the other facets. */
export function countValues(
  form: HTMLFormElement,
  rows: readonly Row[],
  choice: Choice,
): [input: HTMLInputElement, count: number][] {
  const candidates = new Map<string, Row[]>();
  return [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map((input) => {
    const { name, value } = input;
    const those = candidates.get(name) ?? rows.filter((row) => matches(row, choice, name));
    candidates.set(name, those);
    return [input, those.filter((row) => row.values.has(value)).length];
  });
}
