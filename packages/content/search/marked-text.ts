import { wordsIn } from "./words.ts";

export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in parts, with those words marked that have one of the terms. */
export function markedParts(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { start, end, terms: own } of wordsIn(text)) {
    if (!own.some((term) => terms.has(term))) continue;
    parts.push({ text: text.slice(done, start), marked: false }, { text: text.slice(start, end), marked: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), marked: false }].filter((part) => part.text !== "");
}

/** Characters of an excerpt, and how many of them stand before the first marked word of a sentence that is longer. */
const [longest, before] = [190, 60];

/** Before a sentence, or a line of a list that was made one. */
const sentenceStart = /(?<=[.?!…][”’)]?) (?=[\p{Lu}\p{N}“(])/gu;

/** A part of a longer text around a place in it, cut between words. */
function around(text: string, place: number): string {
  const from = place <= before ? 0 : text.indexOf(" ", place - before) + 1;
  const start = from > 0 ? "… " : "";
  const rest = text.slice(from);
  if (rest.length <= longest) return start + rest;
  // A comma or a full stop before the dots would say nothing.
  return `${start}${rest.slice(0, rest.lastIndexOf(" ", longest)).replace(/[\s\p{Po}–]+$/u, "")} …`;
}

/**
 * The part of a text around the first word with one of the terms, or its beginning: as many whole sentences as there is
 * room for, or a part of a sentence that is longer.
 */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= longest) return text;
  const place = wordsIn(text).find(({ terms: own }) => own.some((term) => terms.has(term)))?.start ?? 0;
  const gaps = [...text.matchAll(sentenceStart)].map(({ index }) => index);
  const starts = [0, ...gaps.map((gap) => gap + 1)];
  const ends = [...gaps, text.length];
  const start = starts.findLast((one) => one <= place) ?? 0;
  const end = ends.findLast((one) => one > place && one - start <= longest);
  if (end === undefined) {
    const sentence = text.slice(start, Math.min(...ends.filter((one) => one > place)));
    return around(sentence, place - start);
  }
  // Where little follows, also what stands before.
  return text.slice(Math.min(start, starts.find((one) => end - one <= longest) ?? start), end);
}
