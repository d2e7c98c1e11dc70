// npm run mutations -- [FILTER]: plants each fault of faults.ts in a copy of the repository and runs the test that should
// catch it. FILTER selects the faults whose name, file or test contains it.
import { basename } from "node:path";
import { type Fault, mistakeIn, needsBuild } from "./fault.ts";
import { faults } from "./faults.ts";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";
import { buildAndRunTests, failedFiles, runVitest } from "./run-tests.ts";
import { folderTable, type Result, resultTable, type Verdict } from "./table.ts";

/** The test files that a report names as failing; all of them if it names none. */
function filesIn(output: string, files: readonly string[]): readonly string[] {
  const failed = failedFiles(output);
  return failed.size === 0 ? files : files.filter((file) => failed.has(basename(file)));
}

/** Runs all the tests without any fault. Returns the names of those that fail anyway, which can catch nothing. */
async function failingAnyway(copy: RepositoryCopy, chosen: readonly Fault[]): Promise<Set<string>> {
  const failing = new Set<string>();
  for (const built of [false, true]) {
    const files = [...new Set(chosen.filter((fault) => needsBuild(fault) === built).map(({ test }) => test))];
    if (files.length === 0) continue;
    console.log(`Running ${files.length} test files without any fault`);
    const runTests = built ? buildAndRunTests : runVitest;
    const first = await runTests(copy.path, files, interrupted.signal, false);
    if (first.passed) continue;
    // Once more: on a busy machine a test may have timed out.
    const suspects = filesIn(first.output, files);
    const second = await runTests(copy.path, suspects, interrupted.signal, false);
    if (second.passed) continue;
    console.error(second.output);
    for (const file of filesIn(second.output, suspects)) failing.add(file);
  }
  return failing;
}

async function tryFault(copy: RepositoryCopy, fault: Fault): Promise<Result> {
  const start = performance.now();
  const restore = await copy.plant(fault);
  const runTests = needsBuild(fault) ? buildAndRunTests : runVitest;
  const { passed, failure } = await runTests(copy.path, [fault.test], interrupted.signal, true).finally(restore);
  const survived: Verdict = fault.survives === undefined ? "survived" : "survived, accepted";
  const seconds = Math.round((performance.now() - start) / 1000);
  return { fault, seconds, verdict: passed ? survived : "caught", failure: passed ? (fault.survives ?? "") : failure };
}

async function tryAll(chosen: readonly Fault[]): Promise<Result[]> {
  await using copy = await copyRepository();
  const failing = await failingAnyway(copy, chosen);
  const results: Result[] = [];
  for (const fault of chosen) {
    if (interrupted.signal.aborted) break;
    const result: Result = failing.has(fault.test)
      ? { fault, verdict: "not tested", failure: `${fault.test} fails without the fault`, seconds: 0 }
      : await tryFault(copy, fault);
    if (interrupted.signal.aborted) break;
    results.push(result);
    console.log(`${result.verdict}: ${fault.name} (${result.seconds} s) ${result.failure}`);
  }
  return results;
}

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());

const filter = process.argv[2] ?? "";
const chosen = faults.filter(({ name, file, test }) => [name, file, test].some((text) => text.includes(filter)));
const mistakes = faults.flatMap((fault) => mistakeIn(fault) ?? []);
if (chosen.length === 0) mistakes.push(`No fault has "${filter}" in its name, file or test.`);
if (mistakes.length > 0) {
  console.error(mistakes.join("\n"));
  process.exitCode = 1;
} else {
  const results = await tryAll(chosen);
  console.log(`\n${resultTable(results)}\n\n${folderTable(results)}`);
  const missed = results.some(({ verdict }) => verdict === "survived" || verdict === "not tested");
  if (missed || results.length < chosen.length) process.exitCode = 1;
}
