import type { Kysely } from "kysely";
import { enquiryFieldNames } from "../../contract/enquiry.ts";
import { columnOf } from "./enquiry-columns.ts";
import { checkInsertion, filledColumns } from "./insert-enquiries.ts";
import { migrate } from "./migrations/migrations.ts";
import type { Tables } from "./schema.ts";

/** The migrations do not make the table that the contract needs. The message says what to add. */
export class SchemaMisfitError extends Error {
  override readonly name = "SchemaMisfitError";
}

/**
 * Brings the schema up to date, and sees that an enquiry could be stored.
 * @throws SchemaMisfitError if the contract is the reason that none could be, or the database's error
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

const where = "a file in server/store/migrations/, as README.md says";

/** What of the table does not fit the contract, and what to do about it. */
async function misfitOf(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === "enquiry")?.columns ?? [];
  const field = enquiryFieldNames.find((known) => !columns.some(({ name }) => name === columnOf(known)));
  if (field)
    return `The contract has the field ${field}, but no migration adds the column ${columnOf(field)}: add ${where}.`;
  const unfilled = columns.find(
    ({ name, isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue && !filledColumns.includes(name),
  );
  return (
    unfilled &&
    `The column ${unfilled.name} must be filled, but the contract has no such field: drop the column by ${where}.`
  );
}
