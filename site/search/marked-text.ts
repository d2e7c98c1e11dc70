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

/** Characters of an excerpt, and how many of them stand before the first marked word. */
const [longest, before] = [190, 60];

/** The part of a text around the first word with one of the terms, or its beginning, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= longest) return text;
  const first = wordsIn(text).find(({ terms: own }) => own.some((term) => terms.has(term)))?.start ?? 0;
  const from = Math.min(first, text.length - longest) <= before ? 0 : text.indexOf(" ", first - before) + 1;
  const rest = text.slice(from);
  if (rest.length <= longest) return `… ${rest}`;
  return `${from > 0 ? "… " : ""}${rest.slice(0, rest.lastIndexOf(" ", longest))} …`;
}
