import { fork } from "node:child_process";
import type { Cell } from "./cells.ts";
import { readCsv } from "./read-csv.ts";
import { UnreadableSheet } from "./unreadable-sheet.ts";
import type { XlsxAnswer } from "./xlsx-process.ts";

/** The largest spreadsheet that the editor takes, in bytes. */
export const mostSheetBytes = 5_000_000;

export interface Sheets {
  /** A CSV file has one, without a name. */
  readonly sheets: readonly { readonly name: string; readonly rows: readonly (readonly Cell[])[] }[];
  readonly hasFormulas: boolean;
}

/** Limits within which a file of Excel is read: one of a kilobyte can ask for more memory than a computer has. */
const limits = { megabytes: 400, milliseconds: 30_000 };

/** Reads in a program of its own: in a thread, too little memory would end the editor as well. */
function readXlsx(bytes: Uint8Array): Promise<Sheets> {
  const reader = fork(new URL("./xlsx-process.ts", import.meta.url), {
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: "advanced",
    stdio: "ignore",
    timeout: limits.milliseconds,
    killSignal: "SIGKILL",
  });
  return new Promise<Sheets>((resolve, reject) => {
    reader.once("message", (answer: XlsxAnswer) => {
      if ("problem" in answer) reject(new UnreadableSheet(answer.problem));
      else resolve(answer);
    });
    reader.once("error", reject);
    reader.once("exit", () => {
      reject(
        new UnreadableSheet(
          "This file asks for far too much memory or time. Copy the rows into a new workbook, and drop that.",
        ),
      );
    });
    reader.send(bytes);
  });
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** The sheets of a file of Excel or a CSV file. @throws UnreadableSheet with what to do */
export async function readSheets(bytes: Uint8Array): Promise<Sheets> {
  if (bytes.length === 0) throw new UnreadableSheet("This file is empty.");
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableSheet(
      "This is a file of an old Excel (.xls), or one with a password. Save it as “Excel workbook (.xlsx)” without a password, and drop it again.",
    );
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw new UnreadableSheet(
      "This is a PDF and no spreadsheet. Save the spreadsheet as “Excel workbook (.xlsx)”, and drop that.",
    );
  }
  return { sheets: [{ name: "", rows: readCsv(bytes) }], hasFormulas: false };
}
