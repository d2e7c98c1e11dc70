import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sqliteForOperator } from "../../server/store/sqlite.ts";
import { openStore } from "../../server/store/store.ts";
import { goThroughDiskFault } from "./disk-fault.ts";
import { newFolder } from "./folder.ts";
import { canRun, notShown } from "./machine.ts";
import type { Check, Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const isRoot = process.getuid?.() === 0;
const storeIn = (folder: string) => ({
  open: () => openStore(sqliteForOperator(join(folder, "enquiries.db")), { mayMigrate: false }),
});
// Mails go nowhere, so that nothing but enquiries needs room.
const settingsFor = (folder: string) => ({
  DATA_DIR: folder,
  ...mailSettings("smtp://127.0.0.1:1"),
  LOG_LEVEL: "error",
});

/** Faults of the disk under SQLite, each with a server of its own. */
export const diskFaultsOnSqlite = async (run: Run): Promise<Check[]> => [
  ...(await fullDisk(run)),
  ...(await readOnly(run)),
  ...(await removed(run)),
];

/** A small disk of the server's own: a tmpfs in a mount namespace, which needs no rights and vanishes with the process. */
async function fullDisk(run: Run): Promise<Check[]> {
  const name = "SQLite, disk full";
  const folder = await newFolder(run);
  const mountAndRun = `mount -t tmpfs -o size=3m,mode=0700 tmpfs "$0" && exec "$@"`;
  const within = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mountAndRun, folder] as const;
  if (!canRun(...within, "true")) return notShown(name, "for nobody may mount here", run);
  const server = await startServer({ settings: settingsFor(folder), run, within });
  const seenFromOutside = join(`/proc/${server.pid}/root`, folder);
  const ballast = join(seenFromOutside, "ballast");
  const fill = async (): Promise<void> => {
    await writeFile(ballast, Buffer.alloc(4 * 1024 * 1024)).catch(ignoreFullDisk);
  };
  /** A copy, for SQLite would follow the link at the root of the path and arrive at this process's own folder. */
  const open = async () => {
    const copy = await newFolder(run);
    for (const name of ["enquiries.db", "enquiries.db-wal"])
      await copyFile(join(seenFromOutside, name), join(copy, name));
    return storeIn(copy).open();
  };
  const parts = { server, store: { open }, run };
  return goThroughDiskFault({ name, begin: fill, end: () => rm(ballast) }, parts);
}

const ignoreFullDisk = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "ENOSPC") throw error;
};

/** Root can take the right to write away from files that are open; for others the folder is read-only from the start. */
async function readOnly(run: Run): Promise<Check[]> {
  const name = "SQLite, read-only";
  const folder = await newFolder(run);
  if (!isRoot) return readOnlyFromTheStart(folder, run);
  if (!canRun("chattr", "+i", folder) || !canRun("chattr", "-i", folder))
    return notShown(name, "for the file system has no immutable files", run);
  const server = await startServer({ settings: settingsFor(folder), run });
  const files = ["", "-wal"].map((end) => join(folder, `enquiries.db${end}`));
  // "+i" is the immutable attribute, which the kernel heeds at each write: chattr(1). Not for the file ending in -shm,
  // which is memory: the kernel ends a process that writes to memory which it may not.
  const change = (attribute: "+i" | "-i") => void execFileSync("chattr", [attribute, ...files], { stdio: "ignore" });
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
  const name = "SQLite, read-only from the start: does not start, and does once it is mended";
  return [{ name, passed: refused, seen: name }];
}

/** The folder is removed with all that it holds; and moved away and back. */
async function removed(run: Run): Promise<Check[]> {
  const parent = await newFolder(run);
  const [folder, away] = [join(parent, "data"), join(parent, "away")];
  const start = async (): Promise<ServerChild> => {
    await mkdir(folder, { recursive: true });
    return startServer({ settings: settingsFor(folder), run });
  };
  const moved = await start();
  const move = () => rename(folder, away);
  // What the server may have made in its place in the meantime is in the way of the old one.
  const moveBack = () => waitUntil(() => rename(away, folder).then(() => true), 10).then(() => undefined);
  const checks = await goThroughDiskFault(
    { name: "SQLite, directory moved away and back", begin: move, end: moveBack },
    { server: moved, store: storeIn(folder), run },
  );
  await moved.end("SIGKILL");
  await rm(folder, { recursive: true });
  const server = await start();
  const fault = {
    name: "SQLite, directory removed",
    loses: true,
    begin: () => rm(folder, { recursive: true }),
    end: () => undefined,
  };
  return [...checks, ...(await goThroughDiskFault(fault, { server, store: storeIn(folder), run }))];
}
