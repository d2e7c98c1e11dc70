import { killRows } from "./kill.ts";
import { restartPostgres } from "./restart-postgres.ts";
import type { Row } from "./row.ts";

/** All rows, in the order of the table. */
export const rows: readonly Row[] = [...killRows, restartPostgres];
