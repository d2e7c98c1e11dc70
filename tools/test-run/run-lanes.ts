import { fork } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import type { Titles } from "./reports.ts";
import type { EndOfStep } from "./run-step.ts";
import { stepVariable } from "./step-processes.ts";

/** A program that passes or fails. */
export interface Step {
  readonly title: string;
  /** The program with its arguments. `report` is the file to write a report to. */
  readonly command: (report: string) => readonly string[];
  /** Further variables of its environment. */
  readonly environment?: (report: string) => Readonly<Record<string, string>>;
  /** Reads the titles of tests from the report. */
  readonly titles?: (report: string) => Titles;
  /** As of `nice`: the higher, the more it leaves to others. Default 0. */
  readonly niceness?: number;
  /** Whether the later steps of the lane, and all later stages, need its result. */
  readonly isNeeded?: boolean;
}

/** Steps that run one after the other, beside those of other lanes. */
export type Lane = readonly Step[];

interface Result extends Titles {
  readonly title: string;
  /** What is wrong, if the step has failed. */
  readonly fault?: string;
  readonly seconds: number;
  readonly processorTime?: number;
}

interface LaneResult {
  readonly results: readonly Result[];
  /** The step without whose result what follows cannot run. */
  readonly missing?: string;
}

interface Options {
  /** A step that takes longer hangs. In milliseconds. */
  readonly longest?: number;
  /** How long the processes of a step may take to end after it, in milliseconds. */
  readonly patience?: number;
  /** Whether steps start browsers, whose processor time only the machine as a whole tells. Default true. */
  readonly ofBrowsers?: boolean;
}

const stepProgram = join(import.meta.dirname, "run-step.ts");

/**
 * Runs the lanes of each stage at the same time, and stages one after the other. Prints the output of each step when it has ended, and in the end what has failed.
 * When this process is interrupted, all processes of the steps end, too.
 * @returns whether all steps have passed
 */
export async function runLanes(
  stages: readonly (readonly Lane[])[],
  { longest = 45 * 60_000, patience = 10_000, ofBrowsers = true }: Options = {},
): Promise<boolean> {
  const started = performance.now();
  const computedBefore = machineProcessorTime();
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => interrupted.abort(name));
  const run = (step: Step) => runStep(step, { longest, patience, interrupted: interrupted.signal });
  const results: Result[] = [];
  let missing: string | undefined;
  for (const lanes of stages) {
    const ended = await Promise.all(lanes.map((lane) => runLane(lane, run, interrupted.signal, missing)));
    results.push(...ended.flatMap((lane) => lane.results));
    missing ??= ended.map((lane) => lane.missing).find((step) => step !== undefined);
  }
  if (interrupted.signal.aborted) {
    console.log(`\nInterrupted by ${interrupted.signal.reason}: all processes of the tests have ended.`);
    return false;
  }
  const processors = `${availableParallelism()} processors`;
  const all = ofBrowsers
    ? {
        title: "The whole machine",
        processorTime: machineProcessorTime() - computedBefore,
        note: `${processors}; only here with all of the browsers' processes`,
      }
    : { title: "All", processorTime: sumOf(results.map(({ processorTime }) => processorTime)), note: processors };
  printResults(results, { ...all, seconds: secondsSince(started) });
  return results.every(({ fault }) => fault === undefined);
}

async function runLane(
  lane: Lane,
  run: (step: Step) => Promise<Result>,
  interrupted: AbortSignal,
  missing?: string,
): Promise<LaneResult> {
  const results: Result[] = [];
  for (const step of lane) {
    if (interrupted.aborted) break;
    if (missing) {
      results.push({
        title: step.title,
        fault: `not run, because it needs ${missing}`,
        failed: [],
        skipped: [],
        seconds: 0,
      });
      continue;
    }
    const result = await run(step);
    results.push(result);
    if (step.isNeeded && result.fault) missing = step.title;
  }
  return { results, missing };
}

async function runStep(
  { title, niceness = 0, ...step }: Step,
  { longest, patience, interrupted }: Required<Omit<Options, "ofBrowsers">> & { readonly interrupted: AbortSignal },
): Promise<Result> {
  const begun = performance.now();
  console.log(`=== ${title}: started ===`);
  const folder = mkdtempSync(join(tmpdir(), "ttpl-tests-"));
  const [output, report] = [join(folder, "output"), join(folder, "report.json")];
  // Errors go where the rest goes, so that the order stays.
  const target = openSync(output, "w");
  const child = fork(stepProgram, [String(niceness), String(patience), ...step.command(report)], {
    // The leader of a session of its own.
    detached: true,
    execArgv: [],
    stdio: ["ignore", target, target, "ipc"],
    env: {
      ...process.env,
      // Tests set their own.
      NODE_ENV: undefined,
      ...step.environment?.(report),
      [stepVariable]: folder,
    },
  });
  closeSync(target);
  let end: EndOfStep | undefined;
  child.once("message", (message) => (end = message as EndOfStep));
  // Without the runner, it ends with all its processes.
  const stop = () => child.connected && child.disconnect();
  interrupted.addEventListener("abort", stop);
  let hangs = false;
  const timer = setTimeout(() => {
    hangs = true;
    stop();
  }, longest);
  await new Promise((resolve) => child.once("exit", resolve));
  clearTimeout(timer);
  interrupted.removeEventListener("abort", stop);

  const titles = readTitles(step.titles, report);
  const fault = hangs ? `did not end within ${longest / 1000} s` : faultOf(end);
  const seconds = secondsSince(begun);
  console.log(`\n=== ${title} ===\n${readFileSync(output, "utf8")}`);
  console.log(`=== ${title}: ${fault ? `FAILED (${fault})` : "passed"} in ${seconds} s ===`);
  rmSync(folder, { recursive: true });
  return { title, ...titles, fault, seconds, processorTime: end?.processorTime };
}

function readTitles(read: Step["titles"], report: string): Titles {
  const none = { failed: [], skipped: [] };
  try {
    return read?.(report) ?? none;
  } catch {
    // The program ended before it could write its report.
    return none;
  }
}

function faultOf(end: EndOfStep | undefined): string | undefined {
  if (!end || end.code === null) return "was killed";
  if (end.code !== 0) return `exit code ${end.code}`;
  return end.leftBehind.length > 0 ? `left running: ${end.leftBehind.join("; ")}` : undefined;
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Processor time of everything that has run on this machine, in seconds. */
const machineProcessorTime = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

const sumOf = (times: readonly (number | undefined)[]): number | undefined =>
  times.reduce((sum, time) => (sum === undefined || time === undefined ? undefined : sum + time), 0);

function printResults(
  results: readonly Result[],
  all: Pick<Result, "title" | "seconds" | "processorTime"> & { readonly note: string },
): void {
  const cell = (value: number | undefined) => (value === undefined ? "" : `${Math.round(value)} s`).padStart(8);
  const width = Math.max(...[all, ...results].map(({ title }) => title.length));
  const row = ({ title, seconds, processorTime }: Pick<Result, "title" | "seconds" | "processorTime">) =>
    `${title.padEnd(width)}${cell(seconds)}${cell(processorTime)}`;
  console.log(`\n${"".padEnd(width)}    time  processor time`);
  for (const result of results) console.log(`${row(result)}${result.fault ? "  FAILED" : ""}`);
  console.log(`${row(all)}  (${all.note})`);
  const skipped = results.flatMap(({ skipped }) => skipped);
  if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((title) => `  ${title}\n`).join("")}`);
  const failed = results.filter(({ fault }) => fault !== undefined);
  if (failed.length === 0) return console.log(`\nAll checks and tests passed in ${all.seconds} s.`);
  console.log("\nFailed:");
  for (const { title, fault, failed: titles } of failed)
    console.log(`  ${title}: ${fault}\n${titles.map((test) => `    ${test}\n`).join("")}`);
}
