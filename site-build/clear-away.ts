import { glob, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * What React Router's build writes for its own start in the browser, which this site does not use (docs/decisions/0013):
 * pages' data in its own form, its manifest, and its page for unknown addresses.
 */
const unused = ["**/*.data", "__spa-fallback.html", "assets/manifest-*.js"];

export async function clearAway(folder: string): Promise<void> {
  for await (const name of glob(unused, { cwd: folder })) await rm(join(folder, name));
}
