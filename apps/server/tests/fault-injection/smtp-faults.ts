import { attempt, type FaultCase, faultCases, mostCopies } from "./fault-cases.ts";
import type { Letter, MailSink } from "./mail-sink.ts";
import { startMailSink } from "./mail-sink.ts";
import { lookInto, newStore, type NewStore, type StoreName, storeNames } from "./new-store.ts";
import { dayWithoutMailServer } from "./outage.ts";
import { newPost, post } from "./post.ts";
import { type Check, countAtMost, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const mailsEach = 4;

/** The final state of a mail. */
interface Fate {
  readonly id: string;
  readonly state: string;
  readonly letter: Letter | undefined;
}

async function fatesOf(ids: ReadonlyMap<string, string>, sink: MailSink, store: NewStore): Promise<Fate[]> {
  const found = await lookInto(store, (opened) => Promise.all([...ids.keys()].map((id) => opened.find(id))));
  return found.flat().map(({ id, delivery }) => ({
    id,
    state: delivery?.state ?? "(none)",
    letter: sink.letters.get(ids.get(id) ?? ""),
  }));
}

const isSettled = ({ state }: Fate): boolean => state === "sent" || state === "parked";

/** Sends enquiries during a fault, ends the fault, and waits until each mail is sent or parked. */
async function goThrough(
  fault: FaultCase,
  { sink, store, server, run }: { sink: MailSink; store: NewStore; server: ServerChild; run: Run },
): Promise<Check[]> {
  const ids = new Map<string, string>();
  const logged = server.output().length;
  await attempt(fault, sink, run, async () => {
    for (let sent = 0; sent < mailsEach; sent += 1) {
      const one = newPost();
      const { id } = await post(server.port, one);
      if (id) ids.set(id, one.reference);
    }
    return async () => {
      const fates = await fatesOf(ids, sink, store);
      return fates.every(isSettled);
    };
  });
  const alarmed = (id: string): boolean =>
    server
      .output()
      .split("\n")
      .some((line) => line.includes('"alarm":"parked"') && line.includes(id));
  const isWell = ({ id, state, letter }: Fate): boolean =>
    state === "sent" ? letter !== undefined : state === "parked" && alarmed(id);
  await waitUntil(async () => (await fatesOf(ids, sink, store)).every(isWell), 120, 250);
  const fates = await fatesOf(ids, sink, store);
  const wrong = fates.filter((fate) => !isWell(fate));
  const copies = Math.max(0, ...fates.map(({ letter }) => letter?.arrivals.length ?? 0));
  const mixed = fates.filter(({ letter }) => letter && letter.contents.size > 1);
  const parked = fates.filter(({ state }) => state === "parked").length;
  run.progress(`${fault.name}: ${fates.length - parked} sent, ${parked} parked, ${copies} copies at most`);
  const told = server.output().slice(logged).includes('"alarm":"settings"');
  return [
    {
      name: `an alarm about the settings, if they are wrong: ${fault.name}`,
      passed: told === (fault.settings ?? false),
      seen: String(told),
    },
    {
      name: `delivered or parked with an alarm: ${fault.name}`,
      passed: ids.size === mailsEach && wrong.length === 0,
      seen: `${wrong.length} of ${mailsEach} are neither`,
    },
    countAtMost(`copies: ${fault.name}`, copies, fault.uncertain ? mostCopies : 1),
    countAtMost(`copies that differ: ${fault.name}`, mixed.length, 0),
    {
      name: `parked only if refused for good or uncertain: ${fault.name}`,
      passed: parked > 0 === fault.parks,
      seen: `${parked} parked`,
    },
  ];
}

/** Runs all faults of the mail server in sequence against one server; `planted` plants a bug in it. */
export async function mailServerFaults(
  name: StoreName,
  cases: readonly FaultCase[],
  run: Run,
  planted: Record<string, string> = {},
): Promise<Check[]> {
  const [store, sink] = [await newStore(name, run), await startMailSink(run)];
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, ...planted };
  const server = await startServer({ settings, run });
  const checks: Check[] = [];
  for (const fault of cases) checks.push(...(await goThrough(fault, { sink, store, server, run })));
  return [...checks, { name: "no crash", passed: !server.hasEnded(), seen: server.errors() }];
}

/** Faults of the mail server, on both stores. */
export const smtpFaults: Row = {
  name: "smtp",
  what: "SMTP faults and a 24 h outage, both stores",
  goal: "all delivered or parked with an alarm; at most 3 copies where uncertain",
  async run(run) {
    const cases = run.size === "full" ? faultCases : faultCases.filter(({ inShort }) => inShort);
    const onEach = await Promise.all(
      storeNames.map(async (store) => {
        const progress = (line: string) => run.progress(`${store}: ${line}`);
        const faults = await mailServerFaults(store, cases, { ...run, progress });
        const outage = await dayWithoutMailServer(store, run);
        return [...faults, ...outage].map((check) => ({ ...check, name: `${check.name} (${store})` }));
      }),
    );
    const checks = onEach.flat();
    const missed = checks.filter(({ passed }) => !passed);
    const seen = `${cases.length} faults and an outage on ${storeNames.length} stores, ${checks.length} checks`;
    return [...missed, { name: "all checks passed", passed: missed.length === 0, seen }];
  },
};
