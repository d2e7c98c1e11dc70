import { setTimeout as sleep } from "node:timers/promises";
import { startMailSink } from "./mail-sink.ts";
import { lookInto, newStore } from "./new-store.ts";
import { newPost, requestOf } from "./post.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const total = 60;
const honestPerMinute = 60;
const junkPerMinute = 10_000;

const byte = () => Math.floor(Math.random() * 256);
/** Addresses of one /48, of any /48, or of IPv4. */
const floodAddress = (): string => {
  const group = () => (byte() * 256 + byte()).toString(16);
  if (Math.random() < 0.5) return `2001:db8:7:${group()}::${group()}`;
  return Math.random() < 0.5 ? `2001:db8:${group()}:${group()}::1` : `198.18.${byte()}.${byte()}`;
};
const honestAddress = (number: number): string => `203.0.${(number >> 8) & 255}.${number & 255}`;

/** Posts as if from an address, and returns the status and the time it took in milliseconds. */
async function postFrom(server: ServerChild, address: string, body: string, key?: string) {
  const { path, method, headers } = requestOf(newPost());
  const start = performance.now();
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method,
    headers: { ...headers, "X-Forwarded-For": address, ...(key && { "Idempotency-Key": key }) },
    body,
  });
  await response.arrayBuffer();
  return { status: response.status, took: performance.now() - start };
}

/** Calls `act` at a rate, for some seconds. */
async function atRate(perMinute: number, seconds: number, act: (number: number) => Promise<unknown>): Promise<void> {
  const count = Math.round((perMinute * seconds) / 60);
  const acts: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; number < count; number += 1) {
    const due = start + (number * 60_000) / perMinute;
    if (due > performance.now()) await sleep(due - performance.now());
    acts.push(act(number));
  }
  await Promise.all(acts);
}

const junk = ["{}", "[]", "{", '{"Name":1}', "x".repeat(2000)];

/** Cheap posts that are not enquiries, beside honest visitors. */
async function junkBesideHonest(server: ServerChild, seconds: number, run: Run): Promise<Check[]> {
  const honest: { status: number; took: number }[] = [];
  const statuses = new Map<number, number>();
  await Promise.all([
    atRate(junkPerMinute, seconds, async (number) => {
      const { status } = await postFrom(server, floodAddress(), junk[number % junk.length]!);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    atRate(honestPerMinute, seconds, async (number) => {
      const one = newPost();
      honest.push(await postFrom(server, honestAddress(number), JSON.stringify(one.fields), one.key));
    }),
  ]);
  const slowest = Math.max(...honest.map(({ took }) => took));
  const seen = `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}; slowest honest ${Math.round(slowest)} ms`;
  run.progress(`junk: ${seen}`);
  return [
    { ...countIs("honest posts refused beside junk", honest.filter(({ status }) => status !== 202).length, 0), seen },
    countIs("junk that fails", statuses.get(500) ?? 0, 0),
  ];
}

/** Well-formed spam from many networks, beyond the total. */
async function spamBesideHonest(server: ServerChild, run: Run): Promise<Check[]> {
  const statuses = new Map<number, number>();
  const honest: number[] = [];
  for (let sent = 0; sent < 9 * total; sent += 1) {
    const one = newPost("Buy now");
    const { status } = await postFrom(server, `198.19.${byte()}.${byte()}`, JSON.stringify(one.fields), one.key);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (sent % total > 0) continue;
    const visitor = newPost();
    honest.push(
      (await postFrom(server, honestAddress(5000 + sent), JSON.stringify(visitor.fields), visitor.key)).status,
    );
  }
  run.progress(`spam: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  return [countIs("honest posts refused beside spam", honest.filter((status) => status !== 202).length, 0)];
}

/** Nobody shuts the form for others cheaply. */
export const flood: Row = {
  name: "flood",
  what: `${junkPerMinute} junk posts a minute beside ${honestPerMinute} honest ones; then well-formed spam beyond RATE_LIMIT_TOTAL`,
  goal: "all honest accepted; spam kept for the digest, with an alarm",
  async run(run) {
    const [store, sink] = [await newStore("SQLite", run), await startMailSink(run)];
    const limits = { RATE_LIMIT_ADDRESS: "30", RATE_LIMIT_NETWORK: "120", RATE_LIMIT_TOTAL: String(total) };
    const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, ...limits, TRUSTED_PROXIES: "1" };
    const server = await startServer({ settings, run });
    const checks = await junkBesideHonest(server, run.size === "full" ? 50 : 3, run);
    checks.push(...(await spamBesideHonest(server, run)));
    const { suspects } = await lookInto(store, (opened) => opened.status());
    const alarmed = suspects <= 500 || (await waitUntil(() => server.output().includes('"alarm":"suspects"'), 30));
    return [
      ...checks,
      { name: "spam is kept for the digest", passed: suspects >= 7 * total, seen: `${suspects} kept for the digest` },
      { name: "the owner is told", passed: alarmed, seen: "" },
    ];
  },
};
