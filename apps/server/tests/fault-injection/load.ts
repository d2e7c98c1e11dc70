import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { newFolder } from "./folder.ts";
import { addLoad, type Measured, nothingMeasured } from "./load-generator.ts";
import { newStore, type NewStore, type StoreName, storeNames } from "./new-store.ts";
import { nothingStored } from "./planted.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { mailSettings } from "./settings.ts";

/** What a store must reach of the memory server's rate in the full run. The short one is too short to tell. */
const leastRatio: Readonly<Record<StoreName, number>> = { SQLite: 0.2, PostgreSQL: 0.15 };

/** In seconds. Short, so that other load on the machine affects all sides equally. */
const longestRound = 3;

interface Side {
  readonly name: string;
  readonly server: ServerChild;
  readonly store?: NewStore;
  readonly measured: Measured;
  /** The least rate, as a part of the memory server's. */
  readonly least?: number | undefined;
}

/** A mail server that accepts connections and never responds, so that only accepting enquiries is measured. */
async function silentMailServer({ defer }: Run): Promise<string> {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  defer(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startSides(run: Run): Promise<Side[]> {
  const silent = { ...mailSettings(await silentMailServer(run)), LOG_LEVEL: "error" };
  const accepting = await startServer({ settings: {}, run, file: "accepting-mail-server.ts" });
  const mailed = mailSettings(`smtp://127.0.0.1:${accepting.port}`);
  const memory = await startServer({ settings: {}, run, file: "memory-server.ts" });
  const sides: Side[] = [{ name: "memory", server: memory, measured: nothingMeasured() }];
  const bare = { ...silent, DATA_DIR: await newFolder(run), PLANTED: nothingStored };
  const own = await startServer({ settings: bare, run });
  sides.push({ name: "this server without a store", server: own, measured: nothingMeasured() });
  const add = async (name: StoreName, what: string, more: Readonly<Record<string, string>>, least?: number) => {
    const store = await newStore(name, run);
    const server = await startServer({ settings: { ...store.settings, ...more }, run });
    sides.push({ name: `${name}${what}`, store, server, measured: nothingMeasured(), least });
  };
  for (const name of storeNames) await add(name, "", silent, leastRatio[name]);
  await add("SQLite", ", requests logged", { ...silent, LOG_LEVEL: "info" });
  await add("SQLite", ", mails sent and requests logged", { ...mailed, LOG_LEVEL: "info" });
  return sides;
}

const rate = ({ measured }: Side): number => measured.times.length / measured.seconds;

function p99({ measured }: Side): number {
  const times = measured.times.toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The number of enquiries in a database. */
async function countStored({ settings }: NewStore): Promise<number> {
  const count = "select count(*) as count from enquiry";
  if (!settings.DATABASE_URL) {
    const file = new DatabaseSync(join(settings.DATA_DIR!, "enquiries.db"));
    const row = file.prepare(count).get();
    file.close();
    return Number(row?.["count"]);
  }
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query<{ count: string }>(count);
  await client.end();
  return Number(rows[0]!.count);
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

async function checkSide(side: Side, memory: Side, run: Run): Promise<Check[]> {
  const { name, measured, store, least = 0 } = side;
  const stored = store && (await countStored(store));
  const generator = percent(measured.generatorSeconds / measured.seconds);
  const ratios = `${percent(rate(side) / rate(memory))} of its rate, ${(p99(side) / p99(memory)).toFixed(1)} × its p99`;
  return [
    countIs(`${name}: every answer is 202`, measured.others, 0),
    ...(stored === undefined ? [] : [countIs(`${name}: stored is acknowledged`, stored - measured.times.length, 0)]),
  ]
    .map((check) => ({ ...check, seen: check.passed ? "" : check.seen }))
    .concat({
      name: `${name}: at least ${percent(least)} of the memory server's rate`,
      passed: run.size === "short" || rate(side) >= least * rate(memory),
      seen: "",
    })
    .concat({
      name: `${name}: the generator is not the bottleneck`,
      passed: measured.generatorSeconds < measured.seconds * 0.9,
      seen: `${name}: ${measured.times.length} acknowledged${side === memory ? "" : `, ${ratios}`} (generator busy ${generator})`,
    });
}

/** The cost of the stores compared with a server that stores nothing. */
export const load: Row = {
  name: "load",
  what: "load over 32 connections, both stores, with and without logging and mailing, interleaved with a bare node:http server that answers 202 from memory",
  goal: "SQLite 20 % of its rate, PostgreSQL 15 %; p99; every answer 202, all stored",
  async run(run) {
    const sides = await startSides(run);
    const roundSeconds = Math.min(longestRound, run.seconds);
    const rounds = Math.ceil(run.seconds / roundSeconds);
    for (const { server } of sides) server.signal("SIGSTOP");
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, measured } of sides) {
        server.signal("SIGCONT");
        await addLoad(server.port, roundSeconds, measured);
        server.signal("SIGSTOP");
      }
      run.progress(
        `round ${round + 1} of ${rounds}: ${sides.map((side) => `${side.name} ${Math.round(rate(side))}/s`).join(", ")}`,
      );
    }
    for (const { server } of sides) server.signal("SIGCONT");
    const checks = await Promise.all(sides.map((side) => checkSide(side, sides[0]!, run)));
    return checks.flat();
  },
};
