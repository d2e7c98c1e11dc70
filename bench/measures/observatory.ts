import { existsSync } from "node:fs";
import { observatoryScan } from "../../tests/observatory/observatory-scan.ts";
import { caddyProcess } from "../../tests/deploy/caddy-process.ts";
import { waitUntil } from "../../tests/torture/wait-until.ts";

/** The score that MDN's HTTP Observatory gives the site behind its proxy. */
export async function observatoryScore(site: string, path: string): Promise<number> {
  await using caddy = await caddyProcess("Caddyfile", { SITE_HOST: "localhost", SERVERS: new URL(site).host });
  if (!(await waitUntil(() => existsSync(caddy.authority), 30))) throw new Error(caddy.log());
  return (await observatoryScan(path, caddy)).score;
}
