import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";

// By default, the driver returns 64-bit integers as text. The counts and times stored here fit into a number.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

/** How long the rewrite may wait for its lock. Posts wait meanwhile, and PostgreSQL serves them afterwards. */
const lockTimeout = "1s";

/** lock_not_available: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lockNotAvailable = "55P03";

/**
 * Rewrites the table, because a plain VACUUM leaves the bytes of old rows in its pages until they are reused:
 * https://www.postgresql.org/docs/current/routine-vacuuming.html
 *
 * On a connection of its own, as it may take longer than any other query. PostgreSQL also keeps old rows that an open
 * transaction may still see, and tells only in the details of VERBOSE how many: "3 dead row versions cannot be …".
 * @returns false if others use the table, or old rows were kept
 */
async function rewriteTable(url: string, onLostConnection: (error: Error) => void): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", onLostConnection);
  let kept = 0;
  client.on("notice", ({ detail }) => (kept += Number(/^\D*(\d+)/.exec(detail ?? "")?.[1] ?? 0)));
  await client.connect();
  try {
    await client.query(`SET lock_timeout = '${lockTimeout}'`);
    await client.query("SET statement_timeout = 0");
    await client.query("VACUUM (FULL, VERBOSE) enquiry");
    return kept === 0;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  } finally {
    await client.end();
  }
}

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
    clearErased: () => rewriteTable(url, onLostConnection),
    isIntact: () => true,
    copyLog: () => undefined,
    copies: () => [],
    // PostgreSQL has its own means: docs/decisions/0058-damaged-store.md.
    findDamage: async () => undefined,
    damagedFiles: () => [],
    rescue: () => ({ kind: "restored" }),
  };
}
