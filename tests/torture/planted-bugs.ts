import { alwaysCutAfterDot } from "./fault-cases.ts";
import { killUnderLoad } from "./kill.ts";
import { faultsOnReplicas } from "./replicas-row.ts";
import type { Check, Row, Run } from "./row.ts";
import { runRow } from "./run-row.ts";
import { forgedHeader, longBody, manyPosts, pausedReplica, replays, type SmallCheck } from "./small-checks.ts";
import { mailServerFaults } from "./smtp-faults.ts";

interface Planting {
  readonly bug: string;
  /** The name of the check that must catch it. */
  readonly caughtBy: string;
  readonly check: SmallCheck;
  /** Plants the bug by settings or Node options, where no dependency of the server can be replaced. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
  /** Whether it is left out of the short form, where another planting shows that the check can fail. */
  readonly onlyInFull?: boolean;
}

const limitOff = new URL("limit-off.ts", import.meta.url).href;

const killReplicas =
  (kills: number): SmallCheck =>
  (run, planted) =>
    faultsOnReplicas({ kills, longestPause: 500, killsPerRestart: kills + 1, planted }, run);

const plantings: readonly Planting[] = [
  {
    bug: "acknowledge before commit",
    caughtBy: "acknowledged is delivered",
    check: (run, planted) => killUnderLoad({ store: "SQLite", replicas: 1, kills: 4, planted }, run),
  },
  { bug: "no lease token", caughtBy: "a replica without its lease sends nothing", check: pausedReplica },
  { bug: "no idempotency", caughtBy: "one key, one id", check: replays },
  {
    bug: "naive retry after the dot",
    caughtBy: `copies: ${alwaysCutAfterDot.name}`,
    check: (run, planted) => mailServerFaults("SQLite", [alwaysCutAfterDot], run, planted),
  },
  { bug: "CRLF unescaped", caughtBy: "no mail has a forged header", check: forgedHeader },
  {
    bug: "limit off (rate)",
    caughtBy: "posts over the limit are refused with 429",
    check: manyPosts,
    settings: { RATE_LIMIT_ADDRESS: "0" },
  },
  {
    bug: "limit off (body)",
    caughtBy: "a body over 32 KiB is refused with 413",
    check: longBody,
    nodeOptions: ["--import", limitOff],
  },
  {
    bug: "acknowledge before commit (replicas)",
    caughtBy: "acknowledged is delivered",
    check: killReplicas(3),
    settings: { PLANTED: "acknowledge before commit" },
    onlyInFull: true,
  },
  {
    bug: "no idempotency (replicas)",
    caughtBy: "acknowledged is stored once",
    check: killReplicas(1),
    settings: { PLANTED: "no idempotency" },
    onlyInFull: true,
  },
];

/** Runs the check against the real server, where it must pass, and with the bug, where it must fail. */
async function plantOne({ bug, caughtBy, check, settings, nodeOptions }: Planting, run: Run): Promise<Check> {
  const runCheck = (what: string, planted: Record<string, string>, options?: readonly string[]): Promise<Check[]> => {
    const row: Row = { name: bug, what, goal: "", run: (inner) => check(inner, planted, options) };
    return runRow(row, { ...run, progress: () => undefined });
  };
  // In the short form the other rows cover this.
  const sound = run.size === "full" ? await runCheck("sound", {}) : [];
  const faulty = await runCheck("faulty", settings ?? { PLANTED: bug }, nodeOptions);
  const missed = sound.filter(({ passed }) => !passed);
  const caught = faulty.find(({ name, passed }) => name === caughtBy && !passed);
  run.progress(`${bug}: ${caught ? `caught by "${caughtBy}" (${caught.seen})` : "NOT caught"}`);
  if (missed.length > 0)
    return { name: `${bug}: passes without the bug`, passed: false, seen: missed.map(({ name }) => name).join() };
  return { name: bug, passed: caught !== undefined, seen: `${bug}: "${caughtBy}" saw ${caught?.seen ?? "nothing"}` };
}

/** Shows that the checks can fail. */
export const plantedBugs: Row = {
  name: "planted-bugs",
  what: "planted bugs, with the check that caught each and what it saw",
  goal: "each caught by a named check, which passes without the bug",
  async run(run) {
    const quick = plantings.filter(({ onlyInFull }) => !onlyInFull);
    if (run.size === "short") return Promise.all(quick.map((planting) => plantOne(planting, run)));
    const checks: Check[] = [];
    for (const planting of plantings) checks.push(await plantOne(planting, run));
    return checks;
  },
};
