import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { releaseFile } from "@ttpl/server/static-site/release-record.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { countsOf, leftOutInWords, type OpenPoint } from "../check/open-point.ts";
import { openPoints } from "../check/open-points.ts";
import { releaseVariable } from "@ttpl/content/loaders.ts";
import { preventing } from "../check/ways.ts";
import { PublishError } from "./publish-error.ts";
import { lockReleases } from "./publish-lock.ts";
import {
  addAssets,
  assetsIn,
  currentRelease,
  releaseNames,
  type ReleaseRecord,
  removeOld,
  siteOf,
  switchTo,
} from "./releases.ts";
import { runProgram } from "./run-program.ts";
import { trySite } from "./try-site.ts";

export interface PublishOptions {
  /** The folder of the releases. A server whose SITE_DIR is `current/client` in it serves what is published. */
  readonly root: string;
  /** Who publishes. */
  readonly by: string;
  /** Publishes what nobody has confirmed, and placeholders, too: hidden from search engines, and each page says so. */
  readonly rehearsal?: boolean;
  /** Gets a line for each step. */
  readonly say: (line: string) => void;
}

/** The steps that tests replace, because a build takes long. */
interface Steps {
  readonly check: () => readonly OpenPoint[];
  /** Builds the site. Returns its folder. */
  readonly build: (rehearsal: boolean) => Promise<string>;
  /** Serves the built site and requests its pages. Returns their number. */
  readonly tryBuilt: (built: string) => Promise<number>;
  readonly origin: () => string;
  readonly commit: () => Promise<string>;
  readonly now: () => Date;
}

/** What the build is told: a rehearsal shows everything, and is hidden; visitors see what somebody has confirmed. */
export const buildVariables = (rehearsal: boolean) => ({
  REHEARSAL: rehearsal ? "1" : "",
  [releaseVariable]: rehearsal ? "" : "1",
});

const defaultSteps: Steps = {
  check: () => openPoints(),
  build: async (rehearsal) => {
    // By Node and not by npm, which on Windows is not a program but a script of the shell.
    await runProgram([process.execPath, "--run", "build"], buildVariables(rehearsal));
    return resolve("build/client");
  },
  tryBuilt: trySite,
  origin: () => readContent().company.origin,
  commit: () => runProgram(["git", "rev-parse", "--short", "HEAD"]).catch(() => "nogit"),
  now: () => new Date(),
};

/** A release that is not complete yet. */
const stagingPrefix = ".staging-";

/**
 * Publishes the site: checks, builds and tries it, and makes it the current release by one rename.
 * @returns what was recorded of the release
 * @throws PublishError if it must not or cannot be published; the current release stays
 * @throws ContentError if the content is invalid
 */
export async function publish(options: PublishOptions, overrides: Partial<Steps> = {}): Promise<ReleaseRecord> {
  const { root, by, say } = options;
  const steps = { ...defaultSteps, ...overrides };
  const rehearsal = options.rehearsal === true;
  const points = steps.check();
  if (!rehearsal) refuseOpen(points);
  const counts = countsOf(points) ?? null;
  const leftOut = leftOutInWords(points);
  if (rehearsal) say(counts === null ? "Checked: nothing is open." : `Checked. Rehearsed all the same: ${counts}.`);
  else say(leftOut === undefined ? "Checked: nothing is left out." : `Checked. Left out until confirmed: ${leftOut}.`);

  await mkdir(root, { recursive: true });
  const unlock = await lockReleases(root);
  const staging = join(root, `${stagingPrefix}${process.pid}`);
  try {
    await removeLeftovers(root);
    say("Building the site …");
    const built = await steps.build(rehearsal);
    say("Trying every page of it …");
    say(`${await steps.tryBuilt(built)} pages answer, with their links and policies.`);

    const publishedAt = steps.now().toISOString();
    const commit = await steps.commit();
    const name = `${publishedAt.replaceAll(/[-:.]/g, "")}-${commit}`;
    const site = join(staging, "client");
    await cp(built, site, { recursive: true });
    const before = (await currentRelease(root)) ?? null;
    const assets = await assetsIn(built);
    const origin = steps.origin();
    const record: ReleaseRecord = { name, commit, publishedAt, by, open: counts, rehearsal, origin, before, assets };
    await writeFile(join(staging, releaseFile), `${JSON.stringify(record, null, 2)}\n`);
    for (const earlier of await releaseNames(root)) await addAssets(root, earlier, site);
    await rename(staging, join(root, name));
    await switchTo(root, name);
    await removeOld(root);
    // Nobody must upload or serve it by mistake.
    if (rehearsal) await rm(built, { recursive: true });
    say(`Published${rehearsal ? " as a rehearsal" : ""}: ${siteOf(root, name)}`);
    return record;
  } finally {
    await rm(staging, { recursive: true, force: true });
    unlock();
  }
}

/** What publishings that were killed have left, while no other is running. Former versions locked with `.publishing`. */
async function removeLeftovers(root: string): Promise<void> {
  const left = (await readdir(root)).filter((name) => name.startsWith(stagingPrefix) || name === ".publishing");
  for (const name of left) await rm(join(root, name), { recursive: true, force: true });
}

function refuseOpen(points: readonly OpenPoint[]): void {
  const counts = countsOf(preventing(points));
  if (counts === undefined) return;
  const way = "To try publishing all the same, hidden from search engines: npm run publish -- --rehearsal";
  throw new PublishError(`Not published, because of ${counts}.\nThey are listed by: npm run check:publish\n${way}`);
}
