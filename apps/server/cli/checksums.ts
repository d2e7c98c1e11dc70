import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";

/** The file of checksums beside what it is of, in the format of the program `sha256sum`. */
export const checksumsFile = "SHA256SUMS";

/** As much as is read at once. */
const chunk = 1 << 20;

/** The checksum of a file's content. */
export function checksumOf(file: string): string {
  const hash = createHash("sha256");
  const buffer = Buffer.alloc(chunk);
  const opened = openSync(file, "r");
  try {
    for (let read = readSync(opened, buffer); read > 0; read = readSync(opened, buffer))
      hash.update(buffer.subarray(0, read));
  } finally {
    closeSync(opened);
  }
  return hash.digest("hex");
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };

/** A line for a file. sha256sum marks a line whose name has escaped characters with a backslash. */
function lineOf([path, sum]: readonly [string, string]): string {
  const escaped = path.replaceAll(/[\\\n\r]/g, (character) => escapes[character] ?? character);
  return `${escaped === path ? "" : "\\"}${sum}  ${escaped}\n`;
}

/** What `sha256sum --check` reads, of paths and their checksums. */
export const checksumLines = (sums: ReadonlyMap<string, string>): string => [...sums].map(lineOf).join("");

/** The lines of a file of checksums. Missing ones are none. */
export function readChecksumLines(file: string): ReadonlySet<string> {
  try {
    return new Set(readFileSync(file, "utf8").split(/(?<=\n)/));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Set();
    throw error;
  }
}

/** Whether lines that were read have the checksum of a file. */
export const hasChecksum = (lines: ReadonlySet<string>, path: string, sum: string): boolean =>
  lines.has(lineOf([path, sum]));
