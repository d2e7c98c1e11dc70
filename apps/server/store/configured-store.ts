import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { type Config, ConfigError } from "../config/config.ts";
import { errorSummary, isBug, reasonOf } from "../runtime/error-summary.ts";
import { tightenPermissions } from "./file-permissions.ts";
import { postgresDatabase } from "./postgres.ts";
import { isDamagedAndUnused, sqliteDatabase, sqliteForOperator } from "./sqlite.ts";
import { DamagedDatabaseError } from "./sqlite-file.ts";
import { SchemaMisfitError } from "./prepare-schema.ts";
import { openStore, OtherSchemaError, type Store } from "./store.ts";

/** Paths of the SQLite database and of the outbox (emails written to files) in the data folder. */
export const databaseFile = ({ dataDirectory }: Pick<Config, "dataDirectory">) => join(dataDirectory, "enquiries.db");
export const outboxDirectory = ({ dataDirectory }: Pick<Config, "dataDirectory">) => join(dataDirectory, "outbox");

/** Creates a folder and its missing parents. Node's `recursive` option never returns for paths such as /proc/x. */
async function makeFolder(directory: string): Promise<void> {
  const make = () => mkdir(directory).catch(ignoreExisting);
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" || dirname(directory) === directory) throw error;
    await makeFolder(dirname(directory));
    await make();
  });
}

const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "EEXIST") throw error;
};

async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isBug(error)) throw error;
    const remedy = remedyFor(error) ?? "set it to a folder that this user can write to";
    throw new ConfigError(`DATA_DIR (${directory}) is not writable (${reasonOf(error)}): ${remedy}.`);
  }
}

/** What to do about errors that have nothing to do with who may use the folder. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: "its disk is full, so free some space",
  EDQUOT: "this user's quota is used up, so free some space",
  EROFS: "its file system is read-only, so mount it writable or set another folder",
  EMFILE: "too many files are open, so raise the limit, for example with ulimit -n 4096",
  ENFILE: "too many files are open on this machine, so close some programs",
  EIO: "the disk reports an error",
};

/** SQLite's codes for the same: https://sqlite.org/rescode.html */
const sqliteErrors: Readonly<Record<number, string>> = { 8: "EROFS", 10: "EIO", 13: "ENOSPC" };

function remedyFor(error: unknown): string | undefined {
  const { code = "", errcode = 0 } = errorSummary(error);
  // The lower eight bits are the primary code.
  return remedies[sqliteErrors[errcode & 0xff] ?? code];
}

/**
 * Opens the configured database and creates the data folder if it is needed.
 * @throws ConfigError if either is unusable
 */
export async function openConfiguredStore(config: Config, now?: () => number, log?: Logger): Promise<Store> {
  const { dataDirectory, databaseUrl, smtp, rateLimits } = config;
  if (!databaseUrl || !smtp) await prepareDataDirectory(dataDirectory);
  try {
    if (!databaseUrl) tightenPermissions(databaseFile(config), log);
    const database = databaseUrl
      ? postgresDatabase(databaseUrl, (error) => log?.warn({ error: errorSummary(error) }, "database connection lost"))
      : sqliteDatabase(databaseFile(config));
    const mailLimits = { inTenMinutes: rateLimits.inAll, inADay: rateLimits.aDay };
    return await openStore(database, { now, mailLimits });
  } catch (error) {
    if (error instanceof SchemaMisfitError) throw new ConfigError(error.message);
    if (error instanceof DamagedDatabaseError) throw new ConfigError(`DATA_DIR: ${error.message}`);
    if (isBug(error)) throw error;
    const reason = reasonOf(error);
    if (databaseUrl)
      throw new ConfigError(
        `DATABASE_URL cannot be opened (${reason}): check host, name and credentials, and that PostgreSQL is running.`,
      );
    const remedy = remedyFor(error) ?? "stop any server using it, or set another folder";
    throw new ConfigError(`DATA_DIR (${dataDirectory}) cannot be opened (${reason}): ${remedy}.`);
  }
}

/**
 * Sets the database aside and begins a new one, if it is damaged and no server uses it. A running one does so itself.
 * @throws ConfigError if the database is a PostgreSQL one, or cannot be used
 */
export async function setDamagedAside(config: Config): Promise<void> {
  if (config.databaseUrl)
    throw new ConfigError(
      "DATABASE_URL is set: a damaged PostgreSQL is repaired with its own tools (see docs/deployment.md).",
    );
  if (isDamagedAndUnused(databaseFile(config))) await (await openConfiguredStore(config)).close();
}

/**
 * Opens the configured database for an operator's command. The server may be running at the same time.
 * @param onLostConnection reports a connection to PostgreSQL that failed outside of a query
 * @throws ConfigError if there is no database, or its schema version differs from this program's
 */
export async function openStoreForOperator(config: Config, onLostConnection: (error: Error) => void): Promise<Store> {
  const { dataDirectory, databaseUrl } = config;
  const name = databaseUrl ? "DATABASE_URL" : `DATA_DIR (${dataDirectory})`;
  try {
    const database = databaseUrl
      ? postgresDatabase(databaseUrl, onLostConnection)
      : sqliteForOperator(databaseFile(config));
    return await openStore(database, { mayMigrate: false });
  } catch (error) {
    if (error instanceof DamagedDatabaseError) throw new ConfigError(`DATA_DIR: ${error.message}`);
    if (error instanceof OtherSchemaError)
      throw new ConfigError(
        `${name} contains no database of this version: start this version's server once, or use the newer commands.`,
      );
    if (isBug(error)) throw error;
    if (errorSummary(error).code === "ENOENT")
      throw new ConfigError(`${name} contains no database: set DATA_DIR or DATABASE_URL as for the server.`);
    throw new ConfigError(
      `${name} cannot be opened (${reasonOf(error)}): ${remedyFor(error) ?? "set it as for the server"}.`,
    );
  }
}
