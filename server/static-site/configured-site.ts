import { ConfigError } from "../config/config.ts";
import { readSiteFiles, type SiteFiles } from "./site-files.ts";

/**
 * Reads the configured site.
 * @throws ConfigError if there is none
 */
export async function readConfiguredSite(directory: string): Promise<SiteFiles> {
  const files = await readSiteFiles(directory).catch(() => undefined);
  if (files?.has("/")) return files;
  throw new ConfigError(`SITE_DIR (${directory}) holds no built site: run "npm run build", or set SITE_DIR=none.`);
}
