import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { accepted } from "../../server/site/content-coding.ts";
import { siteRoutes } from "../../server/site/routes.ts";
import { readSiteFiles } from "../../server/site/site-files.ts";
import { temporaryFolder } from "./for-one-test.ts";

const home = `<!DOCTYPE html><title>Home</title>${"<p>Words, words, words.</p>".repeat(40)}`;
const contents: Record<string, string | Buffer> = {
  "index.html": home,
  "about/index.html": "<title>About</title>",
  "about/quality/index.html": "<title>Quality</title>",
  "404/index.html": "<title>Not here</title>",
  "__spa-fallback.html": "fallback",
  "about.data": '[{"_1":2}]',
  "_root.data": "[1]",
  "assets/site-DiwrgTda.css": "p { margin: 0 }",
  "assets/plain.css": "p { margin: 0 }",
  "picture.png": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  "robots.txt": "User-agent: *",
  ".env": "secret",
  ".git/config": "secret",
  ".well-known/security.txt": "Contact: mailto:x@example.com",
};

let app: Hono;
beforeEach(async () => {
  const folder = await temporaryFolder();
  const site = join(folder, "site");
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), content);
  }
  await writeFile(join(folder, "secret.txt"), "secret");
  await symlink(join(folder, "secret.txt"), join(site, "link.txt"));
  await symlink(folder, join(site, "linked"));
  app = new Hono().route("/", siteRoutes(await readSiteFiles(site)));
});

const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { headers, method });

test.each([
  ["/", "text/html; charset=utf-8", "no-cache"],
  ["/about", "text/html; charset=utf-8", "no-cache"],
  ["/about/quality?x=1", "text/html; charset=utf-8", "no-cache"],
  ["/about.data?_routes=a", "text/x-script", "no-cache"],
  ["/_root.data", "text/x-script", "no-cache"],
  ["/assets/site-DiwrgTda.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/assets/plain.css", "text/css; charset=utf-8", "no-cache"],
  ["/picture.png", "image/png", "no-cache"],
  ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
])("serves %s", async (path, type, cacheControl) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Cache-Control")).toBe(cacheControl);
  expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get("Content-Length")));
});

test.each([
  ["/nowhere"],
  ["/404"],
  ["/404/"],
  ["/about/index.html"],
  ["/index.html"],
  ["/__spa-fallback.html"],
  ["/.env"],
  ["/.git/config"],
  ["/link.txt"],
  ["/linked/secret.txt"],
  ["/../secret.txt"],
  ["/%2e%2e/secret.txt"],
  ["/..%2fsecret.txt"],
  ["/..%5csecret.txt"],
  ["/%252e%252e/secret.txt"],
  ["/%00"],
  ["/%zz"],
  ["/%ff"],
  ["/about//"],
  ["//evil.example/"],
  ["//evil.example/about/"],
  ["/\\evil.example/"],
  ["/constructor"],
])("answers %s with the site's own page and status 404", async (path) => {
  const response = await app.request(new Request(`http://localhost${path}`));
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("<title>Not here</title>");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
});

test.each([
  ["/about/", "/about"],
  ["/about/quality/?a=1&b=%2F", "/about/quality?a=1&b=%2F"],
])("leads from %s to %s", async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([308, location]);
});

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["gzip, br;q=0.5", "br", brotliDecompressSync],
])("compresses text for a client that accepts %s", async (header, coding, decompress) => {
  const response = await get("/", { "Accept-Encoding": header });
  expect(response.headers.get("Content-Encoding")).toBe(coding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(Number(response.headers.get("Content-Length")));
  expect(bytes.length).toBeLessThan(home.length / 4);
  expect(decompress(bytes).toString()).toBe(home);
});

test("sends text as it is to other clients, and pictures to all", async () => {
  const plain = await get("/");
  expect([plain.headers.get("Content-Encoding"), plain.headers.get("Vary")]).toEqual([null, "Accept-Encoding"]);
  expect(await plain.text()).toBe(home);
  const picture = await get("/picture.png", { "Accept-Encoding": "br, gzip" });
  expect([picture.headers.get("Content-Encoding"), picture.headers.get("Vary")]).toEqual([null, null]);
});

test("chooses a coding by the header's weights", () => {
  const chosen = (header: string) => accepted(header, [{ coding: "br" }, { coding: "gzip" }])?.coding ?? "identity";
  expect(chosen("")).toBe("identity");
  expect(chosen("br;q=0, gzip;q=0.0")).toBe("identity");
  expect(chosen("br; q=0, *")).toBe("gzip");
  expect(chosen("GZIP;Q=1")).toBe("gzip");
  expect(chosen("identity")).toBe("identity");
  expect(chosen("br;q=nonsense")).toBe("identity");
});

test("answers 304 to a client that has the same form already", async () => {
  const first = await get("/", { "Accept-Encoding": "br" });
  const etag = first.headers.get("ETag")!;
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await get("/", { "Accept-Encoding": "br", "If-None-Match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect([again.headers.get("ETag"), again.headers.get("Cache-Control")]).toEqual([etag, "no-cache"]);
  }
  expect((await get("/", { "If-None-Match": etag })).status).toBe(200);
  expect((await get("/nowhere", { "If-None-Match": "*" })).status).toBe(404);
});

test("answers HEAD like GET, without the body", async () => {
  for (const path of ["/", "/about", "/nowhere"]) {
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
    expect([head.status, await head.text()]).toEqual([whole.status, ""]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("answers %s with 405", async (method) => {
  for (const path of ["/", "/about", "/nowhere"]) {
    const response = await get(path, {}, method);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  }
});
