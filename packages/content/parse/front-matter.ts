/** A page's file in its parts. Joined, they are its text. */
export interface PageParts {
  /** The line of hyphens before the settings, with a byte order mark if there is one. */
  readonly head: string;
  /** The settings, each line with its end. */
  readonly yaml: string;
  /** The line of hyphens after the settings. */
  readonly rule: string;
  readonly markdown: string;
}

// Editors on Windows may add a byte order mark and use CRLF line endings.
const pattern = /^(\uFEFF?---\r?\n)([\s\S]*?\n)(---(?:\r?\n|$))/;

/** Divides a page's text into settings and Markdown; undefined if it has no settings between two lines of hyphens. */
export function pageParts(text: string): PageParts | undefined {
  const [all = "", head = "", yaml = "", rule = ""] = pattern.exec(text) ?? [];
  return all === "" ? undefined : { head, yaml, rule, markdown: text.slice(all.length) };
}

export const lineCount = (text: string): number => text.split("\n").length - 1;
