// npm run build, after the check of the content. Vite takes # and ? in a path for the end of a file's name, and
// % for the beginning of an encoded character. In a folder with such a name, they build a copy of it in a plain one.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { charactersInTheWay } from "./install/folders.mjs";
import { packageProgram } from "./install/package-program.mjs";
import { linkedCopy } from "./linked-copy.ts";

const root = process.cwd();

/** Builds the site in a folder, for production whatever NODE_ENV is outside. Returns the exit code. */
function build(folder: string, variables: NodeJS.ProcessEnv = process.env): number {
  const [node, vite] = packageProgram(folder, "vite", "vite");
  const env = { ...variables, NODE_ENV: "production" };
  return spawnSync(node, [vite, "build"], { cwd: folder, env, stdio: "inherit" }).status ?? 1;
}

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
    const code = build(copy, withHistory(copy));
    if (code === 0) {
      for (const name of ["client", "server"]) rmSync(join(root, "build", name), { recursive: true, force: true });
      cpSync(join(copy, "build"), join(root, "build"), { recursive: true });
    }
    return code;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

process.exitCode = charactersInTheWay(root) ? buildElsewhere() : build(root);
