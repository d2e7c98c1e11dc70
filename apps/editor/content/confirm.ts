import { kindOf } from "@ttpl/content/content-kinds.ts";
import { type Confirmable, confirmablesIn, type Mark } from "@ttpl/content/derive/confirmable.ts";
import { sourceFile } from "@ttpl/content/parse/source-file.ts";
import { readContentText, rewriteContentText } from "../editing/content-text.ts";
import { formSchema, keysAt } from "./form-schema.ts";
import { withValueAtPath } from "./own-value.ts";

/** Thrown if there is nothing to confirm; the message is for the owner. */
export class ConfirmError extends Error {}

/** Who confirms, and on which day. */
export type Word = Pick<Mark, "by" | "on">;

type Settings = Readonly<Record<string, unknown>>;

/** The latest text of each file: all are looked at after each save, and all but one are as they were. */
const latest = new Map<string, { readonly raw: string; readonly found: readonly Confirmable[] }>();

/** What of a file is to be confirmed, as a text of it says; nothing, if it cannot be read. */
export function confirmablesOf(name: string, raw: string): readonly Confirmable[] {
  const known = latest.get(name);
  if (known?.raw === raw) return known.found;
  const found = lookedFor(name, raw);
  latest.set(name, { raw, found });
  return found;
}

function lookedFor(name: string, raw: string): readonly Confirmable[] {
  const schema = kindOf(name)?.schema;
  const source = sourceFile(name, raw.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"));
  return schema && source.errors.length === 0 ? confirmablesIn(source, schema) : [];
}

/** Where the marks of a thing are, and what stands there then. */
function markedAt({ path, part, of }: Confirmable, parts: readonly Confirmable[], { by, on }: Word) {
  const mark = { by, on, of };
  if (part === undefined) return { at: [...path, "confirmed"], value: () => mark };
  // Without those of sections that are not there any more.
  const value = (now: unknown) =>
    Object.fromEntries(
      parts.flatMap((other): [string, unknown][] => {
        if (other.part === undefined) return [];
        if (other.part === part) return [[part, mark]];
        return other.mark ? [[other.part, (now as Settings)[other.part]]] : [];
      }),
    );
  return { at: ["confirmed"], value };
}

/**
 * The file's text with the word of somebody for some of what it says. No other line changes.
 * @param chosen from `confirmablesOf` of that text
 * @throws CannotEdit if that is not possible
 */
export function withMarks(name: string, raw: string, chosen: readonly Confirmable[], word: Word): string {
  const schema = formSchema(name, readContentText(name, raw).data);
  let text = raw;
  for (const one of chosen) {
    const { data } = readContentText(name, text);
    const { at, value } = markedAt(one, confirmablesOf(name, text), word);
    text = rewriteContentText(name, text, { data: withValueAtPath(data, at, value) }, (path) => keysAt(schema, path));
  }
  return text;
}

/** What is to be confirmed, as a page of the editor names it. */
export interface ToConfirm {
  readonly path: Confirmable["path"];
  readonly part?: string;
  /** The fingerprint of the words that were looked at. */
  readonly of: string;
}

/**
 * Confirms an entry or a part of a page under a name.
 * @throws ConfirmError if it is confirmed already, is gone, or says something else than what was looked at
 */
export function confirm(name: string, raw: string, { path, part, of }: ToConfirm, word: Word): string {
  const found = confirmablesOf(name, raw).find(
    (one) =>
      one.part === part && one.path.length === path.length && one.path.every((key, index) => key === path[index]),
  );
  if (!found) throw new ConfirmError("This is not there any more: nothing was confirmed. Load the page again.");
  if (found.of !== of)
    throw new ConfirmError("It has been changed meanwhile: nothing was confirmed. Look at it as it is now.");
  if (found.isConfirmed) throw new ConfirmError("This is confirmed already: nothing was changed.");
  return withMarks(name, raw, [found], word);
}

/** What a save has changed, and nobody has confirmed as it is now. */
export function changedBetween(name: string, before: string, after: string): Confirmable[] {
  const known = new Set(confirmablesOf(name, before).map(({ of }) => of));
  return confirmablesOf(name, after).filter(({ of, isConfirmed }) => !isConfirmed && !known.has(of));
}
