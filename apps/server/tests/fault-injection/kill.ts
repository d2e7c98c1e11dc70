import { setTimeout as sleep } from "node:timers/promises";
import { copiesPerFault } from "./copies.ts";
import { checkDelivered, extraCopies } from "./delivered.ts";
import { honestClients } from "./honest-clients.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore, type StoreName } from "./new-store.ts";
import { type Check, countAtMost, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";

const mostCopiesAKill = 2;

interface Killing {
  readonly store: StoreName;
  readonly replicas: number;
  readonly kills: number;
  /** Settings that plant a bug. */
  readonly planted?: Record<string, string>;
}

/** Kills servers under load, one after the other, and checks that all acknowledged enquiries are delivered. */
export async function killUnderLoad({ store: name, replicas, kills, planted }: Killing, run: Run): Promise<Check[]> {
  const [store, sink] = [await newStore(name, run), await startMailSink(run)];
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, LEASE_SECONDS: "6", ...planted };
  const start = () => startServer({ settings, run });
  const servers: ServerChild[] = [];
  for (let replica = 0; replica < replicas; replica += 1) servers.push(await start());
  const clients = honestClients((client, attempt) => servers[(client + attempt) % replicas]!.port);
  const killedAt: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(300 + Math.random() * 700);
    const replica = kill % replicas;
    killedAt.push(performance.now());
    await servers[replica]!.end("SIGKILL");
    servers[replica] = await start();
    if (kill % 10 === 9) run.progress(`${kill + 1} kills, ${clients.ledger.acknowledged.size} acknowledged`);
  }
  await sleep(500);
  await clients.stop();
  const checks = await checkDelivered(clients.ledger, sink, store, run);
  const copies = [...sink.letters.values()].map(extraCopies).reduce((sum, extra) => sum + extra, 0);
  const most = Math.max(0, ...copiesPerFault(sink, killedAt).values());
  return [
    ...checks,
    {
      ...countAtMost("at most two duplicates per kill", most, mostCopiesAKill),
      seen: `${copies} duplicates in ${kills} kills, ${most} at most in one`,
    },
  ];
}

const goal = "0 acknowledged lost; at most 2 duplicate mails a kill, each with the same Message-ID";
const killRow = (name: string, store: StoreName, replicas: number, what: string): Row => ({
  name,
  what,
  goal,
  run: (run) => killUnderLoad({ store, replicas, kills: run.size === "full" ? 100 : 2 }, run),
});

/** kill -9 under load, on each store. */
export const killRows: readonly Row[] = [
  killRow("kill-sqlite", "SQLite", 1, "kill -9 under load on SQLite"),
  killRow("kill-postgres", "PostgreSQL", 2, "kill -9 under load on PostgreSQL, two replicas"),
];
