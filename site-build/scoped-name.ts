import { createHash } from "node:crypto";
import { relative } from "node:path";

const givenTo = new Map<string, string>();

/**
 * The name of a CSS module's class in the documents. Two characters tell it from its namesakes in other modules: every
 * document carries some hundred names, of which one character each is 90 bytes in gzip.
 * @throws Error where they do not tell two apart
 */
export function scopedName(name: string, file: string): string {
  const module = relative("", file.split("?")[0] ?? file);
  const hash = createHash("sha256").update(`${module} ${name}`).digest("base64url");
  const scoped = `${name}_${hash.slice(0, 2)}`;
  const other = givenTo.get(scoped) ?? module;
  if (other !== module) throw new Error(`.${name} in ${module} and in ${other} get the same name: rename one of them`);
  givenTo.set(scoped, module);
  return scoped;
}
