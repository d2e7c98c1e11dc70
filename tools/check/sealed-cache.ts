import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The file of a cache's seal; its other files are the program's that fills it. */
const sealName = "seal";

/** Of the names and contents of all files in a folder, and of what they were made with. */
function digestOf(folder: string, madeWith: string): string {
  const hash = createHash("sha256").update(madeWith);
  for (const name of readdirSync(folder).toSorted()) {
    if (name !== sealName) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}

/**
 * Makes a folder for the cache of a program, which may trust what it finds there: everything if the seal is that of the
 * files, and nothing otherwise, as after an interrupted run, on a damaged disk or with another version. The seal is
 * broken until `sealCache` sets it anew.
 * @param madeWith what the content depends on, and the program does not look at
 * @returns whether the folder can be used
 */
export function openCache(folder: string, madeWith: string): boolean {
  const seal = join(folder, sealName);
  try {
    const isIntact = existsSync(seal) && readFileSync(seal, "utf8") === digestOf(folder, madeWith);
    rmSync(isIntact ? seal : folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Seals the cache after a run of its program that was not interrupted. */
export function sealCache(folder: string, madeWith: string): void {
  try {
    writeFileSync(join(folder, sealName), digestOf(folder, madeWith));
  } catch {
    // The next run then begins without it.
  }
}
