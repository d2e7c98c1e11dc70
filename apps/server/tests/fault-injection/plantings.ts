import { jumpUnderLoad } from "./clock-jumps.ts";
import { fullDisk } from "./disk-sqlite.ts";
import { type Edit } from "./edit.ts";
import { besideReader } from "./erasure.ts";
import { alwaysCutAfterDot, refusedSender } from "./fault-cases.ts";
import { cheapJunk } from "./flood.ts";
import { killUnderLoad } from "./kill.ts";
import { loseFiles } from "./lost-files.ts";
import { faultsOnReplicas } from "./replicas-row.ts";
import { drippingServer, forgedHeader, longBody, manyPosts, pausedReplica, replays } from "./small-checks.ts";
import type { SmallCheck } from "./small-checks.ts";
import { mailServerFaults } from "./smtp-faults.ts";

/** A bug, and the check that must catch it. */
export interface Planting {
  readonly bug: string;
  /** The name of the check that must catch it. */
  readonly caughtBy: string;
  readonly check: SmallCheck;
  /** Plants the bug by settings or an edit, where no dependency of the server can be replaced. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly edit?: Edit;
  /** Whether it is left out of the short form, where another planting shows that the check can fail. */
  readonly onlyInFull?: boolean;
}

const killReplicas =
  (kills: number): SmallCheck =>
  (run, planted) =>
    faultsOnReplicas({ kills, longestPause: 500, killsPerRestart: kills + 1, planted }, run);

const lose =
  (loss: Parameters<typeof loseFiles>[0]): SmallCheck =>
  (run, planted) =>
    loseFiles(loss, run, planted);

/** All bugs, in the order of the table. */
export const plantings: readonly Planting[] = [
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
  {
    bug: "faults of the settings park at once",
    caughtBy: `parked only if refused for good or uncertain: ${refusedSender.name}`,
    check: (run, planted) => mailServerFaults("SQLite", [refusedSender], run, planted),
    onlyInFull: true,
  },
  {
    bug: "no SMTP limits",
    caughtBy: "a server that drips is left",
    check: drippingServer,
    onlyInFull: true,
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
    edit: { file: "enquiries/request-body.ts", find: "bodyLimit = 32 * 1024", replace: "bodyLimit = Infinity" },
  },
  {
    bug: "the total counts every post",
    caughtBy: "honest posts refused beside junk",
    check: cheapJunk,
    edit: {
      file: "enquiries/routes.ts",
      find: "const wait = limiter.take(",
      replace: "const wait = limiter.takeStored(500_000) || limiter.take(",
    },
  },
  { bug: "rescue never called", caughtBy: "it is told (log removed)", check: lose("log removed"), onlyInFull: true },
  {
    bug: "a log cut in place is not noticed",
    caughtBy: "it is told (log cut to 0 bytes in place)",
    check: lose("log cut to 0 bytes in place"),
    edit: { file: "store/sqlite.ts", find: "files?.log?.isWhole() ?? false", replace: "true" },
    onlyInFull: true,
  },
  {
    bug: "due times without a bound",
    caughtBy: "acknowledged is delivered (SQLite)",
    check: (run, planted) => jumpUnderLoad("SQLite", { ...run, size: "short" }, planted),
    edit: {
      file: "store/claim-deliveries.ts",
      find: 'due("due_at", ">", now + longestDelay)',
      replace: 'due("due_at", "<", 0)',
    },
    onlyInFull: true,
  },
  {
    bug: "erased data always counts as cleared",
    caughtBy: "SQLite: the command fails and says so while words remain",
    check: besideReader,
    edit: {
      file: "store/store.ts",
      find: "if (!(await database.clearErased())) return false;",
      replace: "await database.clearErased();",
    },
    onlyInFull: true,
  },
  {
    bug: "the rollback's error hides the first",
    caughtBy: "an alarm with the cause: SQLite, disk full",
    check: fullDisk,
    edit: {
      file: "store/sqlite.ts",
      find: "if (data.isTransaction) data.exec(query);",
      replace: "data.exec(query);",
    },
    onlyInFull: true,
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
