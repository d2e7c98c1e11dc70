/** Signs that the text of a page understands, and a setting does not: Markdown's and those of HTML. */
const signs = [
  /\*\*[^*\s](?:[^*]*[^*\s])?\*\*/,
  /(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])/,
  /(?<![\w_])__?[^_\s](?:[^_]*[^_\s])?__?(?![\w_])/,
  /`[^`]+`/,
  /\[[^\]]+\]\([^)\s]+\)/,
  /<\/?[a-z][a-z\d]*(?:\s[^>]*)?>/i,
  /^#{1,6} \S.*/m,
];

/** The first signs in a text that visitors would read as they are; undefined if there are none. */
export const formattingIn = (text: string): string | undefined =>
  signs.map((sign) => sign.exec(text)?.[0]).find((found) => found !== undefined);
