import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { enquiryFieldNames } from "../../contract/enquiry.ts";
import type { Tables } from "./schema.ts";

const enquiryAndDelivery: Migration = {
  async up(db) {
    let enquiry = db.schema
      .createTable("enquiry")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("received_at", "bigint", (column) => column.notNull());
    for (const field of enquiryFieldNames) {
      enquiry = enquiry.addColumn(field.toLowerCase(), "text", (column) => column.notNull());
    }
    await enquiry.execute();
    await db.schema
      .createTable("delivery")
      .addColumn("enquiry_id", "text", (column) => column.primaryKey().references("enquiry.id"))
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('pending', 'sending', 'sent', 'parked')`),
      )
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("last_code", "integer")
      .addColumn("sent_at", "bigint")
      .execute();
    await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "due_at"]).execute();
  },
};

const provider: MigrationProvider = {
  getMigrations: async () => ({ "0001-enquiry-and-delivery": enquiryAndDelivery }),
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
