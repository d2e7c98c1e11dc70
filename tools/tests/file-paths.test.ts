import { expect, test } from "vitest";
import { faultsIn as lintFaultsIn, lintConfig } from "./lint-faults.ts";

const faultsIn = (code: string) => lintFaultsIn(code, "tools/lint/file-paths.mjs", "ours/no-handmade-file-paths");

test.each([
  'export const file = new URL("start.ts", import.meta.url).pathname;',
  'const root = new URL("../", import.meta.url);\nexport const inRoot = (file: string) => file.replace(root.pathname, "");',
  'export const { pathname } = new URL("start.ts", import.meta.url);',
  'export const file = import.meta.url.replace("file://", "");',
  "export const file = import.meta.url.slice(7);",
  'export const file = new URL("start.ts", import.meta.url).href.replace("file://", "");',
])("a path taken from a URL by hand is a lint error: %s", async (code) => {
  expect(await faultsIn(code)).toContain("use fileURLToPath");
});

test.each([
  "export const address = (folder: string) => `file://${folder}`;",
  'export const address = (folder: string) => "file://" + folder;',
])("a URL made from a path by hand is a lint error: %s", async (code) => {
  expect(await faultsIn(code)).toContain("use pathToFileURL");
});

test.each([
  'import { fileURLToPath } from "node:url";\nexport const file = fileURLToPath(new URL("start.ts", import.meta.url));',
  "export const of = (request: Request) => new URL(request.url).pathname;",
  'export const hook = `--import ${new URL("hook.ts", import.meta.url).href}`;',
  "export const here = () => location.pathname;",
])("other uses of URLs are none: %s", async (code) => {
  expect(await faultsIn(code)).toBe("");
});

test("the rule is in force for the whole repository", () => {
  expect(lintConfig().rules["ours/no-handmade-file-paths"]).toBe("error");
});
