import { readFileSync } from "node:fs";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const isUtf8 = (bytes: Buffer): boolean => {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** What stands for a character that was lost when a file was read in a wrong encoding and saved again. */
const lost = "\uFFFD";

/** A content file's text, and the first line of which a character is lost, from 1; undefined if there is none. */
export interface ContentText {
  readonly text: string;
  readonly lossyLine: number | undefined;
}

/** The fix for a line with a lost character, in the editor's words. */
export const encodingCure =
  "Save the file in the encoding UTF-8 (in Windows’ Notepad: Save as, Encoding), and check the letters of this line.";

/** Reads a content file, which must be UTF-8. @throws the file system's error */
export function readContentFile(path: string): ContentText {
  const bytes = readFileSync(path);
  const text = bytes.toString("utf8");
  if (isUtf8(bytes) && !text.includes(lost)) return { text, lossyLine: undefined };
  // Every byte that is not UTF-8 has become the same sign.
  return { text, lossyLine: text.slice(0, text.indexOf(lost)).split("\n").length };
}
