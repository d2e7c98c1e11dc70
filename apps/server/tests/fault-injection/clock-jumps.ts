import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { honeypotName } from "@ttpl/contract/enquiry.ts";
import { checkDelivered, extraCopies } from "./delivered.ts";
import { newFolder } from "./folder.ts";
import { honestClients } from "./honest-clients.ts";
import { startMailSink } from "./mail-sink.ts";
import { lookInto, newStore, storeNames } from "./new-store.ts";
import { type Check, countAtMost, type Row, type Run } from "./row.ts";
import { answerOf, newPost, requestOf } from "./post.ts";
import { startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const day = 24 * 60 * 60 * 1000;
/** The clock's offsets, one after the other, in days. */
const offsets = { full: [-1, 0, 1, 0, 365, 0, -365, 0], short: [365, 0] };

/** Posts an enquiry that looks automated. Resolves with its id. */
async function postSuspect(port: number): Promise<string> {
  const { path, headers, ...request } = requestOf(newPost());
  const url = `http://localhost:${port}${path}`;
  const response = await fetch(url, { ...request, headers: { ...headers, [honeypotName]: "x" } });
  return answerOf(response.status, (await response.json()) as { id?: string }).id ?? "";
}

/** Sets the clock of a server under load, while retries are waiting. */
export async function jumpUnderLoad(
  name: (typeof storeNames)[number],
  run: Run,
  planted: Readonly<Record<string, string>> = {},
): Promise<Check[]> {
  const [store, sink] = [await newStore(name, run), await startMailSink(run)];
  const clockFile = join(await newFolder(run), "clock");
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, CLOCK_FILE: clockFile, ...planted };
  const server = await startServer({ settings, run });
  const clients = honestClients(() => server.port);
  let suspect = "";
  for (const offset of offsets[run.size]) {
    sink.fault = { at: "recipient", code: 450 };
    await sleep(500);
    await writeFile(clockFile, String(offset * day));
    await sleep(500);
    // Only one, because the rest would wait for the next day's digest.
    if (offset === 365) suspect = await postSuspect(server.port);
    sink.fault = "none";
    await sleep(500);
  }
  await clients.stop();
  const checks = await checkDelivered(clients.ledger, sink, store, run);
  const isSent = async () => (await lookInto(store, (opened) => opened.find(suspect)))[0]?.delivery?.state === "sent";
  const inDigest = await waitUntil(isSent, 90, 250);
  const copies = [...sink.letters.values()].map(extraCopies).reduce((sum, extra) => sum + extra, 0);
  const refused = [...clients.ledger.statuses].filter(([status]) => status !== 202);
  return [
    ...checks,
    countAtMost("duplicates", copies, 0),
    { name: "a suspect stored a year ahead is in a digest", passed: inDigest, seen: "" },
    { name: "every post is accepted", passed: refused.length === 0, seen: refused.map(String).join() },
  ].map((check) => ({ ...check, name: `${check.name} (${name})` }));
}

/** The system's clock jumps by days and years, and back. */
export const clockJumps: Row = {
  name: "clock",
  what: "the clock jumps by −1, +1, +365 and −365 days and back under load, with retries waiting, both stores",
  goal: "all delivered, none twice",
  async run(run) {
    const checks: Check[] = [];
    for (const name of storeNames) checks.push(...(await jumpUnderLoad(name, run)));
    return checks;
  },
};
