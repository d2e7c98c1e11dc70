// Runs one of the checks that keep what they found in files that have not changed: by their content, not their dates
// (docs/decisions/0070-checks-side-by-side.md). Arguments: the check, further arguments of its program.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageProgram } from "../install/package-program.mjs";
import { manifestsOf } from "../install/workspaces.mjs";
import { openCache, sealCache } from "./sealed-cache.ts";

interface CachedCheck {
  /** A package, and its program. */
  readonly program: readonly [string, string];
  readonly args: readonly string[];
  /** The arguments for a cache in a folder. */
  cached(folder: string): readonly string[];
}

const checks: Readonly<Record<string, CachedCheck>> = {
  types: {
    program: ["typescript-native", "tsc"],
    args: ["--noEmit"],
    cached: (folder) => ["--incremental", "--tsBuildInfoFile", join(folder, "types.json")],
  },
  layers: {
    program: ["dependency-cruiser", "depcruise"],
    args: ["--config", ".dependency-cruiser.mjs"],
    cached: (folder) => ["--cache", folder, "--cache-strategy", "content"],
  },
};

/** Which packages there are, in which version, and what runs them: dependency-cruiser does not look at them again. */
const madeWith = () =>
  process.version + [...manifestsOf(root), "package-lock.json"].map((file) => readFileSync(file, "utf8")).join("\0");

const [name = "", ...further] = process.argv.slice(2);
const check = checks[name];
if (!check) throw new Error(`There is no cached check ${name}: ${Object.keys(checks).join(", ")}.`);
const root = process.cwd();
const folder = join(root, ".cache", "check", name);
const before = madeWith();
const isCached = openCache(folder, before);
const [node, script] = packageProgram(root, ...check.program);
const args = [script, ...check.args, ...(isCached ? check.cached(folder) : []), ...further];
const { status } = spawnSync(node, args, { stdio: "inherit" });
if (isCached && status !== null) sealCache(folder, before);
process.exitCode = status ?? 1;
