import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "../../tools/test-reports.ts";

// The runners themselves write the reports, so that a new version which reports otherwise is noticed.
describe("reports of real runs", { timeout: 60_000 }, () => {
  let project: string;
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  const run = (program: string, args: string[]): unknown => {
    const report = join(project, "report.json");
    const env = { PATH: process.env["PATH"], HOME: project, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    spawnSync(program, [...args, `--config=${join(project, "runner.config.ts")}`], { cwd: project, env });
    return JSON.parse(readFileSync(report, "utf8"));
  };
  const runVitest = () => readVitestReport(run("vitest", ["run", "--reporter=json", "--outputFile=report.json"]));
  const runPlaywright = () => readPlaywrightReport(run("playwright", ["test", "--reporter=json"]));

  beforeEach(() => {
    // Inside the repository, where the runners find themselves in node_modules.
    mkdirSync(".cache", { recursive: true });
    project = mkdtempSync(join(process.cwd(), ".cache/runner-"));
    write("runner.config.ts", "export default { testMatch: /spec/, retries: 1 }");
  });
  afterEach(() => rmSync(project, { recursive: true }));

  test("Vitest: passed, failed, skipped, still to be written, and failures outside tests", () => {
    const start = 'import { beforeAll, test } from "vitest";';
    write("some.test.ts", `${start} test("a", () => {}); test("b", () => { throw new Error() }); test.skip("c");`);
    write("planned.test.ts", `${start} test("a", () => {}); test.todo("b");`);
    write("broken.test.ts", 'import "./missing.ts";');
    write("unprepared.test.ts", `${start} beforeAll(() => { throw new Error() }); test("a", () => {});`);
    const { failures, ...counts } = runVitest();
    expect(counts).toEqual({ passed: 2, failed: 3, skipped: 3, flaky: [] });
    expect(failures.map((name) => basename(name)).toSorted()).toEqual([
      "broken.test.ts",
      "some.test.ts: b",
      "unprepared.test.ts",
    ]);
  });

  test("Playwright: passed, failed, skipped and passed on a second try, the last by name", () => {
    const start = 'import { test } from "@playwright/test";';
    const flaky =
      'test.describe("menu", () => { test("opens", ({}, { retry }) => { if (retry === 0) throw new Error() }) });';
    write("some.spec.ts", `${start} test("a", () => {}); test("b", () => { throw new Error() }); ${flaky}`);
    write("other.spec.ts", `${start} test.skip("c", () => {});`);
    expect(runPlaywright()).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ["some.spec.ts: b"],
      flaky: ["some.spec.ts: opens"],
    });
  });

  test("Playwright: a file that cannot be loaded counts as a failure", () => {
    write("broken.spec.ts", 'import "./missing.ts";');
    const { failures, ...counts } = runPlaywright();
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
    expect(failures).toEqual([expect.stringContaining("missing.ts")]);
  });
});

test("a report of another shape is refused", () => {
  expect(() => readVitestReport({ tests: [] })).toThrow();
  expect(() => readPlaywrightReport({ tests: [] })).toThrow();
});
