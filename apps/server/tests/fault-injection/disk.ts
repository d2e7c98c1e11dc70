import { diskFaultsOnPostgres } from "./disk-postgres.ts";
import { diskFaultsOnSqlite } from "./disk-sqlite.ts";
import type { Row } from "./row.ts";

/** Disk faults under both databases. */
export const disk: Row = {
  name: "disk",
  what: "disk full, read-only, directory removed (SQLite); disk full, read-only (PostgreSQL)",
  goal: "only 503, nothing acknowledged, an alarm with the cause, recovers by itself",
  async run(run) {
    return [...(await diskFaultsOnSqlite(run)), ...(await diskFaultsOnPostgres(run))];
  },
};
