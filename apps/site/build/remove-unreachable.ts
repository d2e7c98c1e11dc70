import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltDocument } from "./built-document.ts";
import { assetsNamed } from "./named-assets.ts";

/** Removes assets that no document references, directly or indirectly: the style sheets, whose rules the documents have. */
export async function removeUnreachable(folder: string, documents: readonly BuiltDocument[]): Promise<void> {
  const texts = documents.map(({ html }) => html);
  const named = new Set(await assetsNamed(folder, texts));
  for await (const name of glob("assets/**/*.*", { cwd: folder })) if (!named.has(name)) await rm(join(folder, name));
}
