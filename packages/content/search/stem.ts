/** Words of one root in British and American spelling: "odour" and "odor", "centre" and "center", "sulphur" and "sulfur". */
const american = (word: string): string =>
  word
    .replace(/(?<=\w{2})our/, "or")
    .replace(/(?<=cent|fib|lit|met|calib)re$/, "er")
    .replace(/(?<=\w{2}[iy])s(?=e(?:[ds]|rs?)?$|ing$|ation$)/, "z")
    .replace("sulph", "sulf")
    .replace("alumini", "alumin");

/** Endings that leave at least so many letters, one of them a vowel. */
const endings: readonly [RegExp, string][] = [
  [/(?<=\w{2})ies$/, "y"],
  // One of the two: "phases" loses no further letter.
  [/(?<=s|x|z|ch|sh)es$|(?<=\w{2}[^su])s$/, ""],
  [/(?<=[aeiouy]\w*)(?<=\w{3})(?:ing|ed)$/, ""],
  [/(?<=\w{3}[st])ion$/, ""],
  [/(?<=\w{4})(?<!ee|custom|contact)(?:er|or)$/, ""],
  [/(?<=\w{2})e$/, ""],
  [/(?<=\w{2})([^aeious])\1$/, "$1"],
];

/**
 * The root that forms of an English word share: "programmer", "programming" and "programs" become "program". It need not
 * be a word itself ("desalinat"). Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  return endings.reduce((root, [ending, replacement]) => root.replace(ending, replacement), american(word));
}
