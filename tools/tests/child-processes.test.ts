import { expect, test } from "vitest";
import { faultsIn, lintConfig } from "./lint-faults.ts";

const linesOf = async (pieces: readonly string[]): Promise<readonly number[]> => {
  const printed = await faultsIn(pieces.join("\n"), "tools/lint/child-processes.mjs", "tests/programs-end");
  return [...printed.matchAll(/piece\.ts:(\d+):\d+: A program that hangs would outlive its test/g)].map(([, line]) =>
    Number(line),
  );
};

test("a program that is run to its end without a time limit is a lint error", async () => {
  const pieces = [
    'spawnSync("git", ["status"]);',
    'execFileSync("git", ["status"], { encoding: "utf8" });',
    'execFile("git", ["status"], () => undefined);',
    "const run = promisify(execFile);",
    'await promisify(execFile)("git", ["status"]);',
  ];
  expect(await linesOf(pieces)).toEqual([1, 2, 3, 4, 5]);
});

test("with a timeout or a signal it is none, nor is a program that the test ends itself", async () => {
  const pieces = [
    'spawnSync("git", ["status"], { timeout: 1000 });',
    'execFile("git", ["status"], { ...options, signal }, () => undefined);',
    'await promisify(execFile)("git", ["status"], { timeout });',
    'const child = spawn("git", ["status"]);',
    '/a/.exec("b");',
  ];
  expect(await linesOf(pieces)).toEqual([]);
});

test("the rule is in force in tests", () => {
  const inTests = lintConfig().overrides.find(({ files }) => files.includes("**/tests/**"));
  expect(inTests?.rules["tests/programs-end"]).toBe("error");
});
