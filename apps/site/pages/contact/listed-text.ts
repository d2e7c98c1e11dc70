import { type ListedItem, plain } from "../../enquiry-list/stored-list.ts";

const lineOf = ({ name, at }: ListedItem, origin: string): string => `- ${plain(name)}: ${origin}${at}\n`;

/** The items as text for the head of a comment: a line each, with its address. */
export const listedText = (items: readonly ListedItem[], opening: string, origin: string): string =>
  items.length === 0 ? "" : `${opening}\n${items.map((item) => lineOf(item, origin)).join("")}\n`;

/** What a comment contains of the list. */
export interface Insertion {
  readonly comment: string;
  /** The text at its head, as it was inserted. */
  readonly inserted: string;
  /** The addresses of the listed items that were inserted, even if the visitor has deleted their lines. */
  readonly known: readonly string[];
}

interface Room {
  readonly opening: string;
  readonly origin: string;
  /** The longest comment. */
  readonly max: number;
}

/**
 * Puts the list at the head of the comment. While the visitor leaves the inserted text as it is, it is
 * updated with the list. Once he has edited it, new items are added above it, and nothing else changes. `left` are the
 * items that did not fit.
 */
export function insertList(
  items: readonly ListedItem[],
  { comment, inserted, known }: Insertion,
  { opening, origin, max }: Room,
): Insertion & { readonly left: readonly ListedItem[] } {
  const untouched = comment.startsWith(inserted);
  const typed = untouched ? comment.slice(inserted.length) : comment;
  const wanted = items.filter(
    (item) => !known.includes(item.at) || (untouched && inserted.includes(lineOf(item, origin))),
  );
  let count = wanted.length;
  while (count > 0 && listedText(wanted.slice(0, count), opening, origin).length + typed.length > max) count -= 1;
  const fitting = wanted.slice(0, count);
  const left = wanted.slice(count);
  const listed = items.filter((item) => known.includes(item.at) || fitting.includes(item)).map(({ at }) => at);
  if (!untouched && count === 0) return { comment, inserted, known: listed, left };
  const text = listedText(fitting, opening, origin);
  return { comment: text + typed, inserted: text, known: listed, left };
}

/** Ends the comment with a checklist, to be filled in. `answer` is the place behind its first point. */
export function endWithChecklist(comment: string, name: string, needs: readonly string[]) {
  const gap = comment === "" || comment.endsWith("\n\n") ? "" : comment.endsWith("\n") ? "\n" : "\n\n";
  const [first = "", ...others] = needs.map((need) => `- ${need}: `);
  const head = `${comment}${gap}${name}:\n${first}`;
  return { comment: `${[head, ...others].join("\n")}\n`, answer: head.length };
}
