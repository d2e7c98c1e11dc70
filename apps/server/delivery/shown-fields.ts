import { type Enquiry, enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";

// Format characters (bidirectional controls, zero-width characters, tags and others) and whatever else programs show as
// nothing, such as Hangul fillers. Variation selectors stay: they choose the form of the character before them, as in
// Japanese names. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
const invisible = "[\\p{Cf}[\\p{Default_Ignorable_Code_Point}--\\p{Variation_Selector}]]";

/** Scripts in which a joiner or non-joiner between two letters changes their forms: Persian, Indic and similar ones. */
const joiningScripts = "Arab Beng Deva Gujr Guru Knda Mlym Orya Sinh Syrc Taml Telu"
  .split(" ")
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join("");
const joiningLetter = `[[\\p{L}\\p{M}]&&[${joiningScripts}]]`;
// In older Malayalam spelling, a virama and a joiner also end words:
// https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
const neededJoiner = `(?<=${joiningLetter})[\\u200C\\u200D](?=${joiningLetter})|(?<=\\p{L}\\u0D4D)\\u200D`;
const notNeeded = new RegExp(`(?!${neededJoiner})${invisible}`, "gv");

/** A text without the characters that are invisible or change the direction of others. */
export const withoutInvisible = (text: string): string => text.replaceAll(notNeeded, "");

/**
 * An enquiry's fields as mails and lists show them: those of one line without invisible characters. With them, a sender
 * could make an address, a file name or a whole line look like another one, or two different names look equal. They are
 * removed, not made visible, because most come from copied text, and a marker for each would make it hard to read.
 *
 * The stored text stays as typed, and so do texts of several lines: their effect ends with their line, which is
 * indented (apps/server/delivery/enquiry-text.ts).
 */
export const shownFields = (fields: Enquiry): Enquiry =>
  Object.fromEntries(
    enquiryFieldNames.map((field) => [
      field,
      enquiryFields[field].kind === "lines" ? fields[field] : withoutInvisible(fields[field]).trim(),
    ]),
  ) as Enquiry;
