import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** A faulty program may never finish; a run that takes longer than this counts as failed. */
const longestRun = 10 * 60_000;

interface Run {
  readonly passed: boolean;
  /** The first failing test, or why there is none. */
  readonly failure: string;
  readonly output: string;
}

// How Vitest and Playwright introduce each failing test in their reports, with its project.
const failureLine = /^ *(?:FAIL(?: +\|\w+\|)?|\d+\)(?: +\[\w+\] ›)?) +(\S*\.(?:test|spec)\.tsx?.*)$/m;

/** The file names of the tests that fail in a report. */
export const failedFiles = (output: string): Set<string> =>
  new Set(
    [...output.matchAll(new RegExp(failureLine, "gm"))].flatMap(
      ([, line = ""]) => /([\w-]+\.(?:test|spec)\.tsx?)/.exec(line)?.[1] ?? [],
    ),
  );

/** Ends the processes of a group that are left; there may be none. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function run(folder: string, command: readonly string[], signal: AbortSignal): Promise<Run> {
  const child = spawn("sh", ["-c", 'exec "$@" 2>&1', "sh", ...command], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", FORCE_COLOR: undefined, CI: undefined },
    stdio: ["ignore", "pipe", "inherit"],
    // A process group of its own, so that servers started by tests end with it, also those of a run cut short by --bail.
    detached: true,
  });
  let stoppedBy = "";
  const stop = (reason: string) => {
    stoppedBy = reason;
    endGroup(child.pid);
  };
  const interrupt = () => stop("interrupted");
  signal.addEventListener("abort", interrupt);
  const timer = setTimeout(() => stop("ran over time"), longestRun);
  const ended = new Promise<number | null>((settle) => child.once("close", settle));
  const output = await text(child.stdout);
  const code = await ended;
  endGroup(child.pid);
  clearTimeout(timer);
  signal.removeEventListener("abort", interrupt);
  // Playwright draws a line after the name.
  const failedTest = failureLine.exec(output)?.[1]?.replace(/[\s─]+$/, "");
  const failure = (stoppedBy || failedTest) ?? `${command.slice(0, 3).join(" ")} failed`;
  return { passed: code === 0, failure, output };
}

export const runVitest = (folder: string, files: readonly string[], signal: AbortSignal, bail: boolean): Promise<Run> =>
  run(folder, ["node_modules/.bin/vitest", "run", ...files, ...(bail ? ["--bail=1"] : [])], signal);

/** Builds the site and runs tests of its pages, without or in browsers. */
export async function buildAndRunTests(
  folder: string,
  files: readonly string[],
  signal: AbortSignal,
  bail: boolean,
): Promise<Run> {
  const build = await run(folder, ["npm", "run", "--silent", "build"], signal);
  if (!build.passed) return build;
  const inBrowsers = files.filter((file) => file.endsWith(".spec.ts"));
  const others = files.filter((file) => !inBrowsers.includes(file));
  const runs: Run[] = [];
  if (others.length > 0) runs.push(await runVitest(folder, others, signal, bail));
  const options = ["--reporter=list", ...(bail ? ["-x"] : [])];
  const playwright = ["node_modules/.bin/playwright", "test", ...inBrowsers, ...options];
  if (inBrowsers.length > 0) runs.push(await run(folder, playwright, signal));
  const output = runs.map((one) => one.output).join("\n");
  const failed = runs.find(({ passed }) => !passed);
  return { passed: failed === undefined, failure: failed?.failure ?? "", output };
}
