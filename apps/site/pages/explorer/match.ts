import type { Choice } from "./choice.ts";
import type { Row } from "./rows.ts";

/** Whether a row has the words that are searched for. */
export type HasWords = (row: Row) => boolean;

/** Whether a row has any of the chosen values of each facet, and all words. `except` leaves a facet out. */
export function matches(row: Row, { facets }: Choice, hasWords: HasWords, except?: string): boolean {
  for (const [name, values] of facets)
    if (name !== except && !values.some((value) => row.values.has(value))) return false;
  return hasWords(row);
}

/** For each checkbox, the number of rows that it would show, given what is chosen in the other facets. */
export function countValues(
  form: HTMLFormElement,
  rows: readonly Row[],
  choice: Choice,
  hasWords: HasWords,
): [input: HTMLInputElement, count: number][] {
  const candidates = new Map<string, Row[]>();
  return [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map((input) => {
    const { name, value } = input;
    const those = candidates.get(name) ?? rows.filter((row) => matches(row, choice, hasWords, name));
    candidates.set(name, those);
    return [input, those.filter((row) => row.values.has(value)).length];
  });
}
