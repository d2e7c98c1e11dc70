/** Columns of a line in content/: longer texts are folded. */
export const lineWidth = 122;

// A line that began with one of these would be read as a heading, a list or a rule.
const startsBlock = /^(?:[-+*=_#>|~`]|\d+[.)])/;

/** The words of a text, where two spaces in a row do not part words: a folded text would lose one. */
const wordsOf = (text: string): string[] => text.split(/(?<! ) (?! )/);

/** Folds words into lines of `width` columns. */
export function foldWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= width;
    if (last !== undefined && (fits || startsBlock.test(word))) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Folds `text` into lines of `width` columns, and keeps those of the old lines that are still right, from the first and
 * from the last, so that an edit changes as few lines as possible.
 */
export function refold(text: string, width: number, oldLines: readonly string[]): string[] {
  let rest = text;
  const head: string[] = [];
  for (const line of oldLines) {
    if (rest === line) return [...head, line];
    if (line === "" || !rest.startsWith(`${line} `)) break;
    head.push(line);
    rest = rest.slice(line.length + 1);
  }
  const tail: string[] = [];
  for (const line of oldLines.slice(head.length).toReversed()) {
    if (line === "" || !rest.endsWith(` ${line}`)) break;
    tail.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  // One word alone between kept lines reads badly and would grow into a file of short lines.
  if (tail.length > 0 && rest.length < width / 3) rest = `${rest} ${tail.shift()}`;
  const folded = foldWords(rest, width);
  const lines = [...head, ...folded, ...tail];
  const first = folded[0] ?? "";
  return head.length > 0 && startsBlock.test(first) ? foldWords(text, width) : lines;
}
