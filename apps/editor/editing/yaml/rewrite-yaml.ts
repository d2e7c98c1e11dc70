import { isDeepStrictEqual } from "node:util";
import { YAMLParseError } from "yaml";
import { insertEntry, moveEntry, removeEntry } from "./edit-list.ts";
import { removeKey, replaced, type Replacement, replacementOf, setEntry } from "./edit-value.ts";
import { type Edit, editsBetween } from "./edits-between.ts";
import { CannotEdit, type Parsed, parsed, type Path } from "./entries.ts";

/** The keys of the settings at a path, in the order in which they are written. */
export type KeyOrder = (path: Path) => readonly string[];

/** Applies an edit that is no replacement. */
function apply(now: Parsed, edit: Edit, orderAt: KeyOrder): string {
  switch (edit.kind) {
    case "set":
      return setEntry(now, edit.path, edit.value, orderAt(edit.path.slice(0, -1)));
    case "unset":
      return removeKey(now, edit.path);
    case "insert":
      return insertEntry(now, edit.path, edit.at, edit.value);
    case "remove":
      return removeEntry(now, edit.path, edit.at);
    case "move":
      return moveEntry(now, edit.path, edit.from, edit.to);
  }
}

/** The replacements for the edits up to the first that needs more than another text, number or boolean. */
function firstReplacements(now: Parsed, edits: readonly Edit[]): Replacement[] {
  const replacements: Replacement[] = [];
  for (const edit of edits) {
    const replacement = edit.kind === "set" ? replacementOf(now, edit.path, edit.value) : undefined;
    if (!replacement) break;
    replacements.push(replacement);
  }
  return replacements;
}

/** Applies edits. Each needs the places that those before it have left, but for replacements: they are made at once. */
function applyAll(whole: Parsed, edits: readonly Edit[], orderAt: KeyOrder): Parsed {
  let now = whole;
  for (let index = 0; index < edits.length;) {
    const replacements = firstReplacements(now, edits.slice(index));
    const [edit] = edits.slice(index);
    if (replacements.length > 0) now = parsed(replaced(now.text, replacements));
    else if (edit) now = parsed(apply(now, edit, orderAt));
    index += Math.max(1, replacements.length);
  }
  return now;
}

const cannotWrite = "The editor cannot write this change without touching other lines. Please change the file itself.";

/**
 * The YAML text with the data `now` in place of its own, in which only the lines of the changed values differ.
 * @throws CannotEdit if the result would not say exactly `now`; nothing is lost then
 */
export function rewriteYaml(text: string, now: unknown, orderAt: KeyOrder = () => []): string {
  const whole = text.endsWith("\n") ? text : `${text}\n`;
  let edited: Parsed;
  try {
    const old = parsed(whole);
    edited = applyAll(old, editsBetween(old.document.toJS(), now), orderAt);
    if (!isDeepStrictEqual(edited.document.toJS(), now)) throw new CannotEdit(cannotWrite);
  } catch (error) {
    // An unusual text, such as "---" as an entry, may have become YAML that says nothing.
    throw error instanceof YAMLParseError ? new CannotEdit(cannotWrite) : error;
  }
  return text.endsWith("\n") ? edited.text : edited.text.replace(/\n$/, "");
}
