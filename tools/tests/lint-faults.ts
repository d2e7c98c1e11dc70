import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** What a lint rule of our own says of a piece of code, a line for each fault. */
export async function faultsIn(code: string, plugin: string, rule: string): Promise<string> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "piece.ts"), `${code}\n`);
  writeFileSync(
    join(folder, ".oxlintrc.json"),
    JSON.stringify({ jsPlugins: [resolve(plugin)], categories: { correctness: "off" }, rules: { [rule]: "error" } }),
  );
  const { stdout, stderr } = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint"), "--format=unix"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 60_000,
  });
  return stdout + stderr;
}

interface LintConfig {
  readonly rules: Readonly<Record<string, string>>;
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: Readonly<Record<string, string>>;
  }[];
}

/** The lint rules of the repository. */
export const lintConfig = (): LintConfig => JSON.parse(readFileSync(".oxlintrc.json", "utf8")) as LintConfig;
