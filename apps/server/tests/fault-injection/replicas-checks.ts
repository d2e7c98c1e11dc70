import pg from "pg";
import { copiesPerFault } from "./copies.ts";
import type { Ledger } from "./honest-clients.ts";
import type { MailSink } from "./mail-sink.ts";
import { type Check, countAtMost, countIs } from "./row.ts";

const mostCopiesAKill = 2;

/** A fault and when the old server had exited, as performance.now(). */
export interface Fault {
  readonly at: number;
  readonly kind: "kill" | "restart";
}

/** A check that the database has every acknowledged enquiry once, and no other one twice. */
export async function checkStored({ acknowledged }: Ledger, databaseUrl: string): Promise<Check> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ city: string; count: number }>("select city, count(*)::int as count from enquiry group by city")
    .finally(() => client.end());
  const counts = new Map(rows.map(({ city, count }) => [city, count]));
  const missing = [...acknowledged.keys()].filter((reference) => !counts.has(reference)).length;
  const repeated = rows.filter(({ count }) => count > 1).length;
  return {
    name: "acknowledged is stored once",
    passed: missing === 0 && repeated === 0,
    seen: `${missing} missing and ${repeated} repeated of ${rows.length} stored`,
  };
}

/** Checks that duplicates follow kills only, and are few. */
export function checkCopies(sink: MailSink, faults: readonly Fault[]): Check[] {
  const perFault = [
    ...copiesPerFault(
      sink,
      faults.map(({ at }) => at),
    ),
  ];
  const perKill = perFault.filter(([fault]) => faults[fault]?.kind === "kill").map(([, copies]) => copies);
  const others = perFault.filter(([fault]) => faults[fault]?.kind !== "kill").map(([, copies]) => copies);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const kills = faults.filter(({ kind }) => kind === "kill").length;
  const most = Math.max(0, ...perKill);
  return [
    {
      ...countAtMost("at most two duplicates per kill", most, mostCopiesAKill),
      seen: `${sum(perKill)} duplicates in ${kills} kills, ${most} at most in one`,
    },
    {
      ...countIs("no duplicate without a kill", sum(others), 0),
      seen: `${sum(others)} in ${faults.length - kills} restarts of a server`,
    },
  ];
}
