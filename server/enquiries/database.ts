import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Dialect, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";

/** Long enough for a server that is just ending to let go of the file, in milliseconds. */
const sqliteLockTimeout = 2000;

/**
 * SQLite in one file, through Node's own driver. A commit is on the disk before it returns (synchronous=FULL), and the
 * file is locked against a second process, whose writes would block this one's event loop.
 * @throws if the file cannot be opened, written or locked
 */
export function sqliteDialect(path: string): Dialect {
  const database = new DatabaseSync(path, { timeout: sqliteLockTimeout });
  try {
    // The lock must be exclusive before the first use of the write-ahead log: https://sqlite.org/wal.html#noshm
    database.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
    database.exec("BEGIN IMMEDIATE; COMMIT");
  } catch (error) {
    database.close();
    throw error;
  }
  // Kysely speaks to better-sqlite3, whose statements tell whether they return rows and take parameters as one list.
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(query) {
        const statement = database.prepare(query);
        const bound = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...bound(parameters)),
          run: (parameters) => statement.run(...bound(parameters)),
          iterate: (parameters) => statement.iterate(...bound(parameters)),
        };
      },
    },
  });
}

/** PostgreSQL through a pool of at most eight connections. Connects at the first query. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  // A connection that breaks fails the query that uses it. Idle ones, and ones between two queries of a transaction,
  // report it as an event that would end the process if nobody listened: https://node-postgres.com/apis/pool#error
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}
