// npm test: all checks and tests. The studio's tests are skipped while its files are the same as at their last successful
// run. npm run test:all always runs them, and also the short torture rows and the suites on an edited copy of the content.
import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { passedStudioDigest, recordPassedStudio, studioDigest } from "./studio-digest.ts";

interface Step {
  readonly title: string;
  readonly command: readonly string[];
}

const check: Step = { title: "Checks", command: ["npm", "run", "check"] };
const build: Step = { title: "Build", command: ["npm", "run", "build"] };
const unitTests: Step = { title: "Unit and server tests", command: ["vitest", "run", "--project", "tests"] };
const tortureTests: Step = { title: "Short torture rows", command: ["vitest", "run", "--project", "torture"] };
const browserTests: Step = { title: "Browser tests", command: ["playwright", "test"] };
const studioTests: Step = { title: "Checks and tests of the studio", command: ["npm", "run", "test:studio"] };

/** Whether to run what `npm test` leaves out: unchanged parts of the studio, the short torture rows, and whole suites on an edited copy. */
const all = process.argv.includes("--all");
const started = performance.now();
const failed: string[] = [];
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs a step. `quiet` prints its output when it has ended, because another step is printing meanwhile. */
async function passes({ title, command: [program = "", ...args] }: Step, { quiet = false } = {}): Promise<boolean> {
  const begun = performance.now();
  if (!quiet) console.log(`\n=== ${title} ===`);
  const child = spawn("sh", ["-c", '"$@" 2>&1', "sh", program, ...args], {
    stdio: ["ignore", quiet ? "pipe" : "inherit", "inherit"],
    // Tests set their own NODE_ENV.
    env: { ...process.env, NODE_ENV: undefined, ALL_TESTS: all ? "1" : undefined },
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  if (child.stdout) {
    const output = await buffer(child.stdout);
    process.stdout.write(`\n=== ${title} ===\n${output.toString()}`);
  }
  const passed = (await ended) === 0;
  if (!passed) failed.push(title);
  console.log(`=== ${title}: ${passed ? "passed" : "FAILED"} in ${seconds(begun)} ===`);
  return passed;
}

// Not in parallel with the build: both generate React Router's types.
await passes(check);
const [, built] = await Promise.all([passes(unitTests), passes(build, { quiet: true })]);
if (built) await passes(browserTests);
else failed.push(`${browserTests.title} (not run: the build failed)`);
if (all) await passes(tortureTests);

const digest = studioDigest();
const unchanged = digest === passedStudioDigest();
if (unchanged && !all) {
  console.log(
    "\nThe studio's tests are skipped: its files have not changed since their last success (npm run test:all).",
  );
} else if ((await passes(studioTests)) && !unchanged) {
  recordPassedStudio(digest);
  console.log("studio/tests/last-passed.json contains the new digest: commit it.");
}

console.log(
  failed.length > 0 ? `\nFailed: ${failed.join("; ")}` : `\nAll checks and tests passed in ${seconds(started)}.`,
);
if (failed.length > 0) process.exitCode = 1;
