// npm run build: checks the content and builds the site, unless nothing has changed since the last build. Vite takes # and ?
// in a path for the end of a file's name, and % for the beginning of an encoded character. In a folder with such a name, this
// builds a copy of it in a plain one.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import type { Plugin } from "vite";
import { inputsBefore, isUpToDate, recordBuild } from "@ttpl/site/build/build-record.ts";
import { linkedCopy } from "@ttpl/site/build/linked-copy.ts";
import { watchReads } from "@ttpl/site/build/read-folders.ts";
import { charactersInTheWay } from "./install/folders.mjs";

const root = process.cwd();

/** The variables by which Git finds the history of the repository for its copy. */
function withHistory(copy: string): NodeJS.ProcessEnv {
  const { stdout } = spawnSync("git", ["rev-parse", "--absolute-git-dir"], { cwd: root, encoding: "utf8" });
  return stdout ? { ...process.env, GIT_DIR: stdout.trim(), GIT_WORK_TREE: copy } : process.env;
}

function buildElsewhere(): number {
  const copy = mkdtempSync(join(tmpdir(), "ttpl-build-"));
  try {
    if (charactersInTheWay(copy)) throw new Error(`TMPDIR is ${tmpdir()}: set it to a path without #, ? and %.`);
    linkedCopy(root, copy);
    mkdirSync(".cache", { recursive: true });
    symlinkSync(join(root, ".cache"), join(copy, ".cache"), "junction");
    const options = { cwd: copy, env: withHistory(copy), stdio: "inherit" } as const;
    const code = spawnSync(process.execPath, ["tools/build.ts"], options).status ?? 1;
    if (code === 0) {
      rmSync(join(root, "build"), { recursive: true, force: true });
      cpSync(join(copy, "build"), join(root, "build"), { recursive: true });
    }
    return code;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Builds, whatever NODE_ENV is outside, and records what was read. Returns the exit code. */
async function build(): Promise<number> {
  process.env.NODE_ENV = "production";
  const before = inputsBefore(root);
  const reads = watchReads(root);
  // This module and what it imports were read before anything could watch.
  reads.note(import.meta.filename);
  const { reportContent } = await import("./report-content.ts");
  if (!reportContent()) return 1;
  const { createBuilder } = await import("vite");
  // The bundler reads modules without Node.
  const noteModules: Plugin = {
    name: "note-modules",
    buildEnd() {
      for (const id of this.getModuleIds()) if (isAbsolute(id)) reads.note(id);
    },
  };
  const { default: config } = await import("@ttpl/site/vite.config.ts");
  const builder = await createBuilder({ ...config, configFile: false, plugins: [config.plugins, noteModules] });
  await builder.buildApp();
  recordBuild(root, before, reads.names());
  return 0;
}

if (isUpToDate(root)) console.log("Nothing has changed since the last build.");
else process.exitCode = charactersInTheWay(root) ? buildElsewhere() : await build();
