import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../server/for-one-test.ts";

/** What the lint rule for paths says of a piece of code. */
async function faultsIn(code: string): Promise<string> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "piece.ts"), `${code}\n`);
  writeFileSync(
    join(folder, ".oxlintrc.json"),
    JSON.stringify({
      jsPlugins: [resolve("tools/lint/file-paths.mjs")],
      categories: { correctness: "off" },
      rules: { "ours/no-handmade-file-paths": "error" },
    }),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint"), "--format=unix"], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout + stderr;
}

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

test("the rule is in force for the whole repository", async () => {
  const { stdout } = spawnSync(process.execPath, ["node_modules/oxlint/bin/oxlint", "--print-config"], {
    encoding: "utf8",
  });
  expect(JSON.parse(stdout).rules["ours/no-handmade-file-paths"] ?? stdout).toMatch(/deny|error/);
});
