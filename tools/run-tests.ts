// npm test: all checks and tests, each time. What computes runs in two lanes; what mostly waits runs beside them.
import { npmProgram } from "./install/npm-program.mjs";
import { packageProgram } from "./install/package-program.mjs";
import { titlesFromPlaywright, titlesFromVitest } from "./test-run/reports.ts";
import { runLanes, type Step } from "./test-run/run-lanes.ts";

const root = process.cwd();
const npm = npmProgram(root).command;
const vitest = packageProgram(root, "vitest", "vitest");
const playwright = packageProgram(root, "@playwright/test", "playwright");

/** Tests of servers wait for times that a server promises, so they go first; tests in browsers wait for pages. */
const nicenesses = { servers: 0, browsers: 5, rest: 10 };

const script = (title: string, name: string): Step => ({
  title,
  command: () => [...npm, "run", "--silent", name],
});
const byVitest = (title: string, command: readonly string[]): Step => ({
  title,
  command: (report) => [...command, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  titles: titlesFromVitest,
});
const vitestRun = (title: string, ...args: readonly string[]): Step => byVitest(title, [...vitest, "run", ...args]);

const checks: readonly Step[] = [
  script("Checks", "check"),
  vitestRun("Unit tests", "--project=site", "--project=desk"),
  vitestRun("Edits in copies", "--project=edits"),
  script("Checks of the studio", "check:studio"),
  byVitest("Tests of the studio", [...npm, "test", "--silent", "--prefix", "studio", "--"]),
];
const pages: readonly Step[] = [
  { ...script("Build", "build"), isNeeded: true },
  vitestRun("Tests of the built pages", "--project=pages"),
  {
    title: "Tests in browsers",
    command: () => [...playwright, "test", "--reporter=list,json"],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    titles: titlesFromPlaywright,
  },
];
const servers: readonly Step[] = [
  vitestRun("Tests of servers and publishing", "--project=server", "--project=fault-injection", "--maxWorkers=3"),
];

const withNiceness = (lane: readonly Step[], niceness: number) => lane.map((step) => ({ ...step, niceness }));
const passed = await runLanes([
  withNiceness(checks, nicenesses.rest),
  withNiceness(pages, nicenesses.browsers),
  withNiceness(servers, nicenesses.servers),
]);
process.exitCode = passed ? 0 : 1;
