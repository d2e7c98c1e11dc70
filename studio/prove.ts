import { spawnSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startVitest } from "vitest/node";
import { npmProgram } from "../tools/install/npm-program.mjs";
import { root, studio } from "./catalog.ts";
import { readCode } from "./code.ts";
import { NotProved } from "./not-proved.ts";
import { digests, recordName } from "./proved.ts";

/** Runs all tests of the studio. @throws unless each of them has run and passed */
async function runTests(): Promise<void> {
  const files = globSync("tests/**/*.test.ts", { cwd: studio }).map((file) => join(studio, file));
  const vitest = await startVitest("test", [], { root: studio, watch: false, allowOnly: false });
  const modules = vitest.state.getTestModules();
  const errors = vitest.state.getUnhandledErrors();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const notPassed = [
    ...files.filter((file) => !modules.some((module) => module.moduleId === file && module.ok())),
    ...tests.filter((test) => test.result().state !== "passed").map(({ fullName }) => fullName),
  ];
  await vitest.close();
  if (errors.length > 0 || notPassed.length > 0 || tests.length === 0)
    throw new NotProved(
      `Nothing is recorded, because not all is proved.\n${notPassed.map((one) => `  ${one}\n`).join("")}`,
    );
}

/**
 * Proves what is in the repository: types and imports of the studio, then all its tests. Then records it.
 * @throws and records nothing, if something fails, or changes meanwhile
 */
export async function proveAll(): Promise<void> {
  const before = digests(root);
  const [npm = "", ...args] = npmProgram(root).command;
  if (spawnSync(npm, [...args, "run", "--silent", "check:studio"], { cwd: root, stdio: "inherit" }).status !== 0)
    throw new NotProved("Types or imports of the studio are wrong. Nothing is proved.");
  await runTests();
  if (!isDeepStrictEqual(digests(root, readCode), before))
    throw new NotProved("Sources or results have changed while they were proved. Nothing is recorded.");
  writeFileSync(join(root, recordName), `${JSON.stringify(before, undefined, 2)}\n`);
  console.log(`All results are proved, and ${recordName} says so.`);
}
