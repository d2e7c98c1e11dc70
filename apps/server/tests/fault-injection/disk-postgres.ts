import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { postgresDatabase } from "../../store/postgres.ts";
import { openStore } from "../../store/store.ts";
import { startPostgres } from "../postgres.ts";
import { goThroughDiskFault } from "./disk-fault.ts";
import { newFolder } from "./folder.ts";
import { canRun, notShown } from "./machine.ts";
import type { Check, Run } from "./row.ts";
import { startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";

/**
 * In bytes. PostgreSQL writes pages of 8 KiB, and half a page written means a full disk to it. At a limit between two
 * pages it would see EFBIG, which it reports as an internal error.
 */
const limit = 1024 * 1024 + 4096;

/** A process and its children. */
function family(pid: number): number[] {
  const parentOf = (child: string): number => {
    try {
      return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${child}/status`, "utf8"))?.[1]);
    } catch {
      // The process has ended since the folder was read.
      return 0;
    }
  };
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

/**
 * Disk faults under PostgreSQL. A file size limit simulates the full disk. The WAL segments stay below the limit,
 * because a full disk there stops PostgreSQL itself, which the restarts cover.
 */
export async function diskFaultsOnPostgres(run: Run): Promise<Check[]> {
  const cluster = await startPostgres({ settings: ["fsync=on"], initOptions: ["--wal-segsize=1"] });
  run.defer(() => cluster.stop());
  const DATABASE_URL = await cluster.createDatabase();
  const settings = {
    DATABASE_URL,
    DATA_DIR: await newFolder(run),
    ...mailSettings("smtp://127.0.0.1:1"),
    ...hurry,
    LOG_LEVEL: "error",
  };
  const server = await startServer({ settings, run });
  const store = { open: () => openStore(postgresDatabase(DATABASE_URL), { mayMigrate: false }) };
  const limitFiles = (size: string): void => {
    // Only the owner of a process may limit it.
    const { uid, gid } = statSync(`/proc/${cluster.pid()}`);
    for (const pid of family(cluster.pid())) {
      const limited = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${size}:`], {
        uid,
        gid,
        encoding: "utf8",
        timeout: 10_000,
      });
      // A child may have ended since it was found.
      if (limited.status !== 0 && pid === cluster.pid()) throw new Error(`prlimit: ${limited.stderr}`);
    }
  };
  const setReadOnly = async (value: "on" | "off"): Promise<void> => {
    await cluster.query(`alter system set default_transaction_read_only = ${value}`);
    await cluster.query("select pg_reload_conf()");
  };
  const parts = { server, store, run };
  const name = "PostgreSQL, disk full";
  const full = canRun("prlimit", "--version")
    ? await goThroughDiskFault(
        // disk_full: https://www.postgresql.org/docs/current/errcodes-appendix.html
        {
          name,
          cause: '"code":"53100"',
          begin: () => limitFiles(String(limit)),
          end: () => limitFiles("unlimited"),
        },
        parts,
      )
    : notShown(name, "because prlimit is missing", run);
  // apps/server/tests/postgres-faults.test.ts has a server that accepts no writes, too.
  if (run.size === "short") return full;
  const readOnly = await goThroughDiskFault(
    // read_only_sql_transaction, on the same page.
    {
      name: "PostgreSQL, read-only",
      cause: '"code":"25006"',
      begin: () => setReadOnly("on"),
      end: () => setReadOnly("off"),
    },
    parts,
  );
  return [...full, ...readOnly];
}
