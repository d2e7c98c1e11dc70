import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { type PoolLimits, postgresPool, type PoolWatch } from "./postgres-pool.ts";

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

/** Errors of a connection or of the moment, which another connection may not have. Classes of SQLSTATE: page above. */
const isPassing = (error: unknown): boolean => {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === "string" && /^(?:E[A-Z]{3,}|08...|40...|57...|25006|55P03)$/.test(code);
};

/** For enquiries, for which a visitor waits: two attempts, and the wait for their turn, take ten seconds at most. */
const forVisitors: PoolLimits = { connections: 3, connect: 1500, query: 2500, use: 2500, statement: 2200, lock: 2000 };
const forOthers: PoolLimits = { connections: 6, connect: 5000, query: 10_000, statement: 9500, lock: 5000 };

/**
 * PostgreSQL. Connects on the first query. Enquiries have a pool of their own, so that nothing else keeps them waiting.
 * @param onLostConnection reports a connection that failed outside of a query
 */
export function postgresDatabase(url: string, onLostConnection: (error: Error) => void = () => undefined): Database {
  let silences = 0;
  const watch: PoolWatch = { onLostConnection, onSilence: () => (silences += 1), generation: 0 };
  return {
    dialect: new PostgresDialect({ pool: postgresPool(url, forOthers, watch) }),
    dialectForEnquiries: new PostgresDialect({ pool: postgresPool(url, forVisitors, watch) }),
    isPassing,
    silences: () => silences,
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
