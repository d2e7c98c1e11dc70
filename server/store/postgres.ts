import { PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";

// By default, the driver returns 64-bit integers as text. The counts and times stored here fit into a number.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

/** How long the rewrite may wait for its lock. Posts wait meanwhile, and PostgreSQL serves them afterwards. */
const lockTimeout = "2s";

/**
 * Rewrites the table, because a plain VACUUM leaves the bytes of old rows in its pages until they are reused:
 * https://www.postgresql.org/docs/current/routine-vacuuming.html
 */
const rewriteTable: Database["clearErased"] = (db) =>
  db.connection().execute(async (connection) => {
    await sql.raw(`SET lock_timeout = '${lockTimeout}'`).execute(connection);
    try {
      await sql.raw("VACUUM FULL enquiry").execute(connection);
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      // lock_not_available: https://www.postgresql.org/docs/current/errcodes-appendix.html
      if (code === "55P03") return false;
      throw error;
    } finally {
      await sql.raw("RESET lock_timeout").execute(connection);
    }
  });

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
    clearErased: rewriteTable,
    isIntact: () => true,
    copyLog: () => undefined,
    rescue: () => ({ kind: "restored" }),
  };
}
