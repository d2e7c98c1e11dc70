import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type MigrationProvider, Migrator } from "kysely/migration";
import type { Tables } from "../schema.ts";
import { enquiryAndDelivery } from "./0001-enquiry-and-delivery.ts";
import { causesAndOperators } from "./0002-causes-and-operators.ts";
import { bouncesAndOptions } from "./0003-bounces-and-options.ts";
import { slowLane } from "./0004-slow-lane.ts";

const provider: MigrationProvider = {
  // Run in the order of their names. Never change a released migration: existing databases have already run it.
  getMigrations: async () => ({
    "0001-enquiry-and-delivery": enquiryAndDelivery,
    "0002-causes-and-operators": causesAndOperators,
    "0003-bounces-and-options": bouncesAndOptions,
    "0004-slow-lane": slowLane,
  }),
};

/**
 * Migrates the database to the latest schema. Kysely's migrator takes a lock, so servers that start simultaneously do
 * not conflict, as concurrent CREATE TABLE IF NOT EXISTS statements do on PostgreSQL (error 23505).
 * @throws the database's error
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/**
 * Whether the database has exactly this program's schema. A newer one is rejected too, because an older program would
 * not erase the fields that it does not know.
 * @throws the database's error
 */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations();
  if (!known.every(({ executedAt }) => executedAt !== undefined)) return false;
  const executed = await sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return executed.rows.length === known.length;
}
