import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";

/** Thrown if there is no mark to confirm; the message is for the owner. */
export class ConfirmError extends Error {}

/**
 * Confirms the entry at `path`, or the file itself for an empty path: replaces the line `sample: true` by
 * `confirmed: { by, on }`. All other bytes stay.
 * @param text the file's text
 * @param isPage whether `text` is a page, whose settings are between two lines of hyphens
 * @param by who confirms
 * @param on the date, as in 2027-01-31
 * @throws ConfirmError if the entry is not a sample, or its mark is not on a line of its own
 */
export function confirm(
  text: string,
  path: readonly (string | number)[],
  { by, on }: { readonly by: string; readonly on: string },
  isPage = false,
): string {
  const parts = isPage ? pageParts(text) : { head: "", yaml: text };
  const { head, yaml } = parts ?? { head: "", yaml: "" };
  const offset = head.length;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === "sample") : undefined;
  const mark = pair && isScalar(pair.key) ? pair.key.range : undefined;
  if (!mark || !isScalar(pair?.value) || pair.value.value !== true) {
    throw new ConfirmError("This entry is not marked as a sample: nothing was changed.");
  }
  const [start] = mark;
  const end = pair.value.range?.[1] ?? start;
  const before = yaml.slice(yaml.lastIndexOf("\n", start - 1) + 1, start);
  const [after = ""] = /.*/.exec(yaml.slice(end)) ?? [];
  if (!/^[\s-]*$/.test(before) || !/^\s*(?:#.*)?$/.test(after)) {
    throw new ConfirmError("`sample: true` has to be on a line of its own: nothing was changed.");
  }
  const confirmed = `confirmed: { by: ${JSON.stringify(by)}, on: ${JSON.stringify(on)} }`;
  return text.slice(0, offset + start) + confirmed + text.slice(offset + end);
}
