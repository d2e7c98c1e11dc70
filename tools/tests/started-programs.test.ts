import { globSync, readFileSync } from "node:fs";
import { win32 } from "node:path";
import { expect, test } from "vitest";
import { npmProgram } from "../install/npm-program.mjs";
import { packageProgram } from "../install/package-program.mjs";

const node = "C:\\Program Files\\nodejs\\node.exe";
const installed = "C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js";
const newer = "C:\\Users\\Ü\\AppData\\Roaming\\npm\\node_modules\\npm\\bin\\npm-cli.js";
const onWindows = (env: NodeJS.ProcessEnv, files: readonly string[], execPath = node) =>
  npmProgram("C:\\site", {
    env,
    platform: "win32",
    execPath,
    exists: (path) => files.map((file) => win32.normalize(file)).includes(win32.normalize(path)),
  });

test("on Windows npm is started by its JavaScript file, as the npm that is running says", () => {
  const env = { npm_execpath: newer, npm_node_execpath: node, PATH: "C:\\Windows" };
  expect(onWindows(env, [newer, node]).command).toEqual([node, newer]);
});

test("on Windows without npm, it is the one beside Node", () => {
  const { command, path } = onWindows({ PATH: "C:\\Windows;C:\\Program Files\\nodejs" }, [
    node,
    installed,
    "C:\\Windows",
    "C:\\Program Files\\nodejs",
  ]);
  expect(command.map((part) => win32.normalize(part))).toEqual([node, installed]);
  expect(path.split(";")).toEqual(["C:\\Program Files\\nodejs", "C:\\Windows"]);
});

test("on Windows npm runs on the Node outside of the folder that it installs", () => {
  const own = "C:\\site\\node_modules\\node\\bin\\node.exe";
  const env = { PATH: "C:\\site\\node_modules\\.bin;C:\\Program Files\\nodejs" };
  const files = [own, node, installed, "C:\\site\\node_modules\\.bin", "C:\\Program Files\\nodejs"];
  const { command, path } = onWindows(env, files, own);
  expect(command.map((part) => win32.normalize(part))).toEqual([node, installed]);
  expect(path).not.toContain("site");
});

test("without npm there is a sentence on how to get it", () => {
  expect(() => onWindows({ PATH: "" }, [node])).toThrow("npm was not found: install it with Node");
});

test.each([
  ["vite", "vite"],
  ["vitest", "vitest"],
  ["@playwright/test", "playwright"],
])("%s has the program %s as a JavaScript file", (name, program) => {
  const [, file] = packageProgram(process.cwd(), name, program);
  expect(readFileSync(file, "utf8")).toMatch(/^#!\/usr\/bin\/env node/);
});

test("an unknown program of a package is told", () => {
  expect(() => packageProgram(process.cwd(), "vitest", "jest")).toThrow("vitest has no program jest");
});

test("no product code starts a program that is a .cmd file on Windows by its name", () => {
  const scripts = ["npm", "npx", "vite", "playwright", "vitest", "tsc", "oxlint", "oxfmt"];
  const started = new RegExp(`(?:spawn|spawnSync|execFile|execFileSync|runProgram|fork)\\W+(?:${scripts.join("|")})"`);
  const files = globSync("{apps,bench,packages,tools}/**/*.{ts,mjs}", {
    exclude: ["**/node_modules/**", "**/tests/**"],
  });
  expect(files.filter((file) => started.test(readFileSync(file, "utf8")))).toEqual([]);
});
