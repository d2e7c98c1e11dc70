import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sqliteForOperator } from "../../store/sqlite.ts";
import { openStore } from "../../store/store.ts";
import { goThroughDiskFault } from "./disk-fault.ts";
import { newFolder } from "./folder.ts";
import { canRun, notShown } from "./machine.ts";
import type { Check, Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import type { SmallCheck } from "./small-checks.ts";

const isRoot = process.getuid?.() === 0;
const storeIn = (folder: string) => ({
  open: () => openStore(sqliteForOperator(join(folder, "enquiries.db")), { mayMigrate: false }),
});
// Mails cannot be sent, so that only enquiries need disk space.
const settingsFor = (folder: string) => ({
  DATA_DIR: folder,
  ...mailSettings("smtp://127.0.0.1:1"),
  ...hurry,
  LOG_LEVEL: "error",
});

/** Disk faults under SQLite, each with its own server. */
export const diskFaultsOnSqlite = async (run: Run): Promise<Check[]> => [
  ...(await fullDisk(run, {})),
  ...(await readOnly(run)),
  // apps/server/tests/lost-files.test.ts and sqlite-file.test.ts do the same with one fault at a time.
  ...(run.size === "full" ? await removed(run) : []),
];

/** A small tmpfs in a mount namespace, which needs no privileges and disappears with the process. */
export const fullDisk: SmallCheck = async (run, planted) => {
  const name = "SQLite, disk full";
  const folder = await newFolder(run);
  const mountAndRun = `mount -t tmpfs -o size=3m,mode=0700 tmpfs "$0" && exec "$@"`;
  const within = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mountAndRun, folder] as const;
  if (!canRun(...within, "true")) return notShown(name, "because mounting is not allowed here", run);
  const server = await startServer({ settings: { ...settingsFor(folder), ...planted }, run, within });
  const seenFromOutside = join(`/proc/${server.pid}/root`, folder);
  const ballast = join(seenFromOutside, "ballast");
  const fill = async (): Promise<void> => {
    await writeFile(ballast, Buffer.alloc(4 * 1024 * 1024)).catch(ignoreFullDisk);
  };
  /** A copy, because SQLite would resolve the /proc/PID/root link to the folder of this process. */
  const open = async () => {
    const copy = await newFolder(run);
    for (const name of ["enquiries.db", "enquiries.db-wal"])
      await copyFile(join(seenFromOutside, name), join(copy, name));
    return storeIn(copy).open();
  };
  const parts = { server, store: { open }, run };
  // SQLITE_FULL: https://sqlite.org/rescode.html#full
  return goThroughDiskFault({ name, cause: '"errcode":13', begin: fill, end: () => rm(ballast) }, parts);
};

const ignoreFullDisk = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "ENOSPC") throw error;
};

const ignoreRestored = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "ENOTEMPTY") throw error;
};

/** Root can make open files read-only. For other users the folder is read-only from the start. */
async function readOnly(run: Run): Promise<Check[]> {
  const name = "SQLite, read-only";
  const folder = await newFolder(run);
  if (!isRoot) return readOnlyFromTheStart(folder, run);
  if (!canRun("chattr", "+i", folder) || !canRun("chattr", "-i", folder))
    return notShown(name, "because the file system has no immutable files", run);
  const server = await startServer({ settings: settingsFor(folder), run });
  const files = ["", "-wal"].map((end) => join(folder, `enquiries.db${end}`));
  // "+i" is the immutable attribute, which the kernel checks at each write: chattr(1). Not for the -shm file, which is
  // mapped into memory: the kernel kills a process that writes to a read-only mapping.
  const change = (attribute: "+i" | "-i") =>
    void execFileSync("chattr", [attribute, ...files], { stdio: "ignore", timeout: 10_000 });
  run.defer(() => {
    if (existsSync(files[1]!)) change("-i");
  });
  const fault = { name, begin: () => change("+i"), end: () => change("-i") };
  return goThroughDiskFault(fault, { server, store: storeIn(folder), run });
}

async function readOnlyFromTheStart(folder: string, run: Run): Promise<Check[]> {
  await chmod(folder, 0o500);
  const refused = await startServer({ settings: settingsFor(folder), run }).then(
    () => false,
    (error: Error) => error.message.includes("DATA_DIR"),
  );
  await chmod(folder, 0o700);
  await startServer({ settings: settingsFor(folder), run });
  const name = "SQLite, read-only from the start: does not start, and starts once the folder is writable";
  return [{ name, passed: refused, seen: name }];
}

/** The folder is moved away and back, and removed with its contents. */
async function removed(run: Run): Promise<Check[]> {
  const parent = await newFolder(run);
  const [folder, away] = [join(parent, "data"), join(parent, "away")];
  const start = async (): Promise<ServerChild> => {
    await mkdir(folder, { recursive: true });
    return startServer({ settings: settingsFor(folder), run });
  };
  const moved = await start();
  const move = () => rename(folder, away);
  // Unless the server has restored the database in a new folder meanwhile, with all that was in it.
  const moveBack = () => rename(away, folder).catch(ignoreRestored);
  const checks = await goThroughDiskFault(
    { name: "SQLite, directory moved away and back", isRepaired: true, begin: move, end: moveBack },
    { server: moved, store: storeIn(folder), run },
  );
  await moved.end("SIGKILL");
  await rm(folder, { recursive: true });
  const server = await start();
  const fault = {
    name: "SQLite, directory removed",
    isRepaired: true,
    begin: () => rm(folder, { recursive: true }),
    end: () => undefined,
  };
  return [...checks, ...(await goThroughDiskFault(fault, { server, store: storeIn(folder), run }))];
}
