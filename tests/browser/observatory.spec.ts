import { existsSync } from "node:fs";
import { caddyProcess } from "../deploy/caddy-process.ts";
import { observatoryScan } from "../observatory/observatory-scan.ts";
import { waitUntil } from "../torture/wait-until.ts";
import { expect, test } from "./site-test.ts";

test("MDN's HTTP Observatory gives the site behind its proxy 130 points or more", async ({ site }) => {
  test.setTimeout(120_000);
  const SERVERS = new URL(site.url).host;
  await using caddy = await caddyProcess("Caddyfile", { SITE_HOST: "localhost", SERVERS });
  expect(await waitUntil(() => existsSync(caddy.authority), 30), caddy.log()).toBe(true);
  for (const path of ["/", "/contact", "/showcase"]) {
    const { status, score, grade, results } = await observatoryScan(path, caddy);
    const told = results.map(({ name, result, points }) => `${points} ${name}: ${result}`).join("\n");
    console.log(`Observatory, ${path}: ${score} (${grade})`);
    expect(status).toBe(200);
    expect(score, told).toBeGreaterThanOrEqual(130);
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
  }
});
