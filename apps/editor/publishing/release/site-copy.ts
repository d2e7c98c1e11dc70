import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { leftOut, linkPackages } from "@ttpl/site/build/linked-copy.ts";
import { addWorkTree, forgetWorkTrees, GitError, hasFile, keptFolders } from "../../history/git.ts";
import { PublishError } from "./publish-error.ts";

/** Where copies are, in a repository: on its file system, and not in a folder that the development server watches. */
const copies = ".cache/publishing";

/** What a build may reuse of others, by digests. */
const reused = ".cache/build";

/** A copy of the repository that nobody edits. */
export interface SiteCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the repository as it is in a commit, so that a save while the site is built is not half in it. Without a commit,
 * or if it lacks the program, the files are copied as they are.
 * @throws PublishError if git refuses
 */
export function copySite(root: string, commit: string | undefined): SiteCopy {
  removeLeftovers(root);
  const target = join(root, copies, String(process.pid));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(root, copies), { recursive: true });
  const isWhole = commit !== undefined && hasFile(root, commit, "package.json");
  const folder = isWhole ? workTree(root, commit, target) : target;
  if (!isWhole) copyAsItIs(root, folder);
  linkPackages(root, folder);
  for (const name of [".cache", reused]) mkdirSync(join(name === reused ? root : folder, name), { recursive: true });
  symlinkSync(join(root, reused), join(folder, reused), "junction");
  return {
    folder,
    remove() {
      rmSync(target, { recursive: true, force: true });
      if (isWhole) forgetWorkTrees(root);
    },
  };
}

function workTree(root: string, commit: string, target: string): string {
  try {
    return addWorkTree(root, commit, target);
  } catch (error) {
    if (error instanceof GitError) throw new PublishError(`The site cannot be read from the history: ${error.message}`);
    throw error;
  }
}

/** No file is linked: a link counts as a change for programs that watch the original. */
function copyAsItIs(root: string, folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(root)) {
    if (leftOut.has(name) || name === "node_modules") continue;
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  const kept = keptFolders.filter((name) => existsSync(join(root, name)));
  for (const name of kept) replaceLinks(root, folder, name);
  // Again, until nothing has been saved meanwhile.
  for (let before = ""; before !== stateOf(root);) {
    before = stateOf(root);
    for (const name of kept) {
      rmSync(join(folder, name), { recursive: true, force: true });
      cpSync(realpathSync(join(root, name)), join(folder, name), { recursive: true, dereference: true });
    }
  }
}

/**
 * Makes folders of the copy of those on the way to a name that are links, such as one to the photos on another disk:
 * whatever is removed or written below a link is removed or written in the original.
 */
function replaceLinks(root: string, folder: string, name: string): void {
  const parts = name.split("/");
  for (const [index] of parts.entries()) {
    const at = parts.slice(0, index + 1).join("/");
    const copy = join(folder, at);
    if (!lstatSync(copy).isSymbolicLink()) continue;
    rmSync(copy);
    cpSync(realpathSync(join(root, at)), copy, { recursive: true, verbatimSymlinks: true });
  }
}

/** Names, sizes and times of all files that can be edited. */
function stateOf(root: string): string {
  const files = keptFolders.flatMap((name) => {
    const folder = join(root, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  });
  const states = files.map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return `${file} ${found?.size} ${found?.mtimeMs} ${found?.ino}`;
  });
  return states.join("\n");
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Copies whose publishing was killed. Others may be in use by one that publishes elsewhere. */
function removeLeftovers(root: string): void {
  if (!existsSync(join(root, copies))) return;
  const left = readdirSync(join(root, copies)).filter((name) => !isRunning(Number(name)));
  for (const name of left) rmSync(join(root, copies, name), { recursive: true, force: true });
}
