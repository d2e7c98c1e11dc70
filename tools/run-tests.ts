// npm test: all checks and tests. What is recorded (recorded-suites.ts) is skipped while its inputs are the same as at its
// last successful run. npm run test:all always runs it, and also whole suites on an edited copy of the content.
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmProgram } from "./install/npm-program.mjs";
import { packageProgram } from "./install/package-program.mjs";
import {
  desk,
  digestOf,
  edits,
  hasPassed,
  looksAtPages,
  type RecordedSuite,
  recordPassed,
  server,
  studio,
  viewers,
} from "./recorded-suites.ts";

interface Step {
  readonly title: string;
  readonly command: readonly string[];
}

const root = process.cwd();
const npm = npmProgram(root).command;
const vitest = packageProgram(root, "vitest", "vitest");
const playwright = packageProgram(root, "@playwright/test", "playwright");

const check: Step = { title: "Checks", command: [...npm, "run", "check"] };
const build: Step = { title: "Build", command: [...npm, "run", "build"] };
const pageTests: Step = { title: "Tests of the built pages", command: [...vitest, "run", "--project", "pages"] };
const siteTests: Step = { title: "Unit tests", command: [...vitest, "run", "--project", "site"] };
const serverTests: Step = {
  title: "Tests of server and publishing",
  command: [...vitest, "run", "--project", "server"],
};
const tortureRows: Step = { title: "Short torture rows", command: [...vitest, "run", "--project", "torture"] };
const browserTests: Step = { title: "Browser tests", command: [...playwright, "test", "--project", "site"] };
const viewersInBrowsers: Step = {
  title: "Viewers in browsers",
  command: [...playwright, "test", "--project", "viewers"],
};
const deskTests: Step = { title: "Tests of the desk", command: [...vitest, "run", "--project", "desk"] };
const deskInBrowsers: Step = { title: "Desk in browsers", command: [...playwright, "test", "--project", "desk"] };
const editTests: Step = { title: "Edits in copies", command: [...vitest, "run", "--project", "edits"] };
const studioTests: Step = { title: "Checks and tests of the studio", command: [...npm, "run", "test:studio"] };

/** Whether to run what `npm test` leaves out: suites with unchanged inputs, and whole suites on an edited copy. */
const all = process.argv.includes("--all");
const started = performance.now();
const failed: string[] = [];
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/**
 * Runs a step. `quiet` prints its output when it has ended, because another step is printing meanwhile.
 * @param environment variables of this step
 */
async function passes(
  { title, command: [program = "", ...args] }: Step,
  { quiet = false, environment = {} }: { quiet?: boolean; environment?: Readonly<Record<string, string>> } = {},
): Promise<boolean> {
  const begun = performance.now();
  if (!quiet) console.log(`\n=== ${title} ===`);
  const folder = mkdtempSync(join(tmpdir(), "ttpl-tests-"));
  const output = join(folder, "output");
  // Errors go where the rest goes, so that the order stays.
  const target = quiet ? openSync(output, "w") : process.stdout.fd;
  const child = spawn(program, args, {
    stdio: ["ignore", target, target],
    // Tests set their own NODE_ENV.
    env: { ...process.env, NODE_ENV: undefined, ALL_TESTS: all ? "1" : undefined, ...environment },
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const passed = (await ended) === 0;
  if (quiet) {
    closeSync(target);
    process.stdout.write(`\n=== ${title} ===\n${readFileSync(output, "utf8")}`);
  }
  rmSync(folder, { recursive: true });
  if (!passed) failed.push(title);
  console.log(`=== ${title}: ${passed ? "passed" : "FAILED"} in ${seconds(begun)} ===`);
  return passed;
}

/** Runs the steps of a suite whose inputs have changed since it last passed. */
async function runChanged(suite: RecordedSuite, ...steps: readonly Step[]): Promise<void> {
  if (hasPassed(suite) && !all) {
    console.log(`\nSkipped, because nothing has changed since they passed: tests of ${suite.name} (npm run test:all).`);
    return;
  }
  const digest = digestOf(suite);
  let passed = true;
  for (const step of steps) passed = (await passes(step)) && passed;
  if (passed) record({ [suite.name]: digest });
}

function record(digests: Readonly<Record<string, string>>): void {
  const names = Object.keys(digests);
  if (names.length === 0) return;
  recordPassed(digests);
  console.log(`tests/last-passed.json contains new digests: commit it (${names.join(", ")}).`);
}

/** Runs the browser tests, which look one by one only at pages that are not as when they last passed. */
async function runBrowserTests(): Promise<void> {
  const pages = looksAtPages();
  const same = new Set(all ? [] : pages.filter(hasPassed).map(({ name }) => name));
  const changed = Object.fromEntries(
    pages.filter(({ name }) => !same.has(name)).map((page) => [page.name, digestOf(page)]),
  );
  console.log(`\n${same.size} of ${pages.length} pages are as they were when they passed (npm run test:all).`);
  if (await passes(browserTests, { environment: { UNCHANGED_PAGES: [...same].join(",") } })) record(changed);
}

/** One after the other, because both generate React Router's types. */
async function checkAndBuild(): Promise<boolean> {
  await passes(check, { quiet: true });
  return passes(build, { quiet: true });
}

const [built] = await Promise.all([checkAndBuild(), passes(siteTests)]);
if (built) {
  await passes(pageTests);
  await runBrowserTests();
  await runChanged(viewers(), viewersInBrowsers);
} else failed.push(`${browserTests.title} (not run: the build failed)`);
await runChanged(desk, deskTests, deskInBrowsers);
await runChanged(edits, editTests);
await runChanged(server, serverTests, tortureRows);
await runChanged(studio, studioTests);

console.log(
  failed.length > 0 ? `\nFailed: ${failed.join("; ")}` : `\nAll checks and tests passed in ${seconds(started)}.`,
);
if (failed.length > 0) process.exitCode = 1;
