import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type MigrationProvider, Migrator } from "kysely/migration";
import type { Tables } from "../schema.ts";
import { enquiryAndDelivery } from "./0001-enquiry-and-delivery.ts";

const provider: MigrationProvider = {
  // In the order of their names. One that has been released is never changed: databases have run it.
  getMigrations: async () => ({
    "0001-enquiry-and-delivery": enquiryAndDelivery,
  }),
};

/**
 * Brings the database to the newest schema. Kysely's migrator takes a lock, so that servers which start at the same
 * moment do not collide, as parallel CREATE TABLE IF NOT EXISTS does on PostgreSQL (error 23505).
 * @throws the database's error
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/**
 * Whether the database has this program's schema, neither an older one nor a newer: an older program would leave the
 * words in fields that it does not know when it erases an enquiry.
 * @throws the database's error
 */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await new Migrator({ db, provider }).getMigrations();
  if (!known.every(({ executedAt }) => executedAt !== undefined)) return false;
  const executed = await sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return executed.rows.length === known.length;
}
