import { readFile, realpath } from "node:fs/promises";
import { isIP } from "node:net";
import { dirname, join } from "node:path";
import { z } from "zod";
import { ConfigError } from "../config/config.ts";
import { readConfiguredSite } from "./configured-site.ts";
import { readRedirects } from "./redirects.ts";
import { releaseFile } from "./release-record.ts";
import type { SiteFiles } from "./site-files.ts";

const recordSchema = z.object({ rehearsal: z.boolean() });

/** A version of the site, in memory. */
export interface Release {
  /** The folder that it was read from, without symbolic links. */
  readonly directory: string;
  readonly files: SiteFiles;
  readonly redirects: ReadonlyMap<string, string>;
}

/** Names for tests and documentation (RFC 2606, RFC 6761), and IP addresses, cannot be the site's public name. */
const isRealHost = (host: string): boolean =>
  isIP(host) === 0 && !/(?:^|\.)(?:localhost|test|invalid|example(?:\.(?:com|net|org))?)$/i.test(host);

/** Whether this was published as a rehearsal. A plain build has no record, and is none. */
async function isRehearsal(directory: string): Promise<boolean> {
  const text = await readFile(join(dirname(directory), releaseFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text !== undefined && recordSchema.parse(JSON.parse(text)).rehearsal;
}

/**
 * Reads the release that `siteDirectory` leads to.
 * @throws ConfigError if there is none, or if it is a rehearsal and one of `hosts` is a real host name
 */
export async function readRelease(siteDirectory: string, hosts: readonly string[]): Promise<Release> {
  const directory = await realpath(siteDirectory).catch(() => siteDirectory);
  const files = await readConfiguredSite(directory);
  const real = hosts.find(isRealHost);
  if (real !== undefined && (await isRehearsal(directory))) {
    throw new ConfigError(
      `${siteDirectory} is a rehearsal, with placeholders, and must not be served as ${real}: publish without --rehearsal, or remove ${real} from HOSTS.`,
    );
  }
  return { directory, files, redirects: await readRedirects(directory) };
}
