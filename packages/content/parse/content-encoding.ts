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
export const encodingFix =
  "Save the file in the encoding UTF-8 (in Windows’ Notepad: Save as, Encoding), and check the letters of this line.";

/** Reads a content file, which must be UTF-8. @throws the file system's error */
export function readContentFile(path: string): ContentText {
  const bytes = readFileSync(path);
  // Every byte that is not UTF-8 has become the sign of a lost character.
  const text = bytes.toString("utf8");
  return isUtf8(bytes) ? contentText(text) : { text, lossyLine: lineOfLoss(text) };
}

/** What is to be a content file. */
export const contentText = (text: string): ContentText => ({
  text,
  lossyLine: text.includes(lost) ? lineOfLoss(text) : undefined,
});

const lineOfLoss = (text: string): number => text.slice(0, text.indexOf(lost)).split("\n").length;
