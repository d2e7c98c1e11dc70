import { Kysely } from "kysely";
import { type Claim, claimDeliveries, isAnyDue } from "./claim-deliveries.ts";
import { recordBounce } from "./bounce.ts";
import type { Database, Rescue } from "./database.ts";
import { collectDigest } from "./digest.ts";
import { eraseByEmail, eraseDelivered, isErasedDataLeft, recordCleared } from "./erase-enquiries.ts";
import { eventsOf, findEnquiries, listEnquiries, unsentAmong, unsentIds } from "./find-enquiries.ts";
import { groupCommit } from "./group-commit.ts";
import { checkInsertion, insertEnquiries, type NewEnquiry, type Stored, toRow } from "./insert-enquiries.ts";
import { finishAttempt, markDot, type NextStep, recoverLeases, releaseClaim, renewLease } from "./leased-delivery.ts";
import { type MailLimits, noLimits } from "./mail-room.ts";
import { isMigrated } from "./migrations/migrations.ts";
import { listActions, type OperatorAction, recordAction } from "./operator-log.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { type CarriedOver, carryOver } from "./rescue/carry-over.ts";
import { type DamagedFile, writeRecord } from "./rescue/damaged-files.ts";
import { collectKeys, type EarlierEnquiries } from "./rescue/earlier-keys.ts";
import { expediteBlocked, type RequeueChoice, requeueDeliveries } from "./requeue.ts";
import type { DeliveryRow, Tables } from "./schema.ts";
import { admitOne, admitWaiting, countWaiting } from "./slow-lane.ts";
import { checkCommit, deliveryStatus, recordClockCheck } from "./store-status.ts";

/** The database schema is older or newer than this program's. */
export class OtherSchemaError extends Error {
  override readonly name = "OtherSchemaError";
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** The second attempt to store an enquiry begins no later after the post, in milliseconds: ten seconds are promised. */
const latestRetry = 5500;

interface StoreOptions {
  /** The time in Unix milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Whether to migrate the schema first. If false, a different schema is an OtherSchemaError. */
  readonly mayMigrate?: boolean;
  /** How many emails the mail provider takes; without it, any number. */
  readonly mailLimits?: MailLimits | undefined;
}

/**
 * Opens the store of enquiries and their emails, on SQLite or PostgreSQL. Every method throws the database's error. All
 * times are Unix milliseconds.
 */
export async function openStore(
  database: Database,
  { now = Date.now, mayMigrate = true, mailLimits = noLimits }: StoreOptions = {},
) {
  const { dialect, shared } = database;
  const db = new Kysely<Tables>({ dialect });
  /** The enquiries in damaged files that are not carried over yet. */
  const earlier: EarlierEnquiries = new Map();
  const notCarriedOver = (): DamagedFile[] => database.damagedFiles().filter(({ record }) => !record.carriedOver);
  const prepare = async (connection: Kysely<Tables>): Promise<void> => {
    await prepareSchema(connection, now());
    for (const { file } of notCarriedOver()) await collectKeys(connection, file, earlier);
  };
  const visitorsDb = database.dialectForEnquiries ? new Kysely<Tables>({ dialect: database.dialectForEnquiries }) : db;
  const close = async (): Promise<void> => {
    await db.destroy();
    if (visitorsDb !== db) await visitorsDb.destroy();
  };
  try {
    if (mayMigrate) await prepare(db);
    else if (!(await isMigrated(db))) throw new OtherSchemaError();
  } catch (error) {
    await close();
    throw error;
  }
  /** Removes erased data from the files, if there is any. Resolves with false if it is still there. */
  const clearErased = async (): Promise<boolean> => {
    const at = now();
    if (!(await isErasedDataLeft(db))) return true;
    if (!(await database.clearErased())) return false;
    await recordCleared(db, at);
    return true;
  };
  /** Stores enquiries. If a connection fails, once more on another one, with the same ids: the first may have stored them. */
  const insert = async (enquiries: readonly NewEnquiry[], since: number): Promise<Stored[]> => {
    const at = now();
    const rows = enquiries.map((enquiry) => toRow(enquiry, at));
    return insertEnquiries(visitorsDb, rows, mailLimits, at, earlier).catch((error: unknown) => {
      if (performance.now() - since > latestRetry || !database.isPassing?.(error)) throw error;
      return insertEnquiries(visitorsDb, rows, mailLimits, at, earlier);
    });
  };
  // If the database is not shared, leases found on opening belong to a process that no longer runs.
  let everyLeaseLapsed = !shared;
  /** A database that was set aside, and instead of which the new one has no tables yet. */
  let unprepared: Rescue | undefined;
  return {
    /** Stores an enquiry and its pending delivery. Resolves after the commit, which may be shared with others. */
    // A shared database runs in another process: while it commits one batch, this one prepares the next.
    add: groupCommit<NewEnquiry, Stored>(insert, { commits: shared ? 2 : 1 }),

    /** Claims at most `limit` due emails for `lease` milliseconds. */
    claim: (limit: number, lease: number): Promise<Claim[]> =>
      claimDeliveries(db, { now: now(), lease, limit, shared }),
    /** Whether an email could be claimed now. */
    isAnyDue: () => isAnyDue(db, now()),
    /** Extends a claim to `lease` milliseconds from now. Resolves with false if the claim was lost. */
    renew: (claim: Claim, lease: number) => renewLease(db, claim, now(), now() + lease),
    /** Records that the final dot is about to be sent. Resolves with false if the claim was lost. */
    markDot: (claim: Claim) => markDot(db, claim, now()),
    /** Records the outcome of an attempt. Resolves with false if the email has been claimed again. */
    finish: (claim: Claim, step: NextStep) => finishAttempt(db, claim, step, now()),
    /** Releases a claim on an email that cannot have been accepted. */
    release: (claim: Claim) => releaseClaim(db, claim, now()),
    /** Recovers emails with expired leases; `whenUncertain` decides about those that may have been accepted. */
    async recoverLeases(whenUncertain: (row: DeliveryRow) => NextStep): Promise<number> {
      const recovered = await recoverLeases(db, everyLeaseLapsed, now(), whenUncertain);
      everyLeaseLapsed = false;
      return recovered;
    },

    collectDigest: () => collectDigest(db, mailLimits, now()),
    countWaiting: () => countWaiting(db),
    /** Gives waiting enquiries an email of their own, as far as the limits allow. Resolves with how many got one. */
    admitWaiting: () => admitWaiting(db, mailLimits, now()),
    /** Gives a waiting enquiry its email now. Resolves with false if it does not wait. */
    admitOne: (id: string) => admitOne(db, id, now()),
    eraseDelivered: (before: number) => eraseDelivered(db, before, now()),
    eraseByEmail: (email: string) => eraseByEmail(db, email, now()),
    clearErased,
    /** Files that a rescue has left, and that erased data may still be in. */
    copies: () => database.copies(),

    list: listEnquiries.bind(undefined, db),
    find: findEnquiries.bind(undefined, db),
    unsentAmong: unsentAmong.bind(undefined, db),
    unsentIds: unsentIds.bind(undefined, db),
    events: eventsOf.bind(undefined, db),
    requeue: (choice: RequeueChoice) => requeueDeliveries(db, choice, now()),
    /** Makes emails that wait for the mail server due now: at most `limit`, or all. */
    expedite: (limit?: number) => expediteBlocked(db, now(), limit),

    /** Records that a sent email came back. Resolves with the enquiry's id, if there is such an email. */
    recordBounce: (messageId: string, cause: string | null) => recordBounce(db, messageId, cause, now()),
    /** Records what an operator did. */
    recordAction: (action: Omit<OperatorAction, "at">) => recordAction(db, { at: now(), ...action }),
    actions: listActions.bind(undefined, db),

    /** How often a connection to the database has not answered in time. */
    silences: () => database.silences?.() ?? 0,
    status: () => deliveryStatus(db, now()),
    /** Records that an operator has checked the clock. Resolves with how far the stored times are ahead of it. */
    recordClockCheck: () => recordClockCheck(db, now()),
    /** Checks that an enquiry can be stored now. */
    async check(): Promise<void> {
      // A log that is damaged before the trial is rolled back takes the pages with it that stand nowhere else.
      database.copyLog();
      // As enquiries are stored.
      await checkInsertion(visitorsDb, now());
      await checkCommit(visitorsDb, now());
    },

    /** Saves the database if its files were removed, replaced or changed. Resolves with undefined if they were not. */
    async rescue(): Promise<Rescue | undefined> {
      if (database.isIntact() && !unprepared) return void database.copyLog();
      // Holds the only connection, so that no other query is running.
      return db.connection().execute(async (connection) => {
        const rescued = database.isIntact() && unprepared ? unprepared : database.rescue();
        if (rescued.kind !== "set aside") return rescued;
        unprepared = rescued;
        await prepare(connection);
        unprepared = undefined;
        return rescued;
      });
    },

    /** Looks for damage in all of the database. `rescue` acts on what it finds. */
    findDamage: (signal: AbortSignal) => database.findDamage(signal),
    /** The damaged databases that were set aside, the oldest first. */
    damagedFiles: () => database.damagedFiles(),
    /** Carries what can be read of a damaged database over into this one; again, if that has been done before. */
    async carryOver({ file, record }: DamagedFile): Promise<CarriedOver> {
      const carriedOver = await carryOver(db, file, now, record.isCopied);
      if (database.damagedFiles().some((damaged) => damaged.file === file))
        writeRecord(file, { ...record, carriedOver });
      if (notCarriedOver().length === 0) earlier.clear();
      return carriedOver;
    },

    /** Closes the database. No method may be called afterwards. */
    close,
  };
}
