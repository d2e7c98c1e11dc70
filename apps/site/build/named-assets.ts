import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * The assets of a build that these texts name, directly or in scripts and style sheets that they name: paths such as "assets/a-1234.js",
 * sorted.
 */
export async function assetsNamed(folder: string, texts: readonly string[]): Promise<string[]> {
  const left = new Set<string>();
  for await (const name of glob("assets/**/*.*", { cwd: folder })) left.add(name);
  const named: string[] = [];
  const unread = [...texts];
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const name of left) {
      if (!text.includes(basename(name))) continue;
      left.delete(name);
      named.push(name);
      if (/\.(?:js|css)$/.test(name)) unread.push(await readFile(join(folder, name), "utf8"));
    }
  }
  return named.toSorted();
}
