import { spawn } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const url = (file: string) => pathToFileURL(resolve(file)).href;
const vitest = resolve("node_modules/vitest/vitest.mjs");
const playwright = resolve("node_modules/@playwright/test/cli.js");

/** Code of a step that runs a piece of JavaScript. */
const step = (title: string, code: string, more = ""): string =>
  `{ title: ${JSON.stringify(title)}, command: () => [process.execPath, "--eval", ${JSON.stringify(code)}], ${more} }`;

/** Starts the runner in a folder with lanes, given as code. */
function startRunner(cwd: string, lanes: string, { longest = 60_000 } = {}) {
  const script = `
    import { runLanes } from ${JSON.stringify(url("tools/test-run/run-lanes.ts"))};
    import { titlesFromPlaywright, titlesFromVitest } from ${JSON.stringify(url("tools/test-run/reports.ts"))};
    process.exitCode = (await runLanes([${lanes}], ${JSON.stringify({ longest, patience: 500 })})) ? 0 : 1;`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 90_000,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return { child, ended, output: text(child.stdout) };
}

async function run(
  cwd: string,
  lanes: string,
  limits = {},
): Promise<{ code: number | null; output: string; end: string }> {
  const { ended, output } = startRunner(cwd, lanes, limits);
  const [code, printed] = await Promise.all([ended, output]);
  return { code, output: printed, end: printed.split("\nFailed:\n")[1] ?? "" };
}

test("lanes run side by side, and pass if all their steps do", async () => {
  const folder = await temporaryFolder();
  // Each waits for the other.
  const meet = (own: string, other: string) =>
    `const { existsSync, writeFileSync } = require("node:fs"); writeFileSync("${own}", "");
     const timer = setInterval(() => existsSync("${other}") && clearInterval(timer), 20); console.log("I am ${own}");`;
  const { code, output } = await run(folder, `[[${step("One", meet("a", "b"))}], [${step("Other", meet("b", "a"))}]]`);
  expect(output).toMatch(/=== One ===\nI am a\n\n=== One: passed in \d+ s ===\n/);
  expect(output).toMatch(/=== Other ===\nI am b\n\n=== Other: passed in \d+ s ===\n/);
  expect(output).toMatch(/\nAll checks and tests passed in \d+ s\.\n$/);
  expect(code).toBe(0);
});

test("a step that fails in any lane makes the whole fail, and the others run all the same", async () => {
  const fails = step("First", "console.error('out of order'); process.exit(3)");
  const { code, output, end } = await run(
    await temporaryFolder(),
    `[[${fails}, ${step("Second", "console.log('I run')")}], [${step("Third", "process.kill(process.pid, 'SIGKILL')")}]]`,
  );
  expect(output).toContain("out of order");
  expect(output).toContain("I run");
  expect(end).toBe("  First: exit code 3\n\n  Third: was killed\n\n");
  expect(code).toBe(1);
});

test("what needs a step that failed does not run, in its lane and in later stages, and counts as failed", async () => {
  const [build, pages] = [step("Build", "process.exit(1)", "isNeeded: true"), step("Pages", "console.log('I run')")];
  const { code, output, end } = await run(
    await temporaryFolder(),
    `[[${build}, ${pages}], [${step("Servers", "")}]], [[${step("Browsers", "console.log('I run')")}]]`,
  );
  expect(output).not.toContain("I run");
  const notRun = ["Pages", "Browsers"].map((title) => `  ${title}: not run, because it needs Build\n\n`);
  expect(end).toBe(`  Build: exit code 1\n\n${notRun.join("")}`);
  expect(code).toBe(1);
});

describe("the titles of failed and skipped tests stand at the end", () => {
  test("of Vitest", async () => {
    const folder = await temporaryFolder();
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    writeFileSync(
      join(folder, "some.test.ts"),
      `import { expect, test, describe } from "vitest";
      test("holds", () => {});
      describe("a sum", () => { test("is right", () => expect(1 + 1).toBe(3)); });
      test.skip("waits", () => {});`,
    );
    writeFileSync(join(folder, "broken.test.ts"), `throw new Error("cannot be read");`);
    const command = `(report) => [process.execPath, "${vitest}", "run", "--reporter=json", "--outputFile.json=" + report]`;
    const { code, output, end } = await run(
      folder,
      `[[{ title: "Units", command: ${command}, titles: titlesFromVitest }]]`,
    );
    expect(end).toBe("  Units: exit code 1\n    broken.test.ts: cannot be read\n    some.test.ts: a sum is right\n\n");
    expect(output).toContain("\nSkipped:\n  some.test.ts: waits\n");
    expect(code).toBe(1);
  });

  test("of Playwright", async () => {
    const folder = await temporaryFolder();
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    writeFileSync(
      join(folder, "some.spec.ts"),
      `import { expect, test } from "@playwright/test";
      test("holds", () => {});
      test.describe("a sum", () => { test("is right", () => { expect(1 + 1).toBe(3); }); });
      test.skip("waits", () => {});`,
    );
    const command = `() => [process.execPath, "${playwright}", "test", "--reporter=list,json"]`;
    const { code, output, end } = await run(
      folder,
      `[[{ title: "Browsers", command: ${command}, titles: titlesFromPlaywright,
          environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }) }]]`,
    );
    expect(end).toBe("  Browsers: exit code 1\n    some.spec.ts: a sum is right\n\n");
    expect(output).toContain("\nSkipped:\n  some.spec.ts: waits\n");
    expect(code).toBe(1);
  });
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

/** Starts processes that do not end by themselves, one of them in a session of its own, which do not end when asked to. */
const stubborn = `const { spawn } = require("node:child_process");
  const stay = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
  const pids = [true, false].map((detached) => spawn(process.execPath, ["--eval", stay], { detached, stdio: "ignore" }).pid);
  require("node:fs").writeFileSync("pids", [process.pid, ...pids].join(" "));`;

const pidsIn = (folder: string) => readFileSync(join(folder, "pids"), "utf8").split(" ").map(Number);

// Linux alone tells which processes belong to a step.
describe.runIf(process.platform === "linux")("no process is left", () => {
  test("behind a step, which then fails and says so", async () => {
    const folder = await temporaryFolder();
    const { code, end } = await run(folder, `[[${step("Leaves two", `${stubborn} process.exit(0)`)}]]`);
    const left = pidsIn(folder).slice(1);
    expect(end).toMatch(/^ {2}Leaves two: left running: .+ --eval .+; .+ --eval .+\n/);
    expect(code).toBe(1);
    expect(left.filter(isRunning)).toEqual([]);
    expect(left).toHaveLength(2);
  });

  test("of a step that hangs, which fails", async () => {
    const folder = await temporaryFolder();
    const hangs = step("Hangs", `${stubborn} setInterval(() => {}, 1000)`);
    const { code, end } = await run(folder, `[[${hangs}]]`, { longest: 8000 });
    expect(end).toBe("  Hangs: did not end within 8 s\n\n");
    expect(code).toBe(1);
    expect(pidsIn(folder).filter(isRunning)).toEqual([]);
  });

  test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)("when the runner gets %s", async (signal) => {
    const folder = await temporaryFolder();
    const { child, ended } = startRunner(folder, `[[${step("Stays", `${stubborn} setInterval(() => {}, 1000)`)}]]`);
    await vi.waitFor(() => expect(pidsIn(folder).filter(isRunning)).toHaveLength(3), 20_000);
    child.kill(signal);
    expect(await ended).toBe(signal === "SIGKILL" ? null : 1);
    await vi.waitFor(() => expect(pidsIn(folder).filter(isRunning)).toEqual([]), 20_000);
  });
});
