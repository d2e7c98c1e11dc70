import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";

// By default, the driver returns 64-bit integers as text. The counts and times stored here fit into a number.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * PostgreSQL with a pool of at most eight connections. Connects on the first query.
 * @param onLostConnection reports a connection that failed outside of a query
 */
export function postgresDatabase(url: string, onLostConnection: (error: Error) => void = () => undefined): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    types,
  });
  // If a connection is lost during a query, the query rejects. Idle connections, and those between two queries of a
  // transaction, emit an error event, which ends the process if unhandled: https://node-postgres.com/apis/pool#error
  pool.on("error", onLostConnection);
  pool.on("connect", (client) => client.on("error", onLostConnection));
  return {
    dialect: new PostgresDialect({ pool }),
    shared: true,
    clearErased: undefined,
    isIntact: () => true,
    recreate: () => undefined,
  };
}
