import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { securityHeaders } from "../http/middleware/security-headers.ts";
import { exchange, requestHead } from "./exchange.ts";
import { formPageFixture } from "./form-page-fixture.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { scrape } from "./scrape.ts";

const get = (...fields: string[]) => requestHead("GET /healthz", ...fields, "Connection: close");
const getPage = (host: string) => `GET /contact HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const post = (type: string, body: string, ...fields: string[]) =>
  requestHead(`POST ${enquiryPath}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...fields) + body;
const json = "application/json";
const form = "application/x-www-form-urlencoded";
const chunked = `POST ${enquiryPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n`;

type Refused = [what: string, status: number, bytes: string];

/** What is refused before any handler sees it, with which status, and what is sent. */
const refusedEarly: Refused[] = [
  // By Node's timeouts and its parser.
  ["an unfinished header", 408, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"],
  ["an unfinished body", 408, requestHead(`POST ${enquiryPath}`, `Content-Type: ${json}`, "Content-Length: 9") + "{"],
  ["an idle connection", 408, ""],
  ["large header fields", 431, get(`X-Large: ${"x".repeat(20_000)}`)],
  ["a large address", 431, requestHead(`GET /${"x".repeat(20_000)}`)],
  ["another protocol", 400, "EHLO localhost\r\n\r\n"],
  ["two Content-Length fields", 400, post(json, "hello", "Content-Length: 6")],
  ["Content-Length with chunked coding", 400, post(json, "", "Transfer-Encoding: chunked")],
  ["a chunk without a size", 400, `${chunked}x\r\n`],
  ["large chunk extensions", 413, `${chunked}5;${"x".repeat(20_000)}\r\nhello\r\n`],
  // Before the site and the app.
  ["two hosts", 400, get("Host: evil.example")],
  ["two hosts for a page", 400, getPage("Host: localhost\r\nHost: localhost\r\n")],
  ["an unknown expectation", 417, get("Expect: nonsense")],
  ["an unknown expectation besides a known one", 417, get("Expect: 100-continue, nonsense")],
  ["an unknown expectation with a body", 417, post(json, "{}", "Expect: nonsense")],
  ["no host", 400, getPage("")],
  ["an invalid host", 400, getPage("Host: a b\r\n")],
  ["an invalid absolute address", 400, "GET http://a%/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
];

const refusedByApp: Refused[] = [
  ["another host", 421, "GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"],
  ["a page of another host", 421, getPage("Host: evil.example\r\n")],
  ["a malformed body", 400, post(json, "{", "Connection: close")],
  ["a malformed idempotency key", 400, post(json, "{}", "Idempotency-Key: short", "Connection: close")],
  ["two access keys", 400, requestHead(`POST ${enquiryPath}?code=a&code=b`, "Content-Length: 0", "Connection: close")],
  ["JSON over 32 KiB", 413, post(json, " ".repeat(33_000))],
  ["chunks over 32 KiB", 413, `${chunked}10000\r\n${"x".repeat(65_536)}\r\n0\r\n\r\n`],
  ["a form over 96 KiB", 413, post(form, "x".repeat(99_000))],
  ["a form over 32 KiB, which gets the form page", 413, post(form, `Comment=${"x".repeat(33_000)}`)],
];

test("every refusal has all security headers and closes its connection in time", async () => {
  const site = await temporaryFolder();
  await writeFile(join(site, "index.html"), "<title>Home</title>");
  await mkdir(join(site, "contact"));
  await writeFile(join(site, "contact", "index.html"), formPageFixture);
  const server = await startServer({ DATA_DIR: await temporaryFolder(), SITE_DIR: site });
  const started = performance.now();
  const check = async ([what, status, bytes]: Refused): Promise<void> => {
    const answer = await exchange(server.url, bytes);
    const seconds = (performance.now() - started) / 1000;
    // Node sends 100 itself if the expectation is among others.
    const [head = "", body = ""] = answer.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, "").split("\r\n\r\n");
    const [statusLine, ...lines] = head.split("\r\n");
    const fields = new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    expect([what, statusLine?.split(" ")[1]]).toEqual([what, String(status)]);
    const isPage = fields.get("Content-Type")?.startsWith("text/html");
    for (const [name, value] of Object.entries(securityHeaders)) {
      // A page has its own policy.
      if (isPage && name === "Content-Security-Policy") expect(fields.get(name)).toContain("default-src 'none'");
      else expect([what, name, fields.get(name)]).toEqual([what, name, value]);
    }
    expect([what, fields.get("Connection")]).toEqual([what, "close"]);
    expect([what, fields.get("Cache-Control")]).toEqual([what, "no-store"]);
    expect([what, fields.get("Content-Length")]).toEqual([what, String(Buffer.byteLength(body))]);
    if (isPage) expect(body).toContain('<p id="Comment-too-long">');
    else {
      expect([what, fields.get("Content-Type")]).toEqual([what, "application/problem+json"]);
      expect(JSON.parse(body)).toMatchObject({ status, type: "about:blank" });
    }
    // The timeouts are 10 s for the header and 20 s for the request, plus the interval between checks.
    expect(seconds).toBeLessThan(bytes.includes("\r\n\r\n") ? 26 : 16);
  };
  await Promise.all([...refusedEarly, ...refusedByApp].map(check));
  const { values } = await scrape(server);
  for (const [status, those] of Map.groupBy(refusedEarly, ([, code]) => code))
    expect([status, values[`ttpl_requests_refused_total{status="${status}"}`]]).toEqual([status, those.length]);
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
});
