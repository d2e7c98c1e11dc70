import { spawnSync } from "node:child_process";
import { createHash, hash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { releaseVariable } from "@ttpl/content/loaders.ts";
import { severalPackages } from "./read-folders.ts";

/** Of which inputs a build was made, and what it wrote. */
interface BuildRecord {
  /** What is no file: the program, its settings, the day, the commit. */
  readonly circumstances: string;
  /** The entries of the root folder and the packages from which the build read, with a digest of all that is in them. */
  readonly inputs: Readonly<Record<string, string>>;
  /** A digest of all that the build wrote. */
  readonly outputs: string;
}

/** Increment this when a record of an earlier version must not count. */
const version = 1;

const recordFile = "build/inputs.json";
const outputFolder = "build/client";

/** What a build reads in them does not make another site: its own results, caches with digests, and the history. */
const ownResults = new Set(["build", ".cache", ".git", "test-results"]);

/** Of packages, the list that npm writes when it has installed them stands for their files. */
const packageList = "node_modules/.package-lock.json";

function addFiles(path: string, name: string, files: Map<string, string>): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) files.set(name, "absent");
  else if (found.isFile()) files.set(name, hash("sha256", readFileSync(path)));
  else if (found.isDirectory())
    for (const entry of readdirSync(path)) {
      if (entry !== "node_modules") addFiles(join(path, entry), `${name}/${entry}`, files);
    }
}

/** A digest of the names and contents of all files in a folder, or of a file. */
function digestOf(root: string, name: string): string {
  const files = new Map<string, string>();
  addFiles(join(root, name), name, files);
  const digest = createHash("sha256");
  for (const [file, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    digest.update(`${file}\0${content}\0`);
  return digest.digest("hex");
}

const inputDigest = (root: string, name: string): string =>
  digestOf(root, name === "node_modules" ? packageList : name);

/** Everything but files on which a build depends. */
function circumstances(root: string): string {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  const day = new Date().toISOString().slice(0, 10);
  const { version: node, platform, arch } = process;
  return JSON.stringify([
    version,
    node,
    platform,
    arch,
    day,
    process.env["REHEARSAL"],
    process.env[releaseVariable],
    stdout,
  ]);
}

/** The files of the root folder itself, where tools look for their settings by themselves. */
const rootFiles = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Whether the last build would be the same if it were made now. A record that cannot be read is none. */
export function isUpToDate(root: string): boolean {
  let record: BuildRecord;
  try {
    record = JSON.parse(readFileSync(join(root, recordFile), "utf8")) as BuildRecord;
    return (
      record.circumstances === circumstances(root) &&
      rootFiles(root).every((name) => name in record.inputs) &&
      Object.entries(record.inputs).every(([name, digest]) => inputDigest(root, name) === digest) &&
      digestOf(root, outputFolder) === record.outputs
    );
  } catch {
    return false;
  }
}

/** Digests of everything in the repository, before a build reads it: what is changed meanwhile must count as changed. */
export function inputsBefore(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(root)
    .filter((name) => !ownResults.has(name) && name !== "data" && name !== "releases")
    .flatMap((name) =>
      severalPackages.includes(name) ? readdirSync(join(root, name)).map((one) => `${name}/${one}`) : name,
    );
  return new Map(names.map((name) => [name, inputDigest(root, name)]));
}

/**
 * Records a build that has ended well.
 * @param before the inputs as they were before it
 * @param read the entries of the root folder and the packages from which it read
 */
export function recordBuild(root: string, before: ReadonlyMap<string, string>, read: readonly string[]): void {
  const names = new Set([...read.filter((name) => !ownResults.has(name)), ...rootFiles(root)]);
  const record: BuildRecord = {
    circumstances: circumstances(root),
    inputs: Object.fromEntries([...names].map((name) => [name, before.get(name) ?? inputDigest(root, name)])),
    outputs: digestOf(root, outputFolder),
  };
  writeFileSync(join(root, `${recordFile}.tmp`), JSON.stringify(record, null, 1));
  renameSync(join(root, `${recordFile}.tmp`), join(root, recordFile));
}
