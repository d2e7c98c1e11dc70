import type { Kysely } from "kysely";
import type { OperatorActionTable, Tables } from "./schema.ts";
import { uuidV7 } from "./uuid-v7.ts";

/** What an operator did; `at` in Unix milliseconds. */
export type OperatorAction = Pick<OperatorActionTable, "at" | "system_user" | "command" | "affected"> & {
  readonly options: string;
};

/** Records what an operator did. @throws the database's error */
export async function recordAction(db: Kysely<Tables>, action: OperatorAction): Promise<void> {
  await db
    .insertInto("operator_action")
    .values({ id: uuidV7(action.at), ...action })
    .execute();
}

/** The newest actions. @throws the database's error */
export const listActions = (db: Kysely<Tables>, limit: number): Promise<OperatorAction[]> =>
  db
    .selectFrom("operator_action")
    .select(["at", "system_user", "command", "options", "affected"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
