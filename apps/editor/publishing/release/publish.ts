import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";
import { releaseFile } from "@ttpl/server/static-site/release-record.ts";
import { attribute, elementsIn } from "@ttpl/server/html/html-elements.ts";
import type { Author } from "../../history/git.ts";
import { countsOf, leftOutInWords, type OpenPoint } from "../check/open-point.ts";
import { openPoints } from "../check/open-points.ts";
import { releaseVariable } from "@ttpl/content/loaders.ts";
import { preventing } from "../check/ways.ts";
import { keepChanges } from "./keep-changes.ts";
import { PublishError } from "./publish-error.ts";
import { beginProgress } from "./progress.ts";
import { recipientsIn } from "./recipients.ts";
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
import type { Say } from "./say.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";
import { trySite } from "./try-site.ts";

export interface PublishOptions {
  /** The repository; without it, the current folder. */
  readonly folder?: string;
  /** The folder of the releases. A server whose SITE_DIR is `current/client` in it serves what is published. */
  readonly root: string;
  /** Who publishes. */
  readonly by: string;
  /** The address of who publishes, for the history. */
  readonly email?: string;
  /** Publishes what nobody has confirmed, and placeholders, too: hidden from search engines, and each page says so. */
  readonly rehearsal?: boolean;
  /** Gets a line for each step. */
  readonly say: Say;
}

/** The steps that tests replace, because a build takes long. */
interface Steps {
  /** What is open in the content of a repository. */
  readonly check: (folder: string) => readonly OpenPoint[];
  /** Puts the changes into the history. Returns the commit, if there is one. */
  readonly keep: (folder: string, author: Author, say: Say) => string | undefined;
  /** Copies the repository as it is in a commit. */
  readonly copy: (folder: string, commit: string | undefined) => SiteCopy;
  /** Builds the site of a copy. Returns its folder. */
  readonly build: (rehearsal: boolean, folder: string, log: (text: string) => void) => Promise<string>;
  /** Serves the built site and requests its pages. Returns their number. */
  readonly tryBuilt: (built: string) => Promise<number>;
  readonly now: () => Date;
}

/** What the build is told: a rehearsal shows everything, and is hidden; visitors see what somebody has confirmed. */
export const buildVariables = (rehearsal: boolean) => ({
  REHEARSAL: rehearsal ? "1" : "",
  [releaseVariable]: rehearsal ? "" : "1",
});

const defaultSteps: Steps = {
  check: (folder) => openPoints({ folder: join(folder, "content") }),
  keep: keepChanges,
  copy: copySite,
  build: async (rehearsal, folder, log) => {
    // By Node and not by npm, which on Windows is not a program but a script of the shell.
    const program = [process.execPath, "--run", "build"];
    await runProgram(program, { does: "Building the site", folder, environment: buildVariables(rehearsal), log });
    return join(folder, "build/client");
  },
  tryBuilt: trySite,
  now: () => new Date(),
};

/** A release that is not complete yet. */
const stagingPrefix = ".staging-";

/**
 * Publishes the site: puts what has changed into the history, then checks, builds and tries what the history has, and
 * makes it the current release by one rename.
 * @returns what was recorded of the release
 * @throws PublishError if it must not or cannot be published; the current release stays
 * @throws ContentError if the content is invalid
 */
export async function publish(options: PublishOptions, overrides: Partial<Steps> = {}): Promise<ReleaseRecord> {
  const { folder = process.cwd(), root, by, email = "" } = options;
  const steps = { ...defaultSteps, ...overrides };
  const rehearsal = options.rehearsal === true;
  // Before anything is written.
  checked(steps, folder, rehearsal);

  await mkdir(root, { recursive: true });
  const progress = await beginProgress(root, { way: rehearsal ? "rehearsal" : "publish", by }, options.say);
  const { say } = progress;
  const staging = join(root, `${stagingPrefix}${process.pid}`);
  let copy: SiteCopy | undefined;
  try {
    await removeLeftovers(root);
    const commit = steps.keep(folder, { name: by, email }, say) ?? "nogit";
    copy = steps.copy(folder, commit === "nogit" ? undefined : commit);
    const points = checked(steps, copy.folder, rehearsal);
    say(checkedInWords(points, rehearsal));
    say("Building the site …");
    const built = await steps.build(rehearsal, copy.folder, progress.log);
    say("Trying every page of it …");
    say(`${await steps.tryBuilt(built)} pages answer, with their links and policies.`);

    const publishedAt = steps.now().toISOString();
    const name = `${publishedAt.replaceAll(/[-:.]/g, "")}-${commit.slice(0, 8)}`;
    const site = join(staging, "client");
    await cp(built, site, { recursive: true });
    const record: ReleaseRecord = {
      name,
      commit,
      publishedAt,
      by,
      open: countsOf(points) ?? null,
      rehearsal,
      origin: await originOf(built),
      recipients: recipientsIn(copy.folder),
      before: (await currentRelease(root)) ?? null,
      assets: await assetsIn(built),
    };
    await writeFile(join(staging, releaseFile), `${JSON.stringify(record, null, 2)}\n`);
    for (const earlier of await releaseNames(root)) await addAssets(root, earlier, site);
    await rename(staging, join(root, name));
    await switchTo(root, name);
    say(`Published${rehearsal ? " as a rehearsal" : ""}: ${siteOf(root, name)}`);
    progress.done();
    await removeOld(root);
    return record;
  } catch (error) {
    progress.failed(error);
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
    copy?.remove();
    progress.free();
  }
}

/** What is open. @throws PublishError if the site must not be published with that */
function checked(steps: Steps, folder: string, rehearsal: boolean): readonly OpenPoint[] {
  const points = steps.check(folder);
  if (!rehearsal) refuseOpen(points);
  return points;
}

function checkedInWords(points: readonly OpenPoint[], rehearsal: boolean): string {
  const [counts, leftOut] = [countsOf(points), leftOutInWords(points)];
  if (rehearsal)
    return counts === undefined ? "Checked: nothing is open." : `Checked. Rehearsed all the same: ${counts}.`;
  return leftOut === undefined ? "Checked: nothing is left out." : `Checked. Left out until confirmed: ${leftOut}.`;
}

/** The address that a built site names as its own: what was built says it, whatever the content says by now. */
async function originOf(built: string): Promise<string> {
  const home = parse(await readFile(join(built, "index.html"), "utf8"));
  const canonical = [...elementsIn(home)].find((element) => attribute(element, "rel") === "canonical");
  const address = canonical && attribute(canonical, "href");
  if (!address) throw new PublishError("The built home page does not say at which address it will be.");
  return new URL(address).origin;
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
