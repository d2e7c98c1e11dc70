import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const slowLane: Migration = {
  async up(db) {
    const { schema } = db;
    await schema.alterTable("enquiry").addColumn("waiting_since", "bigint").execute();
    await schema
      .alterTable("enquiry")
      .addColumn("human_score", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable("delivery")
      .addColumn("lane", "text", (column) =>
        column
          .notNull()
          .defaultTo("direct")
          .check(sql<boolean>`lane in ('direct', 'slow', 'digest')`),
      )
      .execute();
    await schema.alterTable("delivery").addColumn("digest_part", "integer").execute();
    await schema.alterTable("delivery").addColumn("digest_parts", "integer").execute();
    await schema
      .createIndex("enquiry_waiting")
      .on("enquiry")
      .columns(["human_score", "id"])
      .where(sql<boolean>`waiting_since is not null`)
      .execute();
    await schema
      .createIndex("enquiry_in_digest")
      .on("enquiry")
      .column("digest_id")
      .where("digest_id", "is not", null)
      .execute();
    await schema.createIndex("delivery_lane").on("delivery").columns(["lane", "id"]).execute();
    await sql`update delivery set lane = 'digest' where enquiry_id is null`.execute(db);
    // The digests of earlier versions showed only the first hundred suspects in full. The others have to be mailed.
    await sql`
      update enquiry set digest_id = null
      where erased_at is null and id in (
        select id from (
          select id, row_number() over (partition by digest_id order by id) as place
          from enquiry where digest_id is not null
        ) as shown
        where place > 100
      )`.execute(db);
  },
};
