import { withoutInvisible } from "../delivery/shown-fields.ts";

/**
 * Whether a spreadsheet would treat a text as a formula. Compatibility forms of the signs count too, such as full-width,
 * small and superscript ones (NFKC: https://www.unicode.org/reports/tr15/), and the minus sign. What is invisible before
 * them does not matter, because programs drop it when they import the file.
 */
const isFormula = (text: string): boolean => /^\s*[=+\-@\t\r\n|%\u2212]/.test(withoutInvisible(text).normalize("NFKC"));

/**
 * One row of CSV (RFC 4180). Cells that a spreadsheet would treat as a formula are prefixed with an apostrophe, which
 * makes them text: https://owasp.org/www-community/attacks/CSV_Injection. That includes telephone numbers with a "+".
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = String(cell ?? "");
    const safe = typeof cell === "string" && isFormula(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(",")}\r\n`;
}

/** Tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";
