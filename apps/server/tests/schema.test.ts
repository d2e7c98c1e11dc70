import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import type { Database } from "../store/database.ts";
import { openStore } from "../store/store.ts";
import { describeOnBoth, openTestStore } from "./databases.ts";

/** Columns of the enquiry table other than the contract's fields. */
const ownColumns = [
  "id",
  "idempotency_key",
  "payload_hash",
  "received_at",
  "channel",
  "verdict",
  "human_score",
  "waiting_since",
  "digest_id",
  "erased_at",
];

async function columnsOf({ dialect }: Database): Promise<string[]> {
  const db = new Kysely({ dialect });
  onTestFinished(() => db.destroy());
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === "enquiry")?.columns.map(({ name }) => name) ?? [];
}

describeOnBoth("the schema", (newDatabase) => {
  test("has a column for each field of the contract, and the table's own columns", async () => {
    const { connect } = await newDatabase();
    // Throws an error that names the column if one is missing.
    await (await openStore(connect())).close();
    const needed = [...ownColumns, ...enquiryFieldNames.map((field) => field.toLowerCase())];
    expect((await columnsOf(connect())).toSorted()).toEqual(needed.toSorted());
  });

  test("is checked by an insert that is rolled back", async () => {
    const { connect, execute } = await newDatabase();
    const store = await openTestStore(connect());
    await store.check();
    expect(await store.list({ limit: 9 })).toEqual([]);
    expect(await store.status()).toMatchObject({ pending: 0, suspects: 0 });
    await execute("alter table enquiry rename column fax to telefax");
    await expect(store.check()).rejects.toThrow(/fax/);
  });

  test("is rejected if a field has no column, or a required column has no field", async () => {
    const { connect, execute } = await newDatabase();
    await (await openStore(connect())).close();
    await execute("alter table enquiry rename column fax to telefax");
    await expect(openStore(connect())).rejects.toThrow(
      "The contract has the field Fax, but no migration adds the column fax: add a migration in apps/server/store/migrations/",
    );
    await execute("alter table enquiry add column fax text not null default ''");
    await expect(openStore(connect())).rejects.toThrow(/column telefax is required.*drop the column/);
  });

  test("is rejected by the commands of an older version, which would not erase all fields", async () => {
    const { connect, execute } = await newDatabase();
    await (await openStore(connect())).close();
    await (await openStore(connect(), { mayMigrate: false })).close();
    await execute("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    await expect(openStore(connect(), { mayMigrate: false })).rejects.toThrow(
      expect.objectContaining({ name: "OtherSchemaError" }),
    );
  });
});
