import { Kysely, sql } from "kysely";
import { type Claim, claimDeliveries } from "./claim-deliveries.ts";
import type { Database } from "./database.ts";
import { collectDigest } from "./digest.ts";
import { eraseByEmail, eraseDelivered } from "./erase-enquiries.ts";
import { eventsOf, findEnquiries, listEnquiries, unsentAmong } from "./find-enquiries.ts";
import { groupCommit } from "./group-commit.ts";
import { checkInsertion, insertEnquiries, type NewEnquiry, type Stored } from "./insert-enquiries.ts";
import { finishAttempt, markDot, type NextStep, recoverLeases, releaseClaim, renewLease } from "./leased-delivery.ts";
import { isMigrated, migrate } from "./migrations/migrations.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { requeueDelivery } from "./requeue.ts";
import type { DeliveryRow, Tables } from "./schema.ts";
import { checkCommit, deliveryStatus } from "./store-status.ts";

/** The database's schema is older or newer than this program's. */
export class OtherSchemaError extends Error {
  override readonly name = "OtherSchemaError";
}

export type Store = Awaited<ReturnType<typeof openStore>>;

interface StoreOptions {
  /** The time in Unix milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Brings the schema up to date first; without it another schema is an OtherSchemaError. */
  readonly mayMigrate?: boolean;
}

/**
 * Opens the store of enquiries and of the mails about them, the same on SQLite and PostgreSQL. Every method throws the
 * database's error. All times are Unix milliseconds.
 */
export async function openStore(database: Database, { now = Date.now, mayMigrate = true }: StoreOptions = {}) {
  const { dialect, shared } = database;
  const db = new Kysely<Tables>({ dialect });
  try {
    if (mayMigrate) await prepareSchema(db, now());
    else if (!(await isMigrated(db))) throw new OtherSchemaError();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const clearErased = async (): Promise<void> => {
    if (database.clearErased) await sql.raw(database.clearErased).execute(db);
  };
  // Not shared, and none are open yet: whatever is leased now was leased by a process that is gone.
  let everyLeaseLapsed = !shared;
  return {
    /** Stores an enquiry and the duty to mail it, committed when this resolves; may share its commit with others. */
    add: groupCommit<NewEnquiry, Stored>((enquiries) => insertEnquiries(db, enquiries, now())),

    /** Claims mails that are due, at most so many, for so many milliseconds. */
    claim: (limit: number, lease: number): Promise<Claim[]> =>
      claimDeliveries(db, { now: now(), lease, limit, shared }),
    /** Prolongs a claim by so many milliseconds from now. Resolves with whether it was still held. */
    renew: (claim: Claim, lease: number) => renewLease(db, claim, now(), now() + lease),
    /** Records that a mail's end is about to be sent. Resolves with whether that is still allowed. */
    markDot: (claim: Claim) => markDot(db, claim, now()),
    /** Records what became of an attempt. Resolves with false if somebody else has claimed the mail since. */
    finish: (claim: Claim, step: NextStep) => finishAttempt(db, claim, step, now()),
    /** Gives a mail back that cannot have arrived. */
    release: (claim: Claim) => releaseClaim(db, claim, now()),
    /** Takes back mails whose lease ran out; `whenUncertain` judges those that may have arrived. */
    async recoverLeases(whenUncertain: (row: DeliveryRow) => NextStep): Promise<number> {
      const lapsedAt = everyLeaseLapsed ? Number.MAX_SAFE_INTEGER : now();
      const recovered = await recoverLeases(db, lapsedAt, now(), whenUncertain);
      everyLeaseLapsed = false;
      return recovered;
    },

    collectDigest: () => collectDigest(db, now()),
    async eraseDelivered(before: number): Promise<number> {
      const count = await eraseDelivered(db, before, now());
      if (count > 0) await clearErased();
      return count;
    },
    async eraseByEmail(email: string): Promise<string[]> {
      const ids = await eraseByEmail(db, email, now());
      await clearErased();
      return ids;
    },

    list: listEnquiries.bind(undefined, db),
    find: findEnquiries.bind(undefined, db),
    unsentAmong: unsentAmong.bind(undefined, db),
    events: eventsOf.bind(undefined, db),
    requeue: (deliveryId: string) => requeueDelivery(db, deliveryId, now()),

    status: () => deliveryStatus(db),
    /** Sees whether an enquiry could be stored now. */
    async check(): Promise<void> {
      await checkInsertion(db, now());
      await checkCommit(db, now());
    },

    /** Makes a new database if the former one's file was removed. Resolves with whether that was necessary. */
    async repair(): Promise<boolean> {
      if (database.isIntact()) return false;
      // Within a connection of its own, so that no other query is half-way.
      await db.connection().execute(async () => database.recreate());
      await migrate(db);
      return true;
    },

    /** Closes the database. Nothing may be called afterwards. */
    async close(): Promise<void> {
      await db.destroy();
    },
  };
}
