import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";

// The driver hands 64-bit integers over as text, for they may exceed what a number can hold; counts and times do not.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

/** PostgreSQL through a pool of at most eight connections. Connects at the first query. */
export function postgresDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    types,
  });
  // A connection that breaks fails the query that uses it. Idle ones, and ones between two queries of a transaction,
  // report it as an event that would end the process if nobody listened: https://node-postgres.com/apis/pool#error
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    dialect: new PostgresDialect({ pool }),
    shared: true,
    clearErased: undefined,
    isIntact: () => true,
    recreate: () => undefined,
  };
}
