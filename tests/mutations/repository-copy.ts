import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Fault } from "./fault.ts";

/** A temporary copy of the repository, in which faults are planted. */
export interface RepositoryCopy extends AsyncDisposable {
  readonly path: string;
  /** Applies a fault. Resolves with the function that restores the file. */
  plant(fault: Fault): Promise<() => Promise<void>>;
}

/** Copies the files that Git knows or does not ignore, with their uncommitted changes, and links node_modules. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const path = await mkdtemp(join(tmpdir(), "mutations-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const name of listed.split("\0").filter((name) => name !== "" && existsSync(name))) {
    await cp(name, join(path, name));
  }
  await symlink(resolve("node_modules"), join(path, "node_modules"));
  return {
    path,
    async plant({ file, find, replace }) {
      const target = join(path, file);
      const original = await readFile(target, "utf8");
      await writeFile(target, original.split(find).join(replace));
      return () => writeFile(target, original);
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
