import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { socketOf, startProxy, throughProxy } from "../tcp-proxy.ts";
import { newPost, post } from "./post.ts";
import { lookInto, newStore } from "./new-store.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

interface Visits {
  readonly acknowledged: readonly string[];
  readonly refused: number;
  readonly others: readonly string[];
  /** In seconds. */
  readonly longest: number;
}

/** Lets visitors post, side by side, for some seconds. */
async function visit(server: ServerChild, seconds: number, visitors = 6): Promise<Visits> {
  const [acknowledged, others]: [string[], string[]] = [[], []];
  let [refused, longest] = [0, 0];
  const end = performance.now() + seconds * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const { status, id } = await post(server.port, newPost());
      longest = Math.max(longest, (performance.now() - start) / 1000);
      if (id) acknowledged.push(id);
      else if (status === 503) refused += 1;
      else others.push(String(status));
      await sleep(200);
    }
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return { acknowledged, refused, others, longest };
}

interface Fault {
  readonly name: string;
  /** The alarm that has to tell it within a minute, if one has to. */
  readonly alarm?: string;
  /** Whether no enquiry may be refused. */
  readonly isBridged: boolean;
  /** The longest that a post may take, in seconds. */
  readonly longest: number;
  begin(): Promise<unknown> | void;
  end(): Promise<unknown> | void;
}

/** Posts during a fault, and finds out how long they took, what they got, and when the operator was told. */
async function goThrough(
  { name, alarm, isBridged, longest, begin, end }: Fault,
  { server, seconds, acknowledged }: { server: ServerChild; seconds: number; acknowledged: string[] },
): Promise<Check[]> {
  await visit(server, 2);
  const from = server.output().length;
  const began = performance.now();
  await begin();
  let told: number | undefined;
  const isTold = () => server.output().slice(from).includes(`"alarm":"${alarm}"`);
  const telling = alarm
    ? waitUntil(isTold, 120, 100).then((is) => void (told = is ? (performance.now() - began) / 1000 : undefined))
    : undefined;
  const visits = await visit(server, seconds);
  await telling;
  await end();
  const recovered = await waitUntil(async () => (await visit(server, 0.1, 1)).acknowledged.length > 0, 30, 100);
  acknowledged.push(...visits.acknowledged);
  const seen = `${name}: ${visits.acknowledged.length} × 202, ${visits.refused} × 503, the longest post ${visits.longest.toFixed(1)} s${told === undefined ? "" : `, told after ${told.toFixed(0)} s`}`;
  return [
    { name: `every post is answered in ${longest} s: ${name}`, passed: visits.longest <= longest, seen },
    { ...countIs(`only 202 and 503: ${name}`, visits.others.length, 0), seen: visits.others.join() },
    ...(isBridged ? [{ ...countIs(`none is refused: ${name}`, visits.refused, 0), seen: "" }] : []),
    ...(alarm ? [{ name: `told within a minute: ${name}`, passed: told !== undefined && told <= 60, seen: "" }] : []),
    { name: `recovers by itself: ${name}`, passed: recovered && !server.hasEnded(), seen: "" },
  ];
}

async function faultsOfPostgres(run: Run): Promise<Check[]> {
  const store = await newStore("PostgreSQL", run);
  const database = store.settings.DATABASE_URL!;
  const proxy = await startProxy(socketOf(database));
  run.defer(() => proxy[Symbol.asyncDispose]());
  const settings = {
    ...store.settings,
    DATABASE_URL: throughProxy(database, proxy),
    ...mailSettings("smtp://127.0.0.1:1"),
    LOG_LEVEL: "error",
  };
  const server = await startServer({ settings, run });
  let locker: pg.Client | undefined;
  const seconds = run.size === "full" ? 70 : 12;
  const acknowledged: string[] = [];
  const faults: Fault[] = [
    {
      name: "connections dropped in silence",
      alarm: "database connections",
      isBridged: true,
      longest: 5,
      begin: () => proxy.blackhole(),
      end: () => undefined,
    },
    {
      name: "connections ended by the database",
      isBridged: true,
      longest: 5,
      begin: () => store.cluster?.endConnections(database),
      end: () => undefined,
    },
    {
      name: "a locked table",
      alarm: "enquiries refused",
      isBridged: false,
      longest: 10,
      async begin() {
        locker = new pg.Client({ connectionString: database });
        await locker.connect();
        await locker.query("begin; lock table enquiry in access exclusive mode");
      },
      end: () => locker?.end(),
    },
    {
      name: "a server that accepts no writes behind the same address",
      alarm: "enquiries refused",
      isBridged: false,
      longest: 10,
      async begin() {
        await store.cluster?.query("alter system set default_transaction_read_only = on");
        await store.cluster?.query("select pg_reload_conf()");
        proxy.blackhole();
      },
      async end() {
        await store.cluster?.query("alter system set default_transaction_read_only = off");
        await store.cluster?.query("select pg_reload_conf()");
      },
    },
  ];
  const checks: Check[] = [];
  for (const fault of faults) {
    checks.push(...(await goThrough(fault, { server, seconds, acknowledged })));
    run.progress(checks.map(({ seen }) => seen).findLast(Boolean) ?? "");
  }
  const kept = await lookInto(store, (opened) => opened.list({ after: "", limit: 100_000 }));
  const ids = new Set(kept.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  return [
    ...checks,
    { ...countIs("acknowledged is stored", lost, 0), seen: `${lost} of ${acknowledged.length} acknowledged lost` },
  ];
}

/** PostgreSQL whose connections are lost, whose table is locked, or that accepts no writes. */
export const postgresFaults: Row = {
  name: "postgres-faults",
  what: "PostgreSQL that drops connections in silence, ends them, has a locked table, or accepts no writes",
  goal: "a lost connection costs no post its answer, and 5 s at most; otherwise 503 within 10 s; told within a minute",
  run: faultsOfPostgres,
};
