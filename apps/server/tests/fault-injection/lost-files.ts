import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkDelivered } from "./delivered.ts";
import { honestClients } from "./honest-clients.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore } from "./new-store.ts";
import type { Check, Row, Run } from "./row.ts";
import { startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const database = "enquiries.db";

/** Ways to lose files of the database, or what is in them, while it is in use. */
const losses = {
  "log removed": (folder) => rm(join(folder, `${database}-wal`)),
  "index of the log removed": (folder) => rm(join(folder, `${database}-shm`)),
  "log replaced": async (folder) => {
    await rm(join(folder, `${database}-wal`));
    await writeFile(join(folder, `${database}-wal`), "not a log");
  },
  "log cut to 0 bytes in place": (folder) => truncate(join(folder, `${database}-wal`), 0),
  "log without its end": (folder) => truncate(join(folder, `${database}-wal`), 1000),
  "another log copied over it in place": async (folder) => {
    const log = join(folder, `${database}-wal`);
    const other = await readFile(log);
    await writeFile(log, Buffer.concat([other.fill(0x37, 16), Buffer.alloc(1_000_000)]));
  },
  "database removed": (folder) => rm(join(folder, database)),
} satisfies Record<string, (folder: string) => Promise<void>>;

/** Removes files under load, kills the server after it has raised the alarm, and starts it again. */
export async function loseFiles(
  name: keyof typeof losses,
  run: Run,
  planted: Readonly<Record<string, string>> = {},
): Promise<Check[]> {
  const [store, sink] = [await newStore("SQLite", run), await startMailSink(run)];
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, ...planted };
  const nameIt = (check: Check): Check => ({ ...check, name: `${check.name} (${name})` });
  let server = await startServer({ settings, run });
  const clients = honestClients(() => server.port);
  await sleep(1000);
  await losses[name](store.settings.DATA_DIR!);
  const isTold = await waitUntil(() => server.output().includes('"alarm":"database files"'), 20);
  const told: Check = { name: "it is told", passed: isTold, seen: "" };
  await sleep(1000);
  await server.end("SIGKILL");
  const restarted = await startServer({ settings, run }).catch((error: Error) => error);
  if (restarted instanceof Error) {
    await clients.stop();
    return [told, { name: "it starts again", passed: false, seen: restarted.message }].map(nameIt);
  }
  server = restarted;
  await sleep(500);
  await clients.stop();
  const checks = await checkDelivered(clients.ledger, sink, store, run);
  run.progress(`${name}: ${clients.ledger.acknowledged.size} acknowledged`);
  return [told, ...checks].map(nameIt);
}

/** Files of a running SQLite database are removed, replaced or changed. */
export const lostFiles: Row = {
  name: "files",
  what: "files of the running database removed, replaced, cut short or overwritten under load, then kill -9",
  goal: "an alarm; 0 acknowledged lost",
  async run(run) {
    const all = Object.keys(losses) as (keyof typeof losses)[];
    const checks: Check[] = [];
    for (const name of run.size === "full" ? all : (["log cut to 0 bytes in place"] as const))
      checks.push(...(await loseFiles(name, run)));
    return checks;
  },
};
