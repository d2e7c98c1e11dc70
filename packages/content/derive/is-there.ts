import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "../built-files.ts";
import type { Content } from "../content.ts";

/** Whether the site has a page or a file at a path. */
export function isThere(path: string, { pages, publicFolder }: Pick<Content, "pages" | "publicFolder">): boolean {
  if (!path.startsWith("/")) return false;
  const file = join(publicFolder, path);
  return pages.has(path) || builtFiles.includes(path) || (existsSync(file) && statSync(file).isFile());
}
