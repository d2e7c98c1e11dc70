/** Offers lines of values separated by commas as a file. */
export function saveTable(name: string, lines: readonly string[]): void {
  const link = document.createElement("a");
  // The mark at the start tells spreadsheets that it is UTF-8.
  link.href = URL.createObjectURL(new Blob([`\uFEFF${lines.join("\r\n")}\r\n`], { type: "text/csv" }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
