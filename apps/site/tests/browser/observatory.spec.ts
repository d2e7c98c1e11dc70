import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { caddyProcess } from "@ttpl/server/tests/deploy/caddy-process.ts";
import { waitUntil } from "@ttpl/server/tests/fault-injection/wait-until.ts";
import { expect, test } from "./site-test.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";

interface Scan {
  readonly status: number;
  readonly score: number;
  readonly grade: string;
  readonly results: readonly { name: string; result: string; pass: boolean; points: number }[];
}

/** Runs MDN's HTTP Observatory in a separate process, which trusts the proxy's certificate. */
async function scan(path: string, ports: { port: number; plainPort: number }, authority: string): Promise<Scan> {
  const args = ["apps/site/tests/observatory/scan.mjs", "localhost", String(ports.plainPort), String(ports.port), path];
  // Caddy's certificate is of today, whatever the date of the test run: libfaketime does not reach Go's programs.
  const env = { ...browserEnvironment, NODE_EXTRA_CA_CERTS: authority };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, timeout: 100_000 });
  return JSON.parse(stdout) as Scan;
}

test("MDN's HTTP Observatory gives the site behind its proxy 130 points or more", async ({ site }) => {
  test.setTimeout(120_000);
  const SERVERS = new URL(site.url).host;
  await using caddy = await caddyProcess("Caddyfile", { SITE_HOST: "localhost", SERVERS });
  expect(await waitUntil(() => existsSync(caddy.authority), 30), caddy.log()).toBe(true);
  for (const path of ["/", "/contact", "/showcase"]) {
    const { status, score, grade, results } = await scan(path, caddy, caddy.authority);
    const report = results.map(({ name, result, points }) => `${points} ${name}: ${result}`).join("\n");
    console.log(`Observatory, ${path}: ${score} (${grade})`);
    expect(status).toBe(200);
    expect(score, report).toBeGreaterThanOrEqual(130);
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
  }
});
