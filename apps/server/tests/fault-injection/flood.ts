import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { enquiryFields } from "@ttpl/contract/enquiry.ts";
import { formPageFixture } from "../form-page-fixture.ts";
import { newFolder } from "./folder.ts";
import { startMailSink } from "./mail-sink.ts";
import { lookInto, newStore, type NewStore } from "./new-store.ts";
import { type NewPost, newPost, requestOf } from "./post.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import type { SmallCheck } from "./small-checks.ts";
import { waitUntil } from "./wait-until.ts";

/** Mails in ten minutes; half of them are for enquiries at once. */
const total = 240;
const spam = 720;
const megabytes = 20;
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

type Body = readonly [type: string, text: string];
const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";

/** Posts as if from an address, and returns the status and the time it took in milliseconds. */
async function postFrom(server: ServerChild, address: string, [type, body]: Body, key?: string) {
  const { path, method, headers } = requestOf(newPost());
  const start = performance.now();
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method,
    headers: {
      ...headers,
      "Content-Type": type,
      "X-Forwarded-For": address,
      ...(key && { "Idempotency-Key": key }),
    },
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

const form = (comment: string): string => new URLSearchParams({ ...newPost(comment).fields, Email: "x" }).toString();
/** Form posts are answered with the page and what was typed, which must not make them dear. */
const junk: readonly Body[] = [
  ...["{}", "[]", "{", '{"Name":1}', "x".repeat(2000)].map((text): Body => [jsonType, text]),
  ...["", "Name=x", "Name=%zz", form("x".repeat(2000)), form("Buy now")].map((text): Body => [formType, text]),
];

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
      honest.push(await send(server, honestAddress(number), one));
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

const send = (server: ServerChild, address: string, one: NewPost) =>
  postFrom(server, address, [jsonType, JSON.stringify(one.fields)], one.key);
const spammer = () => `198.19.${byte()}.${byte()}`;

/** Well-formed spam from many networks, beyond what is mailed. */
async function spamBesideHonest(server: ServerChild, run: Run): Promise<Check[]> {
  const statuses = new Map<number, number>();
  const honest: number[] = [];
  for (let sent = 0; sent < spam; sent += 1) {
    const { status } = await send(server, spammer(), newPost("Buy now"));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (sent % 60 === 0) honest.push((await send(server, honestAddress(5000 + sent), newPost())).status);
  }
  run.progress(`spam: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  return [countIs("honest posts refused beside spam", honest.filter((status) => status !== 202).length, 0)];
}

/** Spam of the largest size, until it is refused, because the disk is finite. */
async function largeSpam(server: ServerChild, folder: string): Promise<Check[]> {
  const largest = "€".repeat(enquiryFields.Comment.max);
  const bound = megabytes * 1e6;
  let kept = 0;
  const client = async (): Promise<void> => {
    for (;;) {
      const { status } = await send(server, spammer(), newPost(largest));
      if (status !== 202 || kept * largest.length * 3 > 2 * bound) return;
      kept += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  const size = (await stat(join(folder, "enquiries.db"))).size / 1e6;
  return [
    {
      name: "the disk is protected",
      passed: kept > 0 && size < (2 * bound) / 1e6,
      seen: `${kept} of 18 kB kept before 429, the database has ${Math.round(size)} MB`,
    },
  ];
}

/** Starts a server with limits, behind a proxy, and with the form page. */
async function startLimited(store: NewStore, more: Readonly<Record<string, string>>, run: Run): Promise<ServerChild> {
  const site = await newFolder(run);
  await mkdir(join(site, "contact"));
  await writeFile(join(site, "index.html"), "<title>Home</title>");
  await writeFile(join(site, "contact", "index.html"), formPageFixture);
  const limits = {
    RATE_LIMIT_ADDRESS: "30",
    RATE_LIMIT_NETWORK: "120",
    RATE_LIMIT_TOTAL: String(total),
    RATE_LIMIT_DISK: String(megabytes),
  };
  const settings = { ...store.settings, ...hurry, ...limits, TRUSTED_PROXIES: "1", SITE_DIR: site, ...more };
  return startServer({ settings, run });
}

/** Junk beside honest visitors, in short. */
export const cheapJunk: SmallCheck = async (run, planted) =>
  junkBesideHonest(await startLimited(await newStore("SQLite", run), planted, run), 2, run);

/** Nobody shuts the form for others cheaply. */
export const flood: Row = {
  name: "flood",
  what: `${junkPerMinute} junk posts a minute, half of them forms, beside ${honestPerMinute} honest ones; then well-formed spam, beyond RATE_LIMIT_TOTAL, and of the largest size`,
  goal: "all honest accepted; spam kept until it is mailed, with an alarm; the disk is protected",
  async run(run) {
    const [store, sink] = [await newStore("SQLite", run), await startMailSink(run)];
    const clockFile = join(await newFolder(run), "clock");
    const server = await startLimited(store, { ...mailSettings(sink.url), CLOCK_FILE: clockFile }, run);
    const checks = await junkBesideHonest(server, run.size === "full" ? 50 : 3, run);
    const early = await lookInto(store, (opened) => opened.status());
    const spammed = await spamBesideHonest(server, run);
    const waiting = async () => (await lookInto(store, (opened) => opened.status())).waiting;
    const kept = await waiting();
    const alarmed = await waitUntil(() => server.output().includes('"alarm":"flood"'), 30);
    const large = run.size === "full" ? await largeSpam(server, store.settings.DATA_DIR!) : [];
    const before = sink.letters.size;
    await writeFile(clockFile, String(61 * 60 * 1000));
    const mailed = await waitUntil(async () => (await waiting()) === 0 && sink.letters.size > before, 60);
    return [
      ...checks,
      ...spammed,
      ...large,
      {
        name: "honest posts beside junk are mailed at once",
        passed: early.suspects + early.waiting === 0,
        seen: "",
      },
      { name: "spam waits", passed: kept >= spam - total, seen: `${kept} waiting` },
      { name: "the owner is told", passed: alarmed, seen: "" },
      { name: "nothing waits for more than an hour", passed: mailed, seen: "" },
    ];
  },
};
