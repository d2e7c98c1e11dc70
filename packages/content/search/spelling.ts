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

/** How many letters have to be changed, added, removed or swapped with their neighbor to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let from = 1; from <= a.length; from++) {
    const row = [from];
    for (let to = 1; to <= b.length; to++) {
      const isSame = a[from - 1] === b[to - 1];
      const swapped = a[from - 1] === b[to - 2] && a[from - 2] === b[to - 1];
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
  return last[b.length] ?? 0;
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
