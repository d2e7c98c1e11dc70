import { readContentText } from "../editing/content-text.ts";
import { changesInWords } from "../content/changes.ts";
import { entryOf, rawText } from "../content/content-files.ts";
import { kindOf } from "@ttpl/content/content-kinds.ts";
import { formSchema } from "../content/form-schema.ts";
import type { FileChanges } from "../wire.ts";
import { changedSince, textsIn } from "./git.ts";

const currentText = (root: string, name: string): string | undefined => {
  try {
    return rawText(root, name);
  } catch {
    return undefined;
  }
};

/** What differs between two texts of a file, in words; undefined where there is no such file. */
export function changesOf(name: string, old: string | undefined, now: string | undefined): FileChanges {
  const read = (raw: string) => readContentText(name, raw);
  if (!kindOf(name))
    return { name, title: name, changes: [old === undefined ? "added" : now === undefined ? "removed" : "changed"] };
  try {
    const content = now === undefined ? undefined : read(now);
    const before = old === undefined ? undefined : read(old);
    const { kind, title } = entryOf(name, (content ?? before)?.data, new Map());
    const heading = `${kind}: ${title}`;
    if (!before || !content)
      return { name, title: heading, changes: [before ? "This file was removed" : "This file is new"] };
    const words = changesInWords(before, content, formSchema(name, content.data));
    return { name, title: heading, changes: words.length > 0 ? words : ["Comments or spaces"] };
  } catch {
    return { name, title: name, changes: ["It cannot be told in words"] };
  }
}

/** What differs from a commit, file by file, in words. */
export function changesSince(root: string, commit: string): FileChanges[] {
  const names = changedSince(root, commit);
  const before = textsIn(
    root,
    names.map((name) => ({ commit, name })),
  );
  return names.map((name, index) => changesOf(name, before[index], currentText(root, name)));
}
