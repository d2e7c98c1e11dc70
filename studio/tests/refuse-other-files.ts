/**
 * A proof holds until one of the studio's sources changes (proved.ts), so it must not depend on anything else in the
 * repository: what a test reads besides sources and results is refused.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { pictureFolder, root, studio } from "../catalog.ts";

const sources = new Set(inject("sources"));
const free = [studio, pictureFolder, join(root, "node_modules"), join(root, "build/unproved")].map((folder) =>
  join(folder, sep),
);

const refuse = (path: unknown): void => {
  if (typeof path !== "string" && !(path instanceof URL)) return;
  const file = path instanceof URL || path.startsWith("file:") ? fileURLToPath(path) : resolve(path);
  const isOurs = file.startsWith(join(root, sep)) && !free.some((folder) => join(file, sep).startsWith(folder));
  if (isOurs && !sources.has(file))
    throw new Error(
      `A test of the studio reads ${file}, which is none of its sources (studioSources in studio/proved.ts)`,
    );
};

for (const name of ["readFileSync", "readdirSync", "openSync", "createReadStream"] as const) {
  const read = fs[name] as (...all: unknown[]) => unknown;
  const guarded = (path: unknown, ...others: unknown[]) => {
    refuse(path);
    return read(path, ...others);
  };
  Object.assign(fs, { [name]: guarded });
}
syncBuiltinESMExports();
