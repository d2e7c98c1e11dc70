/** Images on screens and nameplates of the models, and what each says: they must say what their drawings say. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const screensFolder = join(import.meta.dirname, "screens");
/** Of each image, the digest of its drawing's words when it was taken. */
export const takenFile = join(screensFolder, "taken.json");
export const taken = (): Record<string, string> =>
  existsSync(takenFile) ? (JSON.parse(readFileSync(takenFile, "utf8")) as Record<string, string>) : {};

/** Digest of the letters and digits in an SVG's texts, whoever wrote the file. */
export function wordsDigest(svg: string): string {
  const texts = [...svg.matchAll(/<text[\s>].*?<\/text>/gs)].map(([text]) => text.replaceAll(/<[^>]*>/g, ""));
  const words = texts.join("").replaceAll(/&#?\w+;|[^\p{L}\p{N}]/gu, "");
  return createHash("sha256").update(words).digest("hex").slice(0, 16);
}
