import { ConfigError } from "../config/config.ts";
import { readSiteFiles, type SiteFiles } from "./site-files.ts";

const remedies: Readonly<Record<string, string>> = {
  EACCES: "give the server's user read access to the folder and its files.",
  EPERM: "give the server's user read access to the folder and its files.",
  EMFILE: "too many files are open: raise the limit, for example with ulimit -n 4096.",
  ENFILE: "too many files are open on this machine: close some programs.",
  EIO: "the disk reports an error.",
};

/**
 * Reads the built site.
 * @throws ConfigError if the folder does not contain one
 */
export async function readConfiguredSite(directory: string, read = readSiteFiles): Promise<SiteFiles> {
  const files = await read(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    const remedy = remedies[error.code ?? ""];
    throw remedy ? new ConfigError(`SITE_DIR (${directory}) cannot be read (${error.code}): ${remedy}`) : error;
  });
  if (files?.has("/")) return files;
  throw new ConfigError(`SITE_DIR (${directory}) contains no built site: run "npm run build", or set SITE_DIR=none.`);
}
