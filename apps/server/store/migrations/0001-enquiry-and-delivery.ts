import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const oneOf = (column: string, ...values: string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

/** The fields at the time of this migration. Not taken from the contract, which may change later. */
const fieldColumns = [
  "email",
  "name",
  "company",
  "phone",
  "fax",
  "address",
  "city",
  "pin",
  "state",
  "country",
  "comment",
];

export const enquiryAndDelivery: Migration = {
  async up({ schema }) {
    let enquiry = schema
      .createTable("enquiry")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("idempotency_key", "text", (column) => column.unique())
      .addColumn("payload_hash", "text")
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull().check(oneOf("channel", "json", "form")))
      .addColumn("verdict", "text", (column) => column.notNull().check(oneOf("verdict", "clean", "suspect")))
      .addColumn("digest_id", "text")
      .addColumn("erased_at", "bigint");
    for (const name of fieldColumns) enquiry = enquiry.addColumn(name, "text", (column) => column.notNull());
    await enquiry.execute();
    await schema.createIndex("enquiry_digest").on("enquiry").columns(["verdict", "digest_id"]).execute();
    await schema.createIndex("enquiry_unerased").on("enquiry").columns(["erased_at", "received_at"]).execute();
    await schema
      .createTable("delivery")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("enquiry_id", "text", (column) => column.unique().references("enquiry.id"))
      .addColumn("digest_day", "text", (column) => column.unique())
      .addColumn("state", "text", (column) =>
        column.notNull().check(oneOf("state", "pending", "sending", "sent", "uncertain", "parked", "cancelled")),
      )
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("uncertain_count", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("queued_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("lease_token", "text")
      .addColumn("lease_until", "bigint")
      .addColumn("dot_at", "bigint")
      .addColumn("last_code", "integer")
      .addColumn("sent_at", "bigint")
      .addColumn("event_count", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex("delivery_due").on("delivery").columns(["state", "due_at"]).execute();
    await schema
      .createTable("delivery_event")
      .addColumn("delivery_id", "text", (column) => column.notNull().references("delivery.id"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("attempt", "integer", (column) => column.notNull())
      .addColumn("code", "integer")
      .addPrimaryKeyConstraint("delivery_event_key", ["delivery_id", "number"])
      .execute();
    await schema
      .createTable("store_check")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("checked_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
