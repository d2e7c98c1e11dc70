import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes what docs/deployment.md makes of the two Caddyfiles, with the editor's at the end, and returns its path. */
export function wholeCaddyfile(folder: string): string {
  const file = join(folder, "Caddyfile");
  writeFileSync(file, ["server", "editor"].map((app) => readFileSync(`apps/${app}/deploy/Caddyfile`, "utf8")).join(""));
  return file;
}
