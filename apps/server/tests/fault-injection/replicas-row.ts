import { setTimeout as sleep } from "node:timers/promises";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { freePort } from "../deploy/caddy-process.ts";
import { replicasSetup } from "../deploy/replicas-setup.ts";
import { behindProxy } from "../deploy/site-request.ts";
import { checkDelivered } from "./delivered.ts";
import { honestClients } from "./honest-clients.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore } from "./new-store.ts";
import { checkCopies, checkStored, type Fault } from "./replicas-checks.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings, withoutLimits } from "./settings.ts";
import { siteBehindCaddy } from "./site-behind-caddy.ts";
import { startTogether } from "./start-together.ts";
import { waitUntil } from "./wait-until.ts";

const clientCount = 6;
/** Enquiries after the last fault: so many that a client has repeated one of its own, which it does with every tenth. */
const enough = clientCount * 10;

interface Faults {
  readonly kills: number;
  /** The longest time that a killed server is down, in milliseconds. */
  readonly longestPause: number;
  /** A rolling restart follows after each of this number of kills. */
  readonly killsPerRestart: number;
  /** Settings that plant a bug. */
  readonly planted?: Readonly<Record<string, string>>;
}

/**
 * Kills one of three servers on one PostgreSQL behind Caddy, several times, with rolling restarts in between, under load
 * through Caddy.
 */
export async function faultsOnReplicas({ planted, ...faults }: Faults, run: Run): Promise<Check[]> {
  const setup = replicasSetup();
  const [store, sink] = [await newStore("PostgreSQL", run), await startMailSink(run)];
  const timing = { ...hurry, LEASE_SECONDS: "6" };
  const own = { ...store.settings, ...mailSettings(sink.url), ...behindProxy, ...withoutLimits, ...timing };
  const settings = { ...setup.settings, ...own, ...planted };
  const ports = await Promise.all(setup.servers.map(() => freePort()));
  const start = (replica: number) => startServer({ settings: { ...settings, PORT: String(ports[replica]) }, run });
  // All at once on the empty database.
  const servers: ServerChild[] = await Promise.all(ports.map((_, replica) => start(replica)));
  const addresses = ports.map((port) => `127.0.0.1:${port}`).join(" ");
  const site = await siteBehindCaddy({ ...setup.caddy, SERVERS: addresses }, run);
  const clients = honestClients(
    () => 0,
    clientCount,
    100,
    (_, one) => site.post(one),
  );
  const { ledger } = clients;
  const endReader = site.startReader();

  const begun: Fault[] = [];
  const crash = async (replica: number): Promise<void> => {
    await servers[replica]!.end("SIGKILL");
    begun.push({ at: performance.now(), kind: "kill" });
    await sleep(Math.random() * faults.longestPause);
    servers[replica] = await start(replica);
  };
  let unused = 0;
  const restartEach = async (): Promise<void> => {
    for (const replica of ports.keys()) {
      await servers[replica]!.end("SIGTERM");
      begun.push({ at: performance.now(), kind: "restart" });
      const restarted = (servers[replica] = await start(replica));
      if (!(await waitUntil(() => restarted.output().includes(enquiryPath), 20))) unused += 1;
    }
  };
  for (let kill = 1; kill <= faults.kills; kill += 1) {
    await sleep(300 + Math.random() * 700);
    await crash(kill % ports.length);
    if (kill % faults.killsPerRestart === 0) await restartEach();
    run.progress(`${kill} kills, ${ledger.acknowledged.size} acknowledged`);
  }
  const atLast = ledger.acknowledged.size;
  await waitUntil(() => ledger.acknowledged.size >= atLast + enough, 60);
  await clients.stop();
  const failedReads = await endReader();

  const answers = [...ledger.statuses].filter(([status]) => status !== 202);
  return [
    ...(await checkDelivered(ledger, sink, store, run)),
    await checkStored(ledger, store.settings.DATABASE_URL!),
    ...checkCopies(sink, begun),
    { ...countIs("a restarted server is used again", unused, 0), seen: unused > 0 ? `${unused} not` : "" },
    {
      name: "only 202 and 502 are answered, and no page fails",
      passed: answers.every(([status]) => status === 502) && failedReads.length === 0,
      seen: `${answers.map(([status, count]) => `${count} × ${status}`).join(", ")}; ${failedReads.length} pages failed`,
    },
  ];
}

/** Kills and rolling restarts of three servers behind Caddy. */
export const replicasRow: Row = {
  name: "replicas",
  what: "three servers on one PostgreSQL behind Caddy (files in apps/server/deploy/): started at once, kill -9 and rolling restarts under load",
  goal: "0 acknowledged lost, each stored once; at most 2 duplicate mails a kill, none by a restart; no page fails",
  async run(run) {
    const isFull = run.size === "full";
    const together = await startTogether(replicasSetup().servers.length, isFull ? 10 : 1, run);
    const faults = isFull
      ? { kills: 10, longestPause: 4000, killsPerRestart: 5 }
      : { kills: 2, longestPause: 1000, killsPerRestart: 2 };
    return [...together, ...(await faultsOnReplicas(faults, run))];
  },
};
