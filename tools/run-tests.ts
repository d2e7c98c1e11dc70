// Runs every check and test, going on after a failure as far as the rest can still tell something.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";
import { addResults, closingLine, countStep, namesToSee, type TestResults } from "./test-results.ts";

type Step = { title: string; command: string[]; report?: string; read?: (report: unknown) => TestResults };

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");
const studioReport = join(reports, "studio.json");

const check: Step = { title: "Checks", command: ["npm", "run", "check"] };
const unitTests: Step = {
  title: "Unit and server tests",
  command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  report: unitReport,
  read: readVitestReport,
};
const studioChecks: Step = {
  title: "Checks of the drawing office",
  command: ["npm", "run", "--silent", "check:studio"],
};
const studioTests: Step = {
  title: "Tests of the drawing office",
  command: [
    "studio/node_modules/.bin/vitest",
    "run",
    "--root=studio",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${studioReport}`,
  ],
  report: studioReport,
  read: readVitestReport,
};
const build: Step = { title: "Build", command: ["npm", "run", "build"] };
const browserTests: Step = {
  title: "Browser tests",
  command: ["playwright", "test", "--reporter=list,json"],
  report: browserReport,
  read: readPlaywrightReport,
};

// Before the build: it makes React Router's types anew, and takes them away from whoever checks them meanwhile.
const checked = await Promise.all([check, studioChecks].map((step) => runStep(step)));
// Tests of the server mostly wait, and the drawing office computes: side by side they take little more than the longer one.
const [tested, [built, ...drawn]] = await Promise.all([runSteps([unitTests]), runSteps([build, studioTests])]);
const siteIsBuilt = built?.failed === 0;
const results = [...checked, ...tested, ...drawn, ...(built ? [built] : [])];
results.push(siteIsBuilt ? await runStep(browserTests, { alone: true }) : skipStep(browserTests));
rmSync(reports, { recursive: true });

const sum = addResults(results);
console.log();
for (const line of namesToSee(sum)) console.log(line);
console.log(closingLine(sum));
if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;

async function runSteps(steps: readonly Step[]): Promise<TestResults[]> {
  const done: TestResults[] = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}

/** Unless it is alone, what a step prints is shown when it has ended, since another one may be printing. */
async function runStep(
  { title, command: [program = "", ...args], report, read }: Step,
  { alone = false } = {},
): Promise<TestResults> {
  console.log(`\n=== ${title} ===`);
  const start = performance.now();
  const child = spawn("sh", ["-c", '"$@" 2>&1', "sh", program, ...args], {
    stdio: ["ignore", alone ? "inherit" : "pipe", "inherit"],
    // Tests choose their own surroundings, whatever those of the person who runs them.
    env: { ...process.env, NODE_ENV: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  if (child.stdout) process.stdout.write(await buffer(child.stdout));
  const status = await ended;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${title}: ${status === 0 ? "passed" : "failed"} in ${seconds} s ===`);
  return countStep(title, status === 0, report && read ? readReport(report, read) : undefined);
}

function skipStep({ title }: Step): TestResults {
  console.log(`\n=== ${title}: not run, as there is no build to test ===`);
  return countStep(title, false);
}

function readReport(file: string, read: (report: unknown) => TestResults): TestResults | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`No report can be read: ${String(error)}`);
    return undefined;
  }
}
