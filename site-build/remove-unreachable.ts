import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltDocument } from "./built-document.ts";
import { assetsNamed } from "./named-assets.ts";

/** React Router's hydration data and its SPA fallback page: this site is not hydrated. */
const unused = ["**/*.data", "__spa-fallback.html"];

/**
 * Removes unused files and all assets that no document references, directly or indirectly: modules that were only built
 * for their style rules, and the resulting style sheet.
 */
export async function removeUnreachable(folder: string, documents: readonly BuiltDocument[]): Promise<void> {
  for await (const name of glob(unused, { cwd: folder })) await rm(join(folder, name));
  const texts = documents.map(({ html }) => html);
  const named = new Set(await assetsNamed(folder, texts));
  for await (const name of glob("assets/**/*.*", { cwd: folder })) if (!named.has(name)) await rm(join(folder, name));
}
