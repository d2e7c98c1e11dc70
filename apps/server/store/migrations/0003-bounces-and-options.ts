import type { Migration } from "kysely/migration";

export const bouncesAndOptions: Migration = {
  async up({ schema }) {
    await schema
      .alterTable("operator_action")
      .addColumn("options", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.alterTable("store_check").addColumn("clock_checked_for", "bigint").execute();
    // Few emails bounce, and sent ones are never removed.
    await schema
      .createIndex("delivery_bounced")
      .on("delivery")
      .column("bounced_at")
      .where("bounced_at", "is not", null)
      .execute();
  },
};
