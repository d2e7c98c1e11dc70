const space = " ";
const noBreakSpace = "\u00a0";

// A figure by itself: "1,850", "12.20", "6.0 × 2.4". Not a year or the number of a standard, which stand four digits long
// without a comma, and not the end of a name such as S7-1500.
const figureBeforeWord = /(?<![\p{L}\d.,–-])(?!\d{4} )\d(?:[\d.,–]*\d)? (?=[\p{L}%°×])/gu;

// A standard, size or step and its number: ASME B31.3, DN 100, Week 2. Not a year after one of them, and not "ISO 9001" alone.
const numberAfterName =
  /(?<=(?<!\p{L})(?:AISC|API|ASME|Class|Days?|Division|DN|EN|IEC|IS|ISO|[Ll]evels?|NFPA|Part|UL|[Ww]eek|Zone)) (?!\d{4}(?![\d:]))(?=\d|B\d|[IVX]+(?!\p{L}))/gu;

// The halves of a name, as in South-East. CSS cannot forbid the break, and the typeface has no hyphen of its own for it.
const hyphenInName = /(?<=\p{Lu}\p{Ll}+-)(?=\p{Lu}\p{Ll})/gu;
const wordJoiner = "\u2060";

/**
 * Joins each figure to what it counts or measures ("14 weeks", "90 %", "3.75 m"), a standard to its number, and the halves
 * of a name, so that no line breaks between them.
 */
export const keepTogether = (text: string): string =>
  text
    .replaceAll(figureBeforeWord, (found) => found.replace(space, noBreakSpace))
    .replaceAll(numberAfterName, noBreakSpace)
    .replaceAll(hyphenInName, wordJoiner);
