import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Config, ConfigError } from "./config.ts";
import { postgresDialect, sqliteDialect } from "./enquiries/database.ts";
import { errorSummary } from "./enquiries/error-summary.ts";
import { openStore, type Store } from "./enquiries/store.ts";
import { readSiteFiles, type SiteFiles } from "./site/site-files.ts";

async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError(`DATA_DIR (${directory}) cannot be written: set it to a folder that this user may write to.`);
  }
}

/**
 * Opens the configured database and, where it is needed, the data folder.
 * @throws ConfigError if they cannot be used
 */
export async function openConfiguredStore(config: Config): Promise<Store> {
  const { dataDirectory, databaseUrl, smtpUrl } = config;
  if (!databaseUrl || !smtpUrl) await prepareDataDirectory(dataDirectory);
  try {
    return await openStore(
      databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(join(dataDirectory, "enquiries.db")),
    );
  } catch (error) {
    const { code, name, errcode } = errorSummary(error);
    const reason = [code ?? name, errcode].filter(Boolean).join(" ");
    throw new ConfigError(
      databaseUrl
        ? `DATABASE_URL leads to no usable database (${reason}): check address, name and password, and that it runs.`
        : `DATA_DIR (${dataDirectory}) holds a database that cannot be opened (${reason}): stop any other server that uses it, or set another folder.`,
    );
  }
}

/**
 * Reads the configured site.
 * @throws ConfigError if there is none
 */
export async function readConfiguredSite(directory: string): Promise<SiteFiles> {
  const files = await readSiteFiles(directory).catch(() => undefined);
  if (files?.has("/")) return files;
  throw new ConfigError(`SITE_DIR (${directory}) holds no built site: run "npm run build", or set SITE_DIR=none.`);
}
