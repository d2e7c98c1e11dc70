import { linkSync, mkdirSync, readdirSync, readlinkSync, copyFileSync, symlinkSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";

/** What commands write in the repository, and what is not needed to run it. */
export const leftOut: ReadonlySet<string> = new Set([".git", ".cache", "build", "data", "releases", "test-results"]);

/**
 * Copies a repository with its packages by links to the same files, which takes a second or two; on another file system,
 * by copies. Whoever writes to a file of the copy without replacing it changes the original.
 */
export function linkedCopy(from: string, to: string): void {
  linkedEntries(from, to, (name) => !leftOut.has(name));
}

/** Gives a copy of a repository, which has its files already, the packages that are installed in the repository. */
export function linkPackages(from: string, to: string): void {
  linkedEntries(from, to, (name) => name === "node_modules");
}

/** Links to packages of the repository itself become links to those of the copy. */
function linkedEntries(from: string, to: string, wanted: (name: string) => boolean): void {
  const copyLink = (source: string, target: string) => {
    const leadsTo = readlinkSync(source);
    const inside = isAbsolute(leadsTo) ? relative(from, leadsTo) : "..";
    const isOurs = !inside.startsWith("..") && !isAbsolute(inside);
    // Windows allows users only links of this kind; other systems know one kind only.
    symlinkSync(isOurs ? join(to, inside) : leadsTo, target, "junction");
  };
  const copyEntries = (source: string, target: string, names: (name: string) => boolean = () => true) => {
    mkdirSync(target, { recursive: true });
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      if (!names(entry.name)) continue;
      const [at, copy] = [join(source, entry.name), join(target, entry.name)];
      if (entry.isDirectory()) copyEntries(at, copy);
      else if (entry.isSymbolicLink()) copyLink(at, copy);
      else linkOrCopy(at, copy);
    }
  };
  copyEntries(from, to, wanted);
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
