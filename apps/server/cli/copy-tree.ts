import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  type Stats,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "./command-error.ts";

/** What is made again from the rest of a git clone, or is of no use in another place. */
export const madeAgain: ReadonlySet<string> = new Set(["node_modules", "build", ".cache", "test-results"]);

/**
 * Folders of a clone of which only these are copied: the steps that the editor can undo. Enquiries may be there too, which a
 * backup has from their database, without what was erased.
 */
export const copiedOf: ReadonlyMap<string, readonly string[]> = new Map([["data", ["editor"]]]);

/** Two times of a file closer than this are the same, in milliseconds: not every file system keeps all digits. */
const sameTime = 2;

interface CopyOptions {
  /** Where an earlier copy of the tree may be. */
  readonly earlier?: string | undefined;
  /** Whether a file of the earlier copy is still what it was. If not, the source is copied again. */
  readonly isIntact: (earlier: string) => boolean;
  /** Called with each file of the copy. */
  readonly onFile: (target: string) => void;
  /** Of the folder itself, what is copied; without it, all. */
  readonly only?: readonly string[] | undefined;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Gives a copy the mode, the owner and the time of its source. */
function likeSource(target: string, { mode, uid, gid, atime, mtime }: Stats): void {
  if (isRoot()) chownSync(target, uid, gid);
  chmodSync(target, mode & 0o777);
  utimesSync(target, atime, mtime);
}

/** Git may be writing: what names objects is copied before the objects, which git writes first. */
const inOrder = (names: readonly string[], isGit: boolean): readonly string[] =>
  isGit
    ? names.toSorted((a, b) => Number(a === "objects") - Number(b === "objects") || (a < b ? -1 : 1))
    : names.toSorted();

const isUnchanged = (now: Stats, before: Stats | undefined): boolean =>
  before !== undefined &&
  before.isFile() &&
  now.size === before.size &&
  now.mode === before.mode &&
  Math.abs(now.mtimeMs - before.mtimeMs) < sameTime &&
  (!isRoot() || (now.uid === before.uid && now.gid === before.gid));

/**
 * Copies a file, a link or a folder with modes, owners and times. Of a git clone, what git and npm make again is left
 * out. Unchanged files become links to those of an earlier copy.
 * @throws an error with code ENOENT if something is removed meanwhile
 */
export function copyTree(source: string, target: string, options: CopyOptions): void {
  const now = lstatSync(source);
  if (now.isSymbolicLink()) {
    symlinkSync(readlinkSync(source), target);
    if (isRoot()) lchownSync(target, now.uid, now.gid);
  } else if (now.isDirectory()) {
    mkdirSync(target);
    const { only } = options;
    const names = readdirSync(source).filter((name) => only === undefined || only.includes(name));
    const isClone = names.includes(".git");
    const isGit = source.endsWith("/.git");
    for (const name of inOrder(names, isGit)) {
      if (name === "node_modules" || (isClone && madeAgain.has(name)) || (isGit && name.endsWith(".lock"))) continue;
      const earlier = options.earlier === undefined ? undefined : join(options.earlier, name);
      copyTree(join(source, name), join(target, name), {
        ...options,
        earlier,
        only: isClone ? copiedOf.get(name) : undefined,
      });
    }
    likeSource(target, now);
  } else if (now.isFile()) {
    const { earlier } = options;
    const before = earlier === undefined ? undefined : lstatSync(earlier, { throwIfNoEntry: false });
    if (earlier !== undefined && isUnchanged(now, before) && options.isIntact(earlier)) linkSync(earlier, target);
    else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      likeSource(target, now);
    }
    options.onFile(target);
  }
}

/** Makes the folders above a copy, each like the one that it stands for. */
export function makeParents(source: string, root: string): void {
  const folder = dirname(source);
  if (folder === dirname(folder)) return;
  makeParents(folder, root);
  const target = join(root, folder);
  if (existsSync(target)) return;
  mkdirSync(target);
  likeSource(target, lstatSync(folder));
}

/**
 * Whether all links of a copied tree lead somewhere that lead somewhere in its source: a release that was published
 * meanwhile may be missing.
 * @throws CommandError naming the first one that does not
 */
export function checkLinks(source: string, target: string): void {
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) checkLinks(from, to);
    else if (entry.isSymbolicLink() && existsSync(from) && !readlinkSync(to).startsWith("/") && !existsSync(to))
      throw new CommandError(`${from} was changed while it was copied`);
  }
}
