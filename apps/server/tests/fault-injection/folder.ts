import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Run } from "./row.ts";

/** Creates an empty folder that is removed after the row. */
export async function newFolder({ defer }: Pick<Run, "defer">): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ttpl-faults-"));
  defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
