import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Config, ConfigError } from "../config/config.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { postgresDatabase } from "./postgres.ts";
import { sqliteDatabase, sqliteForOperator } from "./sqlite.ts";
import { SchemaMisfitError } from "./prepare-schema.ts";
import { openStore, OtherSchemaError, type Store } from "./store.ts";

/** Where the SQLite database and the mails as files lie in the data folder. */
export const databaseFile = ({ dataDirectory }: Pick<Config, "dataDirectory">) => join(dataDirectory, "enquiries.db");
export const outboxDirectory = ({ dataDirectory }: Pick<Config, "dataDirectory">) => join(dataDirectory, "outbox");

/** Makes a folder and what is missing above it. Node's own `recursive` never returns below /proc and its like. */
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
  } catch {
    throw new ConfigError(`DATA_DIR (${directory}) cannot be written: set it to a folder that this user may write to.`);
  }
}

function reasonOf(error: unknown): string {
  const { code, name, errcode } = errorSummary(error);
  return [code ?? name, errcode].filter(Boolean).join(" ");
}

/**
 * Opens the configured database and, where it is needed, the data folder.
 * @throws ConfigError if they cannot be used
 */
export async function openConfiguredStore(config: Config, now?: () => number): Promise<Store> {
  const { dataDirectory, databaseUrl, smtpUrl } = config;
  if (!databaseUrl || !smtpUrl) await prepareDataDirectory(dataDirectory);
  try {
    const database = databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(databaseFile(config));
    return await openStore(database, { now });
  } catch (error) {
    if (error instanceof SchemaMisfitError) throw new ConfigError(error.message);
    const reason = reasonOf(error);
    throw new ConfigError(
      databaseUrl
        ? `DATABASE_URL leads to no usable database (${reason}): check address, name and password, and that it runs.`
        : `DATA_DIR (${dataDirectory}) holds a database that cannot be opened (${reason}): stop any other server that uses it, or set another folder.`,
    );
  }
}

/**
 * Opens the configured database for an operator's command, beside a server that may be running.
 * @throws ConfigError if there is none, or it is of another version than this program
 */
export async function openStoreForOperator(config: Config): Promise<Store> {
  const { dataDirectory, databaseUrl } = config;
  const name = databaseUrl ? "DATABASE_URL" : `DATA_DIR (${dataDirectory})`;
  try {
    const database = databaseUrl ? postgresDatabase(databaseUrl) : sqliteForOperator(databaseFile(config));
    return await openStore(database, { mayMigrate: false });
  } catch (error) {
    if (error instanceof OtherSchemaError)
      throw new ConfigError(
        `${name} holds no enquiries of this version: start this version's server once, or use the newer commands.`,
      );
    if (errorSummary(error).code === "ENOENT")
      throw new ConfigError(`${name} holds no enquiries: set DATA_DIR or DATABASE_URL as the server has it.`);
    throw new ConfigError(`${name} cannot be opened (${reasonOf(error)}): set it as the server has it.`);
  }
}
