import { readXlsx } from "./read-xlsx.ts";

// A program of its own (read-workbook.ts): it gets the bytes of one file, answers, and ends.
process.once("message", (bytes: Uint8Array) => {
  void readXlsx(bytes).then((answer) => process.send?.(answer, () => process.disconnect()));
});
