/** A text that begins so would be read as another kind of block. */
const startsBlock = /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|~~~|```|(?:-\s*){3,}$|(?:_\s*){3,}$)/;
const startsOrderedList = /^(\d+)([.)])(?=\s|$)/;

/** Puts a backslash before what would begin a heading, a list or a quote. */
export const escapeStart = (text: string): string =>
  startsBlock.test(text) ? `\\${text}` : text.replace(startsOrderedList, "$1\\$2");

/** The text without the backslash of `escapeStart`. */
export function unescapeStart(text: string): string {
  const without = text.replace(/^\\/, "").replace(/^(\d+)\\(?=[.)](?:\s|$))/, "$1");
  return escapeStart(without) === text ? without : text;
}
