import { readFile, realpath } from "node:fs/promises";
import { isIP } from "node:net";
import { dirname, join } from "node:path";
import type { Redirects } from "@ttpl/contract/old-addresses.ts";
import { z } from "zod";
import { ConfigError } from "../config/config.ts";
import { readConfiguredSite } from "./configured-site.ts";
import { readRedirects } from "./redirects.ts";
import { releaseFile } from "./release-record.ts";
import type { SiteFiles } from "./site-files.ts";

/** What publishing has recorded of a release (apps/editor/publishing/release/releases.ts), as far as serving it depends on that. */
const recordSchema = z.object({
  rehearsal: z.boolean(),
  /** Missing in records of former versions. */
  origin: z.url().optional(),
  assets: z.array(z.string()).default([]),
  // With anything else than addresses, the emails go to MAIL_TO.
  recipients: z.array(z.email()).catch([]),
});

/** A version of the site, in memory. */
export interface Release {
  /** The folder that it was read from, without symbolic links. */
  readonly directory: string;
  readonly files: SiteFiles;
  readonly redirects: Redirects;
  /** Who gets the enquiries; empty if it names nobody. */
  readonly recipients: readonly string[];
}

/** Names for tests and documentation (RFC 2606, RFC 6761), and IP addresses, cannot be the site's public name. */
const isRealHost = (host: string): boolean =>
  isIP(host) === 0 && !/(?:^|\.)(?:localhost|test|invalid|example(?:\.(?:com|net|org))?)$/i.test(host);

/** The record of a release. A plain build has none. */
async function recordOf(directory: string) {
  const text = await readFile(join(dirname(directory), releaseFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : recordSchema.parse(JSON.parse(text));
}

/** Files that belong to a release and are not there, because it is still being copied. */
const missingOf = (assets: readonly string[], files: SiteFiles): string[] =>
  assets.filter((path) => !files.has(`/${path}`) && !files.has(`/${path.replace(/\.(?:br|gz)$/, "")}`));

/**
 * Why a site must not be served under a real host name: only publishing leaves out what nobody has confirmed, or says on
 * every page that it is a rehearsal. A release also has to be made for one of the names, because its canonical addresses
 * and its sitemap lead there.
 */
function refusal(siteDirectory: string, record: Awaited<ReturnType<typeof recordOf>>, hosts: readonly string[]) {
  const real = hosts.find(isRealHost);
  if (real === undefined) return undefined;
  if (record === undefined) {
    return `SITE_DIR (${siteDirectory}) is a plain build, with samples that nobody has confirmed, and must not be served as ${real}. Run "npm run publish", or "npm run publish -- --rehearsal" as long as something is open, and set SITE_DIR=releases/current/client.`;
  }
  const { origin, rehearsal } = record;
  if (origin === undefined || rehearsal || hosts.includes(new URL(origin).hostname)) return undefined;
  return `SITE_DIR (${siteDirectory}) is made for ${origin}, and HOSTS lacks that name: add it to HOSTS, or correct origin in content/company.yaml and run "npm run publish" again.`;
}

/**
 * Reads the release that `siteDirectory` leads to.
 * @throws ConfigError if there is none, if it is incomplete, or if it must not be served under one of `hosts`
 */
export async function readRelease(siteDirectory: string, hosts: readonly string[]): Promise<Release> {
  const directory = await realpath(siteDirectory).catch(() => siteDirectory);
  const record = await recordOf(directory);
  const refused = refusal(siteDirectory, record, hosts);
  if (refused !== undefined) throw new ConfigError(refused);
  const files = await readConfiguredSite(directory);
  const [missing] = missingOf(record?.assets ?? [], files);
  if (missing !== undefined) {
    throw new ConfigError(`${siteDirectory} is incomplete: ${missing} is missing. Copy or publish it again.`);
  }
  const { recipients = [] } = record ?? {};
  return { directory, files, redirects: await readRedirects(directory), recipients };
}
