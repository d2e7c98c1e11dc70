import { stem } from "./stem.ts";
import type { WantedWord } from "./words.ts";

/** The term that two words of a query have if they are written as one: "compact logix" is "compactlogix". */
export const joinedTerm = (one: WantedWord, next: WantedWord): string => stem(one.word + next.word);

/** A part of a word that was written as one. Of a number, the beginning is enough: "ul508" finds "UL 508A". */
export interface WordPart {
  readonly term: string;
  readonly isBeginning: boolean;
}

/** As many groups as a telephone number has. */
const mostParts = 4;

/** Longer words are not names that somebody has written as one. */
const longest = 40;

/** Single letters are in most words: only a figure may stand alone, as in "PCS 7". */
const mayBePart = (text: string): boolean => text.length > 1 || /\d/.test(text);

/**
 * The fewest words that were written as one: "ul508a" is "ul" and "508a".
 * @param known all terms that documents have
 * @returns none if the word is not made of known terms
 */
export function partsOfJoined(word: string, known: ReadonlySet<string>, most = mostParts): readonly WordPart[] {
  const asOne = (text: string): WordPart | undefined => {
    if (!mayBePart(text)) return undefined;
    if (known.has(stem(text))) return { term: stem(text), isBeginning: false };
    const isBeginning = /^\d{3,}$/.test(text) && [...known].some((term) => term.startsWith(text));
    return isBeginning ? { term: text, isBeginning } : undefined;
  };
  let best: readonly WordPart[] = [];
  if (word.length > longest) return best;
  for (let index = 1; index < word.length; index++) {
    const head = stem(word.slice(0, index));
    if (!mayBePart(head) || !known.has(head)) continue;
    const rest = word.slice(index);
    const whole = asOne(rest);
    const tail = whole ? [whole] : most > 2 ? partsOfJoined(rest, known, most - 1) : [];
    if (tail.length > 0 && (best.length === 0 || tail.length < best.length - 1))
      best = [{ term: head, isBeginning: false }, ...tail];
  }
  return best;
}
