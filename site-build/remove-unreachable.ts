import { glob, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuiltDocument } from "./built-document.ts";

/** React Router's hydration data and its SPA fallback page: this site is not hydrated. */
const unused = ["**/*.data", "__spa-fallback.html"];

/**
 * Removes unused files and all assets that no document references, directly or indirectly: modules that were only built
 * for their style rules, and the resulting style sheet.
 */
export async function removeUnreachable(folder: string, documents: readonly BuiltDocument[]): Promise<void> {
  for await (const name of glob(unused, { cwd: folder })) await rm(join(folder, name));
  const left = new Set<string>();
  for await (const name of glob("assets/**/*.*", { cwd: folder })) left.add(name);
  const texts = documents.map(({ html }) => html);
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const name of left) {
      if (!text.includes(basename(name))) continue;
      left.delete(name);
      if (name.endsWith(".js")) texts.push(await readFile(join(folder, name), "utf8"));
    }
  }
  for (const name of left) await rm(join(folder, name));
}
