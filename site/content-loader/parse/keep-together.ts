const space = " ";
const noBreakSpace = "\u00a0";

// A figure by itself: "1,850", "12.20", "6.0 × 2.4". Not a year or the number of a standard, which stand four digits long
// without a comma, and not the end of a name such as S7-1500.
const figureBeforeWord = /(?<![\p{L}\d.,–-])(?!\d{4} )\d(?:[\d.,–]*\d)? (?=[\p{L}%°×])/gu;

// What a number belongs to, before it ("API 520", "PCS 7", "Week 2"), and what goes on after a voltage ("24 V DC").
const spaceInDesignation =
  /(?<=(?<!\p{L})(?:\p{Lu}{2,5}|Alloy|Class|Days?|Division|[Ll]evels?|Part|[Ww]eek|Zone)) (?=\p{Lu}?\d|[IVX]+(?!\p{L}))|(?<=\d\u00a0CFR) (?=Part)|(?<=\d\u00a0V) (?=[AD]C|\d)|(?<=(?<!\p{L})3D) (?=\p{Ll})|(?<=\d and) (?=-\d)/gu;

// Names of two words, a level of conformance, a gas after its unit and its figure after it ("5 ppm Cl₂", "SO₂ 4,500"), and
// a dash, which ends its line and begins none.
const spaceInName =
  /(?<=\bOPC) (?=UA\b)|(?<=\bFactoryTalk) (?=View)|(?<=\bControl) (?=Expert)|(?<=\blevel) (?=A{1,3}\b)|(?<=\bppm) (?=\p{Lu})|(?<=\p{Lu}[₂₃]) (?=\d)| (?=– )/gu;

// A region's name: "US West Coast", "United Kingdom", "Western Canada".
const spaceInRegion = /(?<=(?<![\p{L}-])(?:US|United|(?:North|South|East|West)(?:ern)?)) (?=\p{Lu}\p{Ll})/gu;

// The halves of a name (South-East), the parts of a standard's or a product's number (IEC 61131-3, ISA-88, S7-1500), the
// ends of a range (300–500). CSS cannot forbid the break, and the typeface has no hyphen of its own for it.
const breakInName =
  /(?<=\p{Lu}\p{Ll}+-)(?=\p{Lu}\p{Ll})|(?<=(?:\b(?:ISA|S7|ISO|IEC|EN)(?:\u00a0\d[\d-]*)?-))(?=\d)|(?<=\d–)(?=\d)/gu;
const wordJoiner = "\u2060";

/**
 * Joins each figure to what it counts or measures ("14 weeks", "90 %", "3.75 m"), and what belongs together in a name, a
 * standard or a range, so that no line breaks between them.
 */
export const keepTogether = (text: string): string =>
  text
    .replaceAll(figureBeforeWord, (found) => found.replace(space, noBreakSpace))
    .replaceAll(spaceInDesignation, noBreakSpace)
    .replaceAll(spaceInName, noBreakSpace)
    .replaceAll(spaceInRegion, noBreakSpace)
    .replaceAll(breakInName, wordJoiner);
