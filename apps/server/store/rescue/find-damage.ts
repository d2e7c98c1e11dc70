import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isDamage } from "../sqlite-file.ts";

const program = fileURLToPath(new URL("check-program.ts", import.meta.url));

/** How long a check may take, in milliseconds: a gigabyte takes about ten seconds. */
const timeout = 30 * 60_000;

/** The database could not be checked. `errcode` is SQLite's. */
export class UncheckedError extends Error {
  override readonly name = "UncheckedError";
  readonly errcode: number;
  constructor(errcode: number) {
    super("The database could not be checked.");
    this.errcode = errcode;
  }
}

/**
 * Checks a database, and that its indexes agree with its tables, in a process of its own: it takes a while, and would
 * delay every request.
 * @returns the first faults in SQLite's words, without content; undefined if there are none
 * @throws UncheckedError if it cannot be checked at present
 */
export async function findDamage(path: string, signal: AbortSignal): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, path], { signal, timeout });
  const found = JSON.parse(stdout) as { faults: string[] } | { errcode?: number; errstr?: string };
  if ("faults" in found) {
    const faults = found.faults.filter((line) => line !== "ok");
    return faults.length === 0 ? undefined : faults.join("; ").replaceAll(/\s+/g, " ");
  }
  const { errcode = 0, errstr } = found;
  if (isDamage({ errcode })) return `${errcode} ${errstr}`;
  throw new UncheckedError(errcode);
}
