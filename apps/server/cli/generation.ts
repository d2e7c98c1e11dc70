import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { databaseFile, outboxDirectory } from "../store/configured-store.ts";
import { checksumLines, checksumOf, checksumsFile, hasChecksum, readChecksumLines } from "./checksums.ts";
import { CommandError } from "./command-error.ts";
import { checkLinks, copyTree, makeParents } from "./copy-tree.ts";

/** What a complete backup is called: its time, in UTC. Names sort by age. */
const complete = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
/** What one is called until it is complete. */
const partialSuffix = ".part";

/** How often something is copied that changes meanwhile. */
const tries = 3;

export interface GenerationOptions {
  /** The folder of all backups. */
  readonly root: string;
  /** How many backups are kept. */
  readonly kept: number;
  /** What is copied besides the enquiries: absolute paths, after "-" if they may be missing. */
  readonly paths: readonly string[];
  readonly dataDirectory: string;
  /** Copies the database into a file beside it, as the user to whom it belongs; undefined if there is none in a file. */
  readonly copyDatabase: ((target: string) => void) | undefined;
  readonly now?: Date;
  /** Called with each file of the backup before that is damaged. The new one has it from its source. */
  readonly onDamage: (file: string) => void;
}

/** The names of complete backups, oldest first. */
const generationsIn = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => complete.test(name))
    .toSorted();

/** Refuses what would be missed only when it is needed. Returns what there is. */
function presentPaths({ root, paths }: GenerationOptions): string[] {
  if (!existsSync(root)) throw new CommandError(`${root} does not exist: create the folder first`);
  return paths.flatMap((given) => {
    const path = given.replace(/^-/, "");
    if (!isAbsolute(path)) throw new CommandError(`${path} is not an absolute path`);
    if (!relative(resolve(path), resolve(root)).startsWith("..")) throw new CommandError(`${root} is inside ${path}`);
    if (existsSync(path)) return [resolve(path)];
    if (given === path) throw new CommandError(`${path} does not exist: correct or remove it`);
    return [];
  });
}

/** Copies what may change meanwhile, again and again until nothing of it does. */
function copySteadily(source: string, target: string, copy: () => void): void {
  for (let time = 1; ; time += 1) {
    try {
      copy();
      if (lstatSync(target).isDirectory()) checkLinks(source, target);
      return;
    } catch (error) {
      const isChange = error instanceof CommandError || (error as NodeJS.ErrnoException).code === "ENOENT";
      if (!isChange || time === tries) throw error;
      rmSync(target, { recursive: true, force: true });
    }
  }
}

/**
 * Makes a backup of everything in a folder of its own: the enquiries, and files and folders at the paths that they have.
 * It gets its name when it is complete and on the disk. Unchanged files are links to the backup before.
 * @returns its folder
 * @throws CommandError if it cannot be made
 */
export function makeGeneration(options: GenerationOptions): string {
  const { root, kept, copyDatabase, onDamage, now = new Date() } = options;
  const paths = presentPaths(options);
  const name = `${now.toISOString().slice(0, 19).replaceAll(":", "")}Z`;
  const partial = join(root, `${name}${partialSuffix}`);
  if (existsSync(join(root, name))) throw new CommandError(`${name} already exists: try again in a second`);
  mkdirSync(partial, { mode: 0o700 });
  try {
    const before = join(root, generationsIn(root).at(-1) ?? "none");
    const sumsBefore = readChecksumLines(join(before, checksumsFile));
    const sums = new Map<string, string>();
    const isIntact = (file: string): boolean => {
      const found = hasChecksum(sumsBefore, relative(before, file), checksumOf(file));
      if (!found) onDamage(file);
      return found;
    };
    const onFile = (file: string) => void sums.set(relative(partial, file), checksumOf(file));
    const add = (source: string, path = source): void => {
      makeParents(path, partial);
      const target = join(partial, path);
      copySteadily(source, target, () => copyTree(source, target, { earlier: join(before, path), isIntact, onFile }));
    };

    if (copyDatabase) addDatabase(resolve(databaseFile(options)), copyDatabase, add);
    const outbox = resolve(outboxDirectory(options));
    if (existsSync(outbox)) add(outbox);
    for (const path of paths) add(path);
    for (const path of sums.keys()) if (!existsSync(join(partial, path))) sums.delete(path);
    writeFileSync(join(partial, checksumsFile), checksumLines(sums));
    // A single wait for the disk, instead of one for each of thousands of files.
    if (spawnSync("sync", ["--file-system", partial]).status !== 0) throw new CommandError("the disk reports an error");
    renameSync(partial, join(root, name));
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  removeOld(root, kept);
  return join(root, name);
}

function addDatabase(
  file: string,
  copyDatabase: (target: string) => void,
  add: (source: string, path: string) => void,
): void {
  const copy = `${file}.backup`;
  // It has personal data that no erasure reaches.
  rmSync(copy, { force: true });
  try {
    copyDatabase(copy);
    add(copy, file);
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Removes what killed backups have left, and all but the newest backups. */
function removeOld(root: string, kept: number): void {
  const left = readdirSync(root).filter((name) => name.endsWith(partialSuffix));
  for (const name of [...left, ...generationsIn(root).slice(0, -kept)]) rmSync(join(root, name), { recursive: true });
}
