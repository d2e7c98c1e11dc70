import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { NoAnswerError, withinTime } from "../runtime/within-time.ts";

// By default, the driver returns 64-bit integers as text. The counts and times stored here fit into a number.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format),
};

/** read_only_sql_transaction: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const readOnly = "25006";

/** The connection is to a server that does not accept writes, such as a standby after a fail-over. */
class ReadOnlyServerError extends Error {
  override readonly name = "ReadOnlyServerError";
  readonly code = readOnly;
}

/** A connection ended during a query. The driver's own error has no code. */
class LostConnectionError extends Error {
  override readonly name = "LostConnectionError";
  readonly code = "ECONNRESET";
}

/** The driver's errors of connections have no code, so that nothing could be told of the cause. */
function withCode(error: unknown): unknown {
  const { code, message = "" } = Object(error) as { code?: unknown; message?: string };
  if (typeof code === "string") return error;
  return message.includes("timeout")
    ? new NoAnswerError("", { cause: error })
    : new LostConnectionError("", { cause: error });
}

/**
 * Errors after which a connection, and those opened with it, are of no use: the network's, 08 (connection), 57P01 to
 * 57P03 (shutdown), and that the server is read-only.
 */
const isGone = (error: unknown): boolean =>
  /^(?:E[A-Z]{3,}|08...|57P0[1-3]|25006)$/.test(String((Object(error) as { code?: unknown }).code));

/** Times in milliseconds. */
export interface PoolLimits {
  readonly connections: number;
  /** For a free connection, or a new one. */
  readonly connect: number;
  /** For a query. */
  readonly query: number;
  /** For everything between taking a connection and giving it back. */
  readonly use?: number;
  /** For a query and for a lock, kept by PostgreSQL. Less than the others, so that it can tell what the cause is. */
  readonly statement: number;
  readonly lock: number;
}

/** What the pools of one database share. */
export interface PoolWatch {
  /** Reports a connection that failed outside of a query. */
  readonly onLostConnection: (error: Error) => void;
  /** Called when a connection has not answered. */
  readonly onSilence: () => void;
  /** Connections of an earlier generation are not used any more: when one is dead, so are the others probably. */
  generation: number;
}

/**
 * A pool for Kysely in which nothing waits for ever, and whose connections leave when they are dead. A fail-over may
 * drop connections without a word: no packet arrives, and the driver's own time limit leaves such a connection in its
 * pool. A connection that has not answered in time, has ended, or whose server accepts no writes, is therefore cut at
 * once, and the others that are idle with it.
 */
export function postgresPool(url: string, limits: PoolLimits, watch: PoolWatch): PostgresPool {
  const generations = new WeakMap<pg.PoolClient, number>();
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 10_000,
    maxLifetimeSeconds: 600,
    types,
    // As libpq does with target_session_attrs=read-write, which the driver lacks:
    // https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNECT-TARGET-SESSION-ATTRS
    async onConnect(client) {
      const settings = `SET lock_timeout = ${limits.lock}; SET statement_timeout = ${limits.statement}`;
      const shown = await withinTime(client.query(`${settings}; SHOW transaction_read_only`), limits.connect).catch(
        (error: unknown) => {
          cut(client);
          throw error;
        },
      );
      const [answer] = (shown as unknown as pg.QueryResult<{ transaction_read_only: string }>[]).at(-1)?.rows ?? [];
      if (answer?.transaction_read_only === "on") throw new ReadOnlyServerError();
      generations.set(client as pg.PoolClient, watch.generation);
    },
  });
  // If a connection is lost during a query, the query rejects. Idle connections, and those between two queries of a
  // transaction, emit an error event, which ends the process if unhandled: https://node-postgres.com/apis/pool#error
  pool.on("error", watch.onLostConnection);
  pool.on("connect", (client) => client.on("error", watch.onLostConnection));

  /** Takes a connection. Those of an earlier generation are cut. */
  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (generations.get(client) === watch.generation) return client;
      cut(client);
      client.release(true);
    }
  };
  return {
    options: {},
    end: () => pool.end(),
    async connect() {
      const client = await take().catch((error: unknown) => {
        throw withCode(error);
      });
      const over = performance.now() + (limits.use ?? Number.POSITIVE_INFINITY);
      let broken: unknown;
      return {
        query: (async (sql: string, parameters: readonly unknown[]) => {
          // Above all the rollback, which would wait as long again.
          if (broken !== undefined) throw broken;
          const left = Math.min(limits.query, over - performance.now());
          try {
            if (left <= 0) throw new NoAnswerError();
            return await withinTime(client.query(sql, [...parameters]), left);
          } catch (error) {
            const told = withCode(error);
            if (told instanceof NoAnswerError) watch.onSilence();
            if (isGone(told)) {
              broken = told;
              if (generations.get(client) === watch.generation) watch.generation += 1;
              cut(client);
            }
            throw told;
          }
        }) as unknown as PostgresPoolClient["query"],
        release: () => client.release(broken !== undefined),
      };
    },
  };
}

/** Closes a connection without a goodbye, for which a dead one would wait. */
function cut(client: pg.ClientBase): void {
  (client as pg.Client).connection.stream.destroy();
}
