import { shortWord } from "./query-limits.ts";
import type { WantedWord } from "./words.ts";

/** Longer words are none, and would take long to compare. */
const longest = 40;

/** Whether a word may be another with a mistake. A designation is a name, and so is a short word in capitals. */
const mayBeMisspelt = ({ word, isAbbreviation }: WantedWord): boolean =>
  word.length >= shortWord && word.length <= longest && !isAbbreviation && !/\P{L}/u.test(word);

/** Letters of a word, or of its root, that may be wrong. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const inOrder = (word: string): string => [...word].toSorted().join("");

/**
 * Whether letters after the first have changed places: "pmup" is a pump. With any letter wrong a short word would become
 * another: HART is no cart.
 */
const isSwapped = (a: string, b: string): boolean => a[0] === b[0] && inOrder(a) === inOrder(b);

/** How many letters have to be changed, added, removed or swapped with their neighbour to make one word of the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
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

/** Those of some terms that are most like a word that none of them is; none if all of them are too different. */
export function wordsLike(wanted: WantedWord, terms: Iterable<string>): string[] {
  const [term = ""] = wanted.whole;
  let nearest = mayBeMisspelt(wanted) ? mistakesIn(term) : 0;
  let found: string[] = [];
  if (nearest === 0) return found;
  const isShort = wanted.word.length <= shortWord;
  for (const other of terms) {
    if (Math.abs(other.length - term.length) > nearest || (isShort && !isSwapped(term, other))) continue;
    const far = distance(term, other);
    if (far < nearest) found = [];
    if (far <= nearest) found.push(other);
    nearest = Math.min(nearest, far);
  }
  return found;
}
