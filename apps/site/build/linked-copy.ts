import { linkSync, mkdirSync, readdirSync, readlinkSync, copyFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** What commands write in the repository, and what is not needed to run it. */
const leftOut = new Set([".git", ".cache", "build", "data", "releases", "test-results"]);

/**
 * Copies a repository with its packages by links to the same files, which takes a second or two; on another file system,
 * by copies. Whoever writes to a file of the copy without replacing it changes the original.
 */
export function linkedCopy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  copyEntries(from, to, (name) => !leftOut.has(name));
}

function copyEntries(from: string, to: string, wanted: (name: string) => boolean = () => true): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!wanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      copyEntries(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
