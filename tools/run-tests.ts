// npm test: all checks and tests, each time. What mostly waits runs beside what computes. Browsers have the machine for
// themselves afterwards, because their tests wait for pages for seconds that a busy machine would use up.
import { availableParallelism } from "node:os";
import { npmProgram } from "./install/npm-program.mjs";
import { packageProgram } from "./install/package-program.mjs";
import { titlesFromPlaywright, titlesFromVitest } from "./test-run/reports.ts";
import { runLanes, type Step } from "./test-run/run-lanes.ts";

const root = process.cwd();
const npm = npmProgram(root).command;
const vitest = packageProgram(root, "vitest", "vitest");
const playwright = packageProgram(root, "@playwright/test", "playwright");

/** Tests of servers wait for times that a server promises, so what computes beside them leaves the processors to them. */
const computing = 10;

const script = (title: string, name: string): Step => ({
  title,
  command: () => [...npm, "run", "--silent", name],
});
const vitestRun = (title: string, ...args: readonly string[]): Step => ({
  title,
  command: (report) => [
    ...vitest,
    "run",
    ...args,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  titles: titlesFromVitest,
});

const computed: readonly Step[] = [
  script("Checks", "check"),
  // They only compute, and each worker imports the site and reads its content once.
  vitestRun("Unit tests", "--project=site", "--project=editor", `--maxWorkers=${availableParallelism()}`),
  // Copies that are edited and built use what it has compressed.
  { ...script("Build", "build"), isNeeded: true },
  vitestRun("Edits in copies", "--project=edits"),
  vitestRun("Tests of the built pages", "--project=pages"),
];
const browsers: readonly Step[] = [
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

const passed = await runLanes([[computed.map((step) => ({ ...step, niceness: computing })), servers], [browsers]]);
process.exitCode = passed ? 0 : 1;
