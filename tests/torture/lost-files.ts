import { rm, writeFile } from "node:fs/promises";
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

/** Ways to lose files of the database while it is in use. */
const losses: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  "log removed": (folder) => rm(join(folder, `${database}-wal`)),
  "index of the log removed": (folder) => rm(join(folder, `${database}-shm`)),
  "log replaced": async (folder) => {
    await rm(join(folder, `${database}-wal`));
    await writeFile(join(folder, `${database}-wal`), "not a log");
  },
  "database removed": (folder) => rm(join(folder, database)),
};

/** Removes files under load, kills the server after it has raised the alarm, and starts it again. */
async function loseFiles(name: string, lose: (folder: string) => Promise<void>, run: Run): Promise<Check[]> {
  const [store, sink] = [await newStore("SQLite", run), await startMailSink(run)];
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry };
  let server = await startServer({ settings, run });
  const clients = honestClients(() => server.port);
  await sleep(1000);
  await lose(store.settings.DATA_DIR!);
  const told = await waitUntil(() => server.output().includes('"alarm":"database files"'), 20);
  await sleep(1000);
  await server.end("SIGKILL");
  server = await startServer({ settings, run });
  await sleep(500);
  await clients.stop();
  const checks = await checkDelivered(clients.ledger, sink, store, run);
  run.progress(`${name}: ${clients.ledger.acknowledged.size} acknowledged`);
  return [{ name: "it is told", passed: told, seen: "" }, ...checks].map((check) => ({
    ...check,
    name: `${check.name} (${name})`,
  }));
}

/** Files of a running SQLite database are removed or replaced. */
export const lostFiles: Row = {
  name: "files",
  what: "files of the running database removed or replaced under load, then kill -9",
  goal: "an alarm; 0 acknowledged lost",
  async run(run) {
    const chosen = Object.entries(losses).filter(([name]) => run.size === "full" || name === "log removed");
    const checks: Check[] = [];
    for (const [name, lose] of chosen) checks.push(...(await loseFiles(name, lose, run)));
    return checks;
  },
};
