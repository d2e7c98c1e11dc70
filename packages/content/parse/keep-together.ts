const space = " ";
const noBreakSpace = "\u00a0";

// A number by itself: "1,850", "12.20", "6.0 × 2.4". Neither a year or the number of a standard, which have four digits
// and no comma, nor the end of a name such as S7-1500.
const figureBeforeWord = /(?<![\p{L}\d.,–-])(?!\d{4} )\d(?:[\d.,–]*\d)? (?=[\p{L}%°×])/gu;

// A space between a designation and its number ("API 520", "PCS 7", "Week 2"), and within a voltage ("24 V DC").
const spaceInDesignation =
  /(?<=(?<!\p{L})(?:\p{Lu}{2,5}|Alloy|Class|Days?|Division|[Ll]evels?|Part|[Ww]eek|Zone)) (?=\p{Lu}?\d|[IVX]+(?!\p{L}))|(?<=\d\u00a0CFR) (?=Part)|(?<=\d\u00a0V) (?=[AD]C|\d)|(?<=(?<!\p{L})3D) (?=\p{Ll})|(?<=\d and) (?=-\d)/gu;

// Names of two words, a conformance level, a gas after its unit or before its value ("5 ppm Cl₂", "SO₂ 4,500"), a currency
// and its amount ("₹ 5 crore"), and the space before a dash, so that a dash ends a line and never starts one.
const spaceInName =
  /(?<=\bOPC) (?=UA\b)|(?<=\bFactoryTalk) (?=View)|(?<=\bControl) (?=Expert)|(?<=\blevel) (?=A{1,3}\b)|(?<=\bppm) (?=\p{Lu})|(?<=\p{Lu}[₂₃]) (?=\d)|(?<=\p{Sc}) (?=\d)| (?=– )/gu;

// Names of regions: "US West Coast", "United Kingdom", "Western Canada".
const spaceInRegion = /(?<=(?<![\p{L}-])(?:US|United|(?:North|South|East|West)(?:ern)?)) (?=\p{Lu}\p{Ll})/gu;

// The halves of a name (South-East), the parts of a standard's or product's number (IEC 61131-3, ISA-88, S7-1500) and of a
// tag (XV-112), the ends of a range (300–500). CSS cannot prevent these breaks, and the typeface has no non-breaking hyphen.
const breakInName =
  /(?<=\p{Lu}\p{Ll}+-)(?=\p{Lu}\p{Ll})|(?<=(?:\b(?:ISA|S7|ISO|IEC|EN)(?:\u00a0\d[\d-]*)?-))(?=\d)|(?<=(?<![\p{L}\d])\p{Lu}{1,5}-)(?=\d\d)|(?<=\d–)(?=\d)/gu;
const wordJoiner = "\u2060";

/**
 * Prevents line breaks between a number and what it counts or measures ("14 weeks", "90 %", "3.75 m"), and within a
 * name, a standard or a range.
 */
export const keepTogether = (text: string): string =>
  text
    .replaceAll(figureBeforeWord, (found) => found.replace(space, noBreakSpace))
    .replaceAll(spaceInDesignation, noBreakSpace)
    .replaceAll(spaceInName, noBreakSpace)
    .replaceAll(spaceInRegion, noBreakSpace)
    .replaceAll(breakInName, wordJoiner);
