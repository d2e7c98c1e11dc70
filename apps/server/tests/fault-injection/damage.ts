import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { destroyPage, fillDatabase, middleOf, pagesOf } from "../damaged-database.ts";
import { checkDelivered } from "./delivered.ts";
import { honestClients } from "./honest-clients.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore } from "./new-store.ts";
import type { Check, Row, Run } from "./row.ts";
import { startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const pageSize = 4096;
const filled = 150;

const middlePage =
  (name: string) =>
  (path: string): number =>
    middleOf(pagesOf(path, name));

/** The page that is destroyed, by what stands on it. */
const pages = {
  enquiries: middlePage("enquiry"),
  emails: middlePage("delivery"),
  "events of emails": middlePage("delivery_event"),
  "an index": middlePage("sqlite_autoindex_enquiry_1"),
  "the way to all enquiries": (path) => pagesOf(path, "enquiry", "internal")[0] ?? 0,
  "header and schema": () => 1,
} satisfies Record<string, (path: string) => number>;

interface Damage {
  readonly page: keyof typeof pages;
  /** While the server runs, which has to find it, or after it was killed. */
  readonly when: "under load" | "after a kill";
}

/**
 * Destroys a page while visitors post and emails wait, kills the server after it has told, and starts it again. Only what
 * stood on that page may be lost.
 */
export async function damageUnderLoad(
  { page: what, when }: Damage,
  run: Run,
  planted: Readonly<Record<string, string>> = {},
): Promise<Check[]> {
  const [store, sink] = [await newStore("SQLite", run), await startMailSink(run)];
  const path = join(store.settings.DATA_DIR ?? "", "enquiries.db");
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, LEASE_SECONDS: "6", ...planted };
  const checks: Check[] = [];
  const check = (name: string, passed: boolean, seen = "") =>
    void checks.push({ name: `${name} (${what}, ${when})`, passed, seen });
  // Sent long ago, so that no page in the middle is written again.
  await fillDatabase(path, filled, async (former) => {
    for (const claim of await former.claim(filled, 60_000))
      await former.finish(claim, { state: "sent", code: 250, sentAt: Date.now() });
  });
  let server = await startServer({ settings, run });
  const clients = honestClients(() => server.port, 4, 100);
  const restart = async (): Promise<void> => {
    await server.end("SIGKILL");
    const started = await startServer({ settings, run }).catch((error: Error) => error);
    check("starts", !(started instanceof Error), started instanceof Error ? started.message.slice(0, 200) : "");
    if (!(started instanceof Error)) server = started;
  };
  await sleep(1500);
  // From here on emails wait.
  sink.fault = { at: "greeting", code: 421 };
  await sleep(1500);
  if (when === "after a kill") await server.end("SIGKILL");
  const page = pages[what](path);
  const content = readFileSync(path).subarray((page - 1) * pageSize, page * pageSize);
  const { acknowledged } = clients.ledger;
  const onPage = [...acknowledged.keys()].filter((reference) => content.includes(reference));
  destroyPage(path, page, 0x55);
  if (when === "after a kill") await restart();
  const told = await waitUntil(() => server.output().includes('"alarm":"database damaged"'), 40);
  check("damage is told", told);
  await restart();
  sink.fault = "none";
  await sleep(1000);
  await clients.stop();
  if (checks.every(({ passed }) => passed)) {
    const others = new Map([...acknowledged].filter(([reference]) => !onPage.includes(reference)));
    const delivered = await checkDelivered({ ...clients.ledger, acknowledged: others }, sink, store, run);
    checks.push(
      ...delivered.map((one) => ({ ...one, name: `${one.name} (${what}, ${when})`, seen: one.passed ? "" : one.seen })),
    );
    const lost = onPage.filter((reference) => !sink.letters.has(reference)).length;
    check(
      "only rows of enquiries are lost with their page",
      lost === 0 || what === "enquiries",
      `${what}, ${when}: ${lost} of ${acknowledged.size} acknowledged lost, ${onPage.length} were on the page`,
    );
  }
  run.progress(checks.map(({ passed, name, seen }) => `${passed ? "" : "MISSED "}${name} ${seen}`).join("; "));
  return checks;
}

/** A disk destroys a page of the database. */
export const damage: Row = {
  name: "damage",
  what: "a page of the running SQLite database destroyed under load, or after a kill, while emails wait; then kill -9",
  goal: "an alarm; nothing acknowledged lost but what stood on that page; all the rest mailed",
  async run(run) {
    const first: Damage = { page: "enquiries", when: "under load" };
    const others: Damage[] = [
      { page: "enquiries", when: "after a kill" },
      { page: "emails", when: "after a kill" },
      { page: "emails", when: "under load" },
      { page: "events of emails", when: "after a kill" },
      { page: "an index", when: "under load" },
      { page: "the way to all enquiries", when: "after a kill" },
      { page: "header and schema", when: "after a kill" },
    ];
    const checks: Check[] = [];
    for (const one of run.size === "full" ? [first, ...others] : [first])
      checks.push(...(await damageUnderLoad(one, run)));
    return checks;
  },
};
