import type { Kysely } from "kysely";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { columnOf } from "./enquiry-columns.ts";
import { checkInsertion, filledColumns } from "./insert-enquiries.ts";
import { migrate } from "./migrations/migrations.ts";
import type { Tables } from "./schema.ts";

/** The migrated table does not match the contract. The message says what to add. */
export class SchemaMisfitError extends Error {
  override readonly name = "SchemaMisfitError";
}

/**
 * Migrates the schema and checks that an enquiry can be stored.
 * @throws SchemaMisfitError if the table does not match the contract, otherwise the database's error
 */
export async function prepareSchema(db: Kysely<Tables>, now: number): Promise<void> {
  await migrate(db);
  try {
    await checkInsertion(db, now);
  } catch (error) {
    const misfit = await misfitOf(db);
    throw misfit === undefined ? error : new SchemaMisfitError(misfit, { cause: error });
  }
}

const hint = "a migration in apps/server/store/migrations/ (see docs/changing.md)";

/** Describes how the table differs from the contract and how to fix it. */
async function misfitOf(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === "enquiry")?.columns ?? [];
  const field = enquiryFieldNames.find((known) => !columns.some(({ name }) => name === columnOf(known)));
  if (field)
    return `The contract has the field ${field}, but no migration adds the column ${columnOf(field)}: add ${hint}.`;
  const unfilled = columns.find(
    ({ name, isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue && !filledColumns.includes(name),
  );
  return (
    unfilled &&
    `The column ${unfilled.name} is required, but the contract has no such field: drop the column with ${hint}.`
  );
}
