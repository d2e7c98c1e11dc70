import type { Ledger } from "./honest-clients.ts";
import type { Letter, MailSink } from "./mail-sink.ts";
import { lookInto, type NewStore } from "./new-store.ts";
import { type Check, countIs, type Run } from "./row.ts";
import { waitUntil } from "./wait-until.ts";

/** The number of copies beyond the first. */
export const extraCopies = ({ arrivals }: Letter): number => arrivals.length - 1;

const missing = ({ acknowledged }: Ledger, { letters }: MailSink): number =>
  [...acknowledged.keys()].filter((reference) => !letters.has(reference)).length;

/**
 * Waits until nothing is left to deliver, as long as there is progress, and checks that every acknowledged enquiry has
 * arrived, with one id and one Message-ID.
 */
export async function checkDelivered(
  ledger: Ledger,
  sink: MailSink,
  store: NewStore,
  { progress }: Run,
): Promise<Check[]> {
  let waiting = Number.POSITIVE_INFINITY;
  for (;;) {
    const before = sink.letters.size;
    const done = await waitUntil(async () => (waiting = await countWaiting(store)) === 0, 20, 250);
    if (done || sink.letters.size === before) break;
    progress(`${waiting} mails still to be sent`);
  }
  const letters = [...sink.letters.values()];
  const ids = [...ledger.acknowledged.values()];
  const wrongIds = [...ledger.acknowledged].filter(
    ([reference, given]) =>
      sink.letters.has(reference) &&
      ![...given].some((id) => sink.letters.get(reference)?.messageIds.has(`${id}@example.org`)),
  );
  return [
    { ...countIs("acknowledged is delivered", missing(ledger, sink), 0), seen: lostOf(ledger, sink) },
    countIs("one key, one id", ids.filter((given) => given.size > 1).length + wrongIds.length, 0),
    countIs("copies are the same", letters.filter(isMixed).length, 0),
    countIs("nothing is left over", waiting, 0),
  ].map((check) => (check.passed && check.name !== "acknowledged is delivered" ? { ...check, seen: "" } : check));
}

const lostOf = (ledger: Ledger, sink: MailSink): string =>
  `${missing(ledger, sink)} of ${ledger.acknowledged.size} acknowledged lost`;
const isMixed = ({ messageIds, contents }: Letter): boolean => messageIds.size > 1 || contents.size > 1;

/** The number of mails that are neither sent nor cancelled, including parked ones. */
async function countWaiting(store: NewStore): Promise<number> {
  const { pending, uncertain, parked } = await lookInto(store, (opened) => opened.status());
  return pending + uncertain + parked;
}
