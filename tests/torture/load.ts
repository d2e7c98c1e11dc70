import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { newFolder } from "./folder.ts";
import { addLoad, type Measured, nothingMeasured } from "./load-generator.ts";
import { lookInto, newStore, type NewStore, storeNames } from "./new-store.ts";
import { nothingStored } from "./planted.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { mailSettings } from "./settings.ts";

/** In seconds. Short, so that other load on the machine affects all sides equally. */
const longestRound = 3;

interface Side {
  readonly name: string;
  readonly server: ServerChild;
  readonly store?: NewStore;
  readonly measured: Measured;
}

/** A mail server that accepts connections and never responds, so that only accepting enquiries is measured. */
async function silentMailServer({ defer }: Run): Promise<string> {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  defer(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startSides(run: Run): Promise<Side[]> {
  const mail = mailSettings(await silentMailServer(run));
  const memory = await startServer({ settings: {}, run, file: "memory-server.ts" });
  const sides: Side[] = [{ name: "memory", server: memory, measured: nothingMeasured() }];
  const bare = { ...mail, LOG_LEVEL: "error", DATA_DIR: await newFolder(run), PLANTED: nothingStored };
  const own = await startServer({ settings: bare, run });
  sides.push({ name: "this server without a store", server: own, measured: nothingMeasured() });
  for (const name of storeNames) {
    const store = await newStore(name, run);
    const settings = { ...store.settings, ...mail, LOG_LEVEL: "error" };
    sides.push({ name, store, server: await startServer({ settings, run }), measured: nothingMeasured() });
  }
  return sides;
}

const rate = ({ measured }: Side): number => measured.times.length / measured.seconds;

function p99({ measured }: Side): number {
  const times = measured.times.toSorted((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

async function checkSide(side: Side, memory: Side): Promise<Check[]> {
  const { name, measured, store } = side;
  const stored = store && (await lookInto(store, (opened) => opened.status())).pending;
  const generator = percent(measured.generatorSeconds / measured.seconds);
  const ratios = `${percent(rate(side) / rate(memory))} of its rate, ${(p99(side) / p99(memory)).toFixed(1)} × its p99`;
  return [
    countIs(`${name}: every answer is 202`, measured.others, 0),
    ...(stored === undefined ? [] : [countIs(`${name}: stored is acknowledged`, stored - measured.times.length, 0)]),
  ]
    .map((check) => ({ ...check, seen: check.passed ? "" : check.seen }))
    .concat({
      name: `${name}: the generator is not the bottleneck`,
      passed: measured.generatorSeconds < measured.seconds * 0.9,
      seen: `${name}: ${measured.times.length} acknowledged${side === memory ? "" : `, ${ratios}`} (generator busy ${generator})`,
    });
}

/** The cost of the stores compared with a server that stores nothing. */
export const load: Row = {
  name: "load",
  what: "load over 32 connections, both stores, interleaved with a bare node:http server that answers 202 from memory",
  goal: "acknowledged per second as a ratio to it, and p99; every answer 202, all stored",
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
    const checks = await Promise.all(sides.map((side) => checkSide(side, sides[0]!)));
    return checks.flat();
  },
};
