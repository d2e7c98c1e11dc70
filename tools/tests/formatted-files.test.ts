import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { packageProgram } from "../install/package-program.mjs";

test("no source of a package is left out of the formatting", async () => {
  const files = globSync("{apps,bench,packages,tools}/**/*.{ts,tsx,mjs,css}", {
    exclude: (name) => name.split(/[/\\]/).includes("node_modules"),
  });
  expect(files.length).toBeGreaterThan(500);
  // With other ends of lines, each file that is looked at differs.
  const config = join(await temporaryFolder(), "oxfmtrc.json");
  const own: object = JSON.parse(readFileSync(".oxfmtrc.json", "utf8"));
  writeFileSync(config, JSON.stringify({ ...own, endOfLine: "crlf" }));
  const [node, oxfmt] = packageProgram(process.cwd(), "oxfmt", "oxfmt");
  const { stdout } = spawnSync(node, [oxfmt, "--list-different", "--config", config], {
    encoding: "utf8",
    timeout: 60_000,
  });
  const lookedAt = new Set(stdout.split("\n"));
  expect(files.map((file) => file.replaceAll("\\", "/")).filter((file) => !lookedAt.has(file))).toEqual([]);
});
