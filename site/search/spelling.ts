import { shortWord } from "./query-limits.ts";

/** Longer words are none, and would take long to compare. */
const longest = 40;

/** Whether a word, as it is written, may be another with a mistake: a short one would become any, and a designation is a name. */
export const mayBeMisspelt = (word: string): boolean =>
  word.length > shortWord && word.length <= longest && !/\P{L}/u.test(word);

/** Letters of a word, or of its root, that may be wrong. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** How many letters have to be changed, added, removed or swapped with their neighbour to make one word of the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const swapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row.push(
        Math.min(
          (last[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (last[to - 1] ?? 0) + (isSame ? 0 : 1),
          swapped ? (before[to - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** Those of some words that are most like one that none of them is; none if all of them are too different. */
export function wordsLike(word: string, words: Iterable<string>): string[] {
  let nearest = mistakesIn(word);
  let found: string[] = [];
  if (nearest === 0) return found;
  for (const other of words) {
    if (Math.abs(other.length - word.length) > nearest) continue;
    const far = distance(word, other);
    if (far < nearest) found = [];
    if (far <= nearest) found.push(other);
    nearest = Math.min(nearest, far);
  }
  return found;
}
