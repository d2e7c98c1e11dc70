import { createHash } from "node:crypto";
import { relative } from "node:path";

const modules = new Map<string, string>();

/**
 * The scoped name of a CSS module's class. Two characters of a hash distinguish classes of the same name: every
 * document has about a hundred class names, and one more character each costs 90 bytes in gzip.
 * @throws Error if two classes get the same name
 */
export function scopedName(name: string, file: string): string {
  const module = relative("", file.split("?")[0] ?? file);
  const hash = createHash("sha256").update(`${module} ${name}`).digest("base64url");
  const scoped = `${name}_${hash.slice(0, 2)}`;
  const other = modules.get(scoped) ?? module;
  if (other !== module) throw new Error(`.${name} in ${module} and in ${other} get the same name: rename one of them`);
  modules.set(scoped, module);
  return scoped;
}
