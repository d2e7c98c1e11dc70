import readExcelFile from "read-excel-file/node";
import type { Cell } from "./cells.ts";
import { UnreadableSheet } from "./unreadable-sheet.ts";
import { checkedXlsx } from "./xlsx-contents.ts";

/** What the reading of a file of Excel sends back. */
export type XlsxAnswer =
  | { readonly sheets: readonly { readonly name: string; readonly rows: Cell[][] }[]; readonly hasFormulas: boolean }
  | { readonly problem: string };

async function read(bytes: Uint8Array): Promise<XlsxAnswer> {
  try {
    const { bytes: checked, hasFormulas } = checkedXlsx(bytes);
    const sheets = await readExcelFile(Buffer.from(checked), { trim: false });
    return {
      sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Cell[][] })),
      hasFormulas,
    };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { problem: error.message };
    const cause = error instanceof Error ? error.message : String(error);
    return {
      problem: `This Excel workbook cannot be read (${cause}). Open it, save it again as “Excel workbook (.xlsx)”, and drop it again.`,
    };
  }
}

// A program of its own (read-sheets.ts): it gets the bytes of one file, answers, and ends.
process.once("message", (bytes: Uint8Array) => {
  void read(bytes).then((answer) => process.send?.(answer, () => process.disconnect()));
});
