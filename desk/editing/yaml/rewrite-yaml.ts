import { isDeepStrictEqual } from "node:util";
import { parse, YAMLParseError } from "yaml";
import { insertEntry, moveEntry, removeEntry } from "./edit-list.ts";
import { removeKey, setValue } from "./edit-value.ts";
import { type Edit, editsBetween } from "./edits-between.ts";
import { CannotEdit, type Path } from "./entries.ts";

/** The keys of the settings at a path, in the order in which they are written. */
export type KeyOrder = (path: Path) => readonly string[];

function apply(text: string, edit: Edit, orderAt: KeyOrder): string {
  switch (edit.kind) {
    case "set":
      return setValue(text, edit.path, edit.value, orderAt(edit.path.slice(0, -1)));
    case "unset":
      return removeKey(text, edit.path);
    case "insert":
      return insertEntry(text, edit.path, edit.at, edit.value);
    case "remove":
      return removeEntry(text, edit.path, edit.at);
    case "move":
      return moveEntry(text, edit.path, edit.from, edit.to);
  }
}

const cannotWrite = "The desk cannot write this change without touching other lines. Please change the file itself.";

/**
 * The YAML text with the data `now` in place of its own, in which only the lines of the changed values differ.
 * @throws CannotEdit if the result would not say exactly `now`; nothing is lost then
 */
export function rewriteYaml(text: string, now: unknown, orderAt: KeyOrder = () => []): string {
  const whole = text.endsWith("\n") ? text : `${text}\n`;
  let edited: string;
  try {
    edited = editsBetween(parse(whole), now).reduce((result, edit) => apply(result, edit, orderAt), whole);
    if (!isDeepStrictEqual(parse(edited), now)) throw new CannotEdit(cannotWrite);
  } catch (error) {
    // An unusual text, such as "---" as an entry, may have become YAML that says nothing.
    throw error instanceof YAMLParseError ? new CannotEdit(cannotWrite) : error;
  }
  return text.endsWith("\n") ? edited : edited.replace(/\n$/, "");
}
