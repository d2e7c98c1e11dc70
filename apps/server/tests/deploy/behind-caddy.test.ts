import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { enquiryPath, sentAddress } from "@ttpl/contract/enquiry.ts";
import { findCaddy } from "@ttpl/install/find-caddy.mjs";
import { exampleEnquiry } from "../example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "../for-one-test.ts";
import { bareHost, behindProxy, siteHost, startCaddy } from "./caddy.ts";
import { freePort } from "./caddy-process.ts";
import { homePage, smallSite } from "./small-site.ts";

const path = `${enquiryPath}?code=key`;
const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

async function site(settings: Record<string, string> = {}) {
  const own = { DATA_DIR: await temporaryFolder(), SITE_DIR: await smallSite() };
  const server = await startServer({ ...behindProxy, ...own, ...settings });
  return { server, proxy: await startCaddy("Caddyfile", { SERVERS: new URL(server.url).host }) };
}

test("pages are served over TLS, compressed by the server, with conditional requests", async () => {
  const { proxy } = await site();
  const plain = await proxy.ask({ path: "/" });
  expect([plain.status, plain.body.toString()]).toEqual([200, homePage]);
  expect(plain.headers["strict-transport-security"]).toBe("max-age=63072000");
  expect(plain.headers["x-frame-options"]).toBe("DENY");

  const headers = { "Accept-Encoding": "gzip, br" };
  const packed = await proxy.ask({ path: "/", headers });
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(packed.body).toString()).toBe(homePage);
  const again = await proxy.ask({ path: "/", headers: { ...headers, "If-None-Match": packed.headers.etag! } });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, packed.headers.etag]);
});

test("plain HTTP is redirected to HTTPS", async () => {
  const { proxy } = await site();
  const answer = await proxy.askPlain({ path: "/about?a=b" });
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toMatch(`https://${siteHost}`);
  expect(answer.headers.location).toMatch(/\/about\?a=b$/);
});

test("the domain without www leads to the same page of the site, with a certificate of its own", async () => {
  const { proxy } = await site();
  const answer = await vi.waitFor(() => proxy.ask({ path: "/about?a=b", host: bareHost }), { timeout: 20_000 });
  expect([answer.status, answer.headers.location]).toEqual([301, `https://${siteHost}/about?a=b`]);
  const plain = await proxy.askPlain({ path: "/about?a=b", host: bareHost });
  expect([plain.status, plain.headers.location]).toEqual([308, expect.stringMatching(`^https://${bareHost}`)]);
});

test("enquiries are accepted as JSON and as a form, and only from the site's own origin", async () => {
  const { proxy } = await site();
  const own = { Origin: proxy.origin, "Sec-Fetch-Site": "same-origin" };
  const foreign = { Origin: "https://other.example" };
  const asJson = JSON.stringify(exampleEnquiry);
  const asForm = String(new URLSearchParams({ ...exampleEnquiry, City: "Pune" }));
  const post = (headers: Record<string, string>, body: string) => proxy.ask({ method: "POST", path, headers, body });

  expect((await post({ ...json, ...own }, asJson)).status).toBe(202);
  const sent = await post({ ...form, ...own }, asForm);
  expect([sent.status, sent.headers.location]).toEqual([303, sentAddress]);
  const faulty = await post({ ...form, ...own }, "Name=Zo%C3%AB");
  expect([faulty.status, faulty.headers["content-type"]]).toEqual([422, expect.stringContaining("text/html")]);
  expect(faulty.body.toString()).toContain('value="Zoë"');

  expect((await post({ ...json, ...foreign }, asJson)).status).toBe(403);
  expect((await post({ ...form, ...foreign }, asForm)).status).toBe(403);
  // Another port is another origin; the proxy passes the port on in Host.
  expect((await post({ ...json, Origin: `https://${siteHost}` }, asJson)).status).toBe(403);
});

test("health checks and metrics are reachable locally, but not through the proxy", async () => {
  const METRICS_TOKEN = "0123456789abcdef";
  const { server, proxy } = await site({ METRICS_TOKEN });
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  for (const name of ["/healthz", "/readyz", "/metrics"]) {
    expect((await fetch(server.url + name, { headers })).status).toBe(200);
    const spellings = [
      name,
      `${name}?a`,
      `/${name}`,
      `/.${name}`,
      name.toUpperCase(),
      name.replace("t", "%74").replace("z", "%7A"),
    ];
    for (const path of [...spellings, `${name}/`, `${name}//`, `/a/..${name}`]) {
      const answer = await proxy.ask({ path, headers });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.toString()).toContain("<title>Not found</title>");
    }
  }
});

test("the server receives only the client address seen by the proxy, and the requested Host", async () => {
  const seen: NodeJS.Dict<string | string[]>[] = [];
  const upstream = createServer((request, response) => {
    seen.push(request.headers);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  onTestFinished(() => void upstream.close());
  const { port } = upstream.address() as AddressInfo;
  const proxy = await startCaddy("Caddyfile", { SERVERS: `127.0.0.1:${port}` });
  const spoofed = { "X-Forwarded-For": "192.0.2.1, 192.0.2.2", "X-Forwarded-Host": "other.example" };
  await proxy.ask({ path: "/", headers: spoofed });
  expect(seen.at(-1)).toMatchObject({ "x-forwarded-for": "127.0.0.1", host: new URL(proxy.origin).host });
  expect(seen.at(-1)?.["x-forwarded-host"]).not.toBe("other.example");
});

test("spoofed addresses do not circumvent the rate limit", async () => {
  const { proxy } = await site({ RATE_LIMIT_ADDRESS: "2" });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const headers = { ...json, Origin: proxy.origin, "X-Forwarded-For": `192.0.2.${time}` };
    statuses.push((await proxy.ask({ method: "POST", path, headers, body: JSON.stringify(exampleEnquiry) })).status);
  }
  expect(statuses).toEqual([202, 202, 429]);
});

test("a failed request is logged without client data and query string", async () => {
  const proxy = await startCaddy("Caddyfile", { SERVERS: `127.0.0.1:${await freePort()}`, PATIENCE: "100ms" });
  const answer = await proxy.ask({ path: "/contact?secret", headers: { "User-Agent": "visitor" } });
  expect(answer.status).toBe(502);
  expect(proxy.log()).toContain("connection refused");
  expect(proxy.log()).not.toMatch(/secret|visitor|remote_ip/);
});

test("the proxy gives up idle connections before the server closes them", async () => {
  const { server } = await site();
  const { headers } = await fetch(server.url);
  const kept = Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1]);
  const [, idle] = /^\t+keepalive (\d+)s$/m.exec(readFileSync("apps/server/deploy/Caddyfile", "utf8")) ?? [];
  expect(kept).toBeGreaterThan(0);
  expect(Number(idle)).toBeLessThan(kept);
});

test("the proxy sets no read timeout, as Debian's Caddy would answer 200 to a timed-out enquiry", () => {
  const adapted = execFileSync(findCaddy()!, ["adapt", "--config", "apps/server/deploy/Caddyfile"], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(adapted).toContain("read_header_timeout");
  expect(adapted).not.toContain('"read_timeout"');
});
