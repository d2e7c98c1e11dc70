import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySite } from "@ttpl/testing/site-copy.ts";
import type { Fault } from "./fault.ts";

/** A temporary copy of the repository, in which faults are planted. */
export interface RepositoryCopy extends AsyncDisposable {
  readonly path: string;
  /** Applies a fault. Resolves with the function that restores the file. */
  plant(fault: Fault): Promise<() => Promise<void>>;
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const path = await mkdtemp(join(tmpdir(), "mutations-"));
  copySite(path);
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
