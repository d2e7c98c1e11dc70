/**
 * One row of CSV (RFC 4180). Cells that a spreadsheet would treat as a formula are prefixed with an apostrophe, which
 * makes them text: https://owasp.org/www-community/attacks/CSV_Injection. That includes telephone numbers with a "+".
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = String(cell ?? "");
    const safe = typeof cell === "string" && /^[\s]*[=+\-@\t\r\n|%＝＋－＠]/.test(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(",")}\r\n`;
}

/** Tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";
