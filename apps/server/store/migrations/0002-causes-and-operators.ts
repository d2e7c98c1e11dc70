import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const causesAndOperators: Migration = {
  async up({ schema }) {
    await schema.alterTable("delivery").addColumn("last_cause", "text").execute();
    await schema
      .alterTable("delivery")
      .addColumn("blocked_by", "text", (column) => column.check(sql<boolean>`blocked_by in ('server', 'settings')`))
      .execute();
    await schema.alterTable("delivery").addColumn("bounced_at", "bigint").execute();
    await schema.alterTable("delivery_event").addColumn("cause", "text").execute();
    await schema.alterTable("store_check").addColumn("filler", "text").execute();
    await schema.alterTable("store_check").addColumn("cleared_at", "bigint").execute();
    await schema
      .createTable("operator_action")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("system_user", "text", (column) => column.notNull())
      .addColumn("command", "text", (column) => column.notNull())
      .addColumn("affected", "integer", (column) => column.notNull())
      .execute();
  },
};
