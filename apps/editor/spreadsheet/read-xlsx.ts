import readExcelFile from "read-excel-file/node";
import type { Cell } from "./cells.ts";
import { UnreadableSpreadsheet } from "./unreadable-spreadsheet.ts";
import { checkedXlsx } from "./xlsx-contents.ts";

/** What the reading of a file of Excel sends back. */
export type XlsxAnswer =
  | {
      readonly worksheets: readonly { readonly name: string; readonly rows: Cell[][] }[];
      readonly hasFormulas: boolean;
    }
  | { readonly problem: string };

/** Reads a file of Excel in this process: of one that is not known, `readWorkbook` keeps what it asks for within limits. */
export async function readXlsx(bytes: Uint8Array): Promise<XlsxAnswer> {
  try {
    const { bytes: checked, hasFormulas } = checkedXlsx(bytes);
    const worksheets = await readExcelFile(Buffer.from(checked), { trim: false });
    return {
      worksheets: worksheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Cell[][] })),
      hasFormulas,
    };
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return { problem: error.message };
    const cause = error instanceof Error ? error.message : String(error);
    return {
      problem: `This Excel workbook cannot be read (${cause}). Open it, save it again as “Excel workbook (.xlsx)”, and drop it again.`,
    };
  }
}
