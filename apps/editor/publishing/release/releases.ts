import { cp, glob, mkdir, readdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { releaseFile } from "@ttpl/server/static-site/release-record.ts";
import { beginProgress } from "./progress.ts";
import { PublishError } from "./publish-error.ts";
import type { Say } from "./say.ts";

/** How many releases are kept. */
const kept = 5;

/** What release.json says of a release. */
export interface ReleaseRecord {
  /** Its folder: the time and the commit, so that names sort by age. */
  readonly name: string;
  /** The commit that has exactly what was published; `nogit` without one. Records of former versions shorten it. */
  readonly commit: string;
  /** As in 2027-01-31T12:00:00.000Z. */
  readonly publishedAt: string;
  readonly by: string;
  /** What was open and published all the same, in words; null if nothing was. */
  readonly open: string | null;
  readonly rehearsal: boolean;
  /** The address that its pages name as theirs; missing in records of former versions. */
  readonly origin?: string;
  /** Who gets the enquiries, for the server alone; missing in records of former versions. */
  readonly recipients?: readonly string[];
  /** The release that was current before; null for the first. */
  readonly before: string | null;
  /** Its own files with a hash in their names; the folder has those of earlier releases too. */
  readonly assets: readonly string[];
}

// By hand, because the way back must not wait for a library to load.
const isRecord = (value: Partial<Record<keyof ReleaseRecord, unknown>> | null): boolean =>
  typeof value?.name === "string" &&
  typeof value.publishedAt === "string" &&
  typeof value.by === "string" &&
  (value.before === null || typeof value.before === "string") &&
  Array.isArray(value.assets);

const isName = (name: string): boolean => /^\d{8}T\d{9}Z-\w+$/.test(name);

/** The folder of a release's files. */
export const siteOf = (root: string, name: string): string => join(root, name, "client");

/** The names of all complete releases, oldest first. */
export async function releaseNames(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names.filter(isName).toSorted();
}

/** The name of the release that is served; undefined before the first. */
export const currentRelease = (root: string): Promise<string | undefined> =>
  readlink(join(root, "current")).then(
    (target) => basename(target),
    () => undefined,
  );

export async function readRecord(root: string, name: string): Promise<ReleaseRecord> {
  const file = join(root, name, releaseFile);
  const record = JSON.parse(await readFile(file, "utf8")) as ReleaseRecord;
  if (!isRecord(record)) throw new PublishError(`${file} is not the record of a release.`);
  return record;
}

/**
 * Makes a release the current one. The link is replaced by one rename, so that there is always one. Windows allows users
 * only links to absolute paths of folders (junctions), and renames none over another
 * (https://learn.microsoft.com/windows/win32/api/winbase/nf-winbase-movefileexw): there, for a moment, there is none,
 * and the server stays with the release that it has read.
 */
export async function switchTo(
  root: string,
  name: string,
  platform: NodeJS.Platform = process.platform,
): Promise<void> {
  const link = join(root, `.next-${process.pid}`);
  const current = join(root, "current");
  await rm(link, { force: true });
  if (platform === "win32") {
    await symlink(resolve(root, name), link, "junction");
    await rm(current, { force: true });
  } else {
    await symlink(name, link);
  }
  await rename(link, current);
}

/** The files below assets/ of a built site, which have a hash in their names, with their compressed variants. */
export async function assetsIn(site: string): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob("assets/**/*.*", { cwd: site })) found.push(name);
  return found.toSorted();
}

/** Adds the assets of one release to another, for visitors who have its pages open. Existing files stay. */
export async function addAssets(root: string, from: string, site: string): Promise<void> {
  const { assets } = await readRecord(root, from);
  const folders = new Set(assets.map((path) => dirname(join(site, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(assets.map((path) => cp(join(siteOf(root, from), path), join(site, path), { force: false })));
}

/**
 * The name of the current release, and of the one before it.
 * @throws PublishError if there is none
 */
export async function releaseBefore(root: string): Promise<{ current: string; before: string }> {
  const current = await currentRelease(root);
  if (current === undefined) throw new PublishError(`Nothing has been published in ${root} yet.`);
  const { before } = await readRecord(root, current);
  if (before === null || !(await releaseNames(root)).includes(before)) {
    throw new PublishError(`There is no release before ${current}, so this one stays.`);
  }
  return { current, before };
}

/**
 * Returns to the release before the current one.
 * @returns its record
 * @throws PublishError if there is none, or somebody publishes at this moment
 */
export async function rollBack(root: string, by: string, say: Say): Promise<ReleaseRecord> {
  await releaseBefore(root);
  const progress = await beginProgress(root, { way: "back", by }, say);
  try {
    const { current, before } = await releaseBefore(root);
    await addAssets(root, current, siteOf(root, before));
    await switchTo(root, before);
    const record = await readRecord(root, before);
    progress.say(`Back to ${before}, which ${record.by} published on ${record.publishedAt.slice(0, 10)}.`);
    progress.done();
    return record;
  } catch (error) {
    progress.failed(error);
    throw error;
  } finally {
    progress.free();
  }
}

/** Removes all but the newest releases, the current one and the one before it. */
export async function removeOld(root: string): Promise<void> {
  const names = await releaseNames(root);
  const current = await currentRelease(root);
  const before = current === undefined ? null : (await readRecord(root, current)).before;
  const old = names.slice(0, -kept).filter((name) => name !== current && name !== before);
  for (const name of old) await rm(join(root, name), { recursive: true });
}
