import { fork } from "node:child_process";
import type { Cell } from "./cells.ts";
import { readCsv } from "./read-csv.ts";
import type { XlsxAnswer } from "./read-xlsx.ts";
import { UnreadableSpreadsheet } from "./unreadable-spreadsheet.ts";

/** The largest spreadsheet that the editor takes, in bytes. */
export const mostSpreadsheetBytes = 5_000_000;

export interface Workbook {
  /** A CSV file has one, without a name. */
  readonly worksheets: readonly { readonly name: string; readonly rows: readonly (readonly Cell[])[] }[];
  readonly hasFormulas: boolean;
}

/** Limits within which a file of Excel is read: one of a kilobyte can ask for more memory than a computer has. */
const limits = { megabytes: 400, milliseconds: 30_000 };

/** Reads in a program of its own: in a thread, too little memory would end the editor as well. */
function readInProcess(bytes: Uint8Array): Promise<Workbook> {
  const reader = fork(new URL("./xlsx-process.ts", import.meta.url), {
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: "advanced",
    stdio: "ignore",
    timeout: limits.milliseconds,
    killSignal: "SIGKILL",
  });
  return new Promise<Workbook>((resolve, reject) => {
    reader.once("message", (answer: XlsxAnswer) => {
      if ("problem" in answer) reject(new UnreadableSpreadsheet(answer.problem));
      else resolve(answer);
    });
    reader.once("error", reject);
    reader.once("exit", () => {
      reject(
        new UnreadableSpreadsheet(
          "This file asks for far too much memory or time. Copy the rows into a new workbook, and drop that.",
        ),
      );
    });
    reader.send(bytes);
  });
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The worksheets of a file of Excel or a CSV file. @throws UnreadableSpreadsheet with what to do */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length === 0) throw new UnreadableSpreadsheet("This file is empty.");
  if (startsWith(bytes, 0x50, 0x4b)) return readInProcess(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableSpreadsheet(
      "This is a file of an old Excel (.xls), or one with a password. Save it as “Excel workbook (.xlsx)” without a password, and drop it again.",
    );
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw new UnreadableSpreadsheet(
      "This is a PDF and no spreadsheet. Save the spreadsheet as “Excel workbook (.xlsx)”, and drop that.",
    );
  }
  return { worksheets: [{ name: "", rows: readCsv(bytes) }], hasFormulas: false };
}
