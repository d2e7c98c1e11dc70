import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { accepted } from "../static-site/content-coding.ts";
import { staticResponder } from "../static-site/static-response.ts";
import { siteRoutes } from "../static-site/routes.ts";
import { readSiteFiles } from "../static-site/site-files.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const home = `<!DOCTYPE html><title>Home</title>${"<p>Words, words, words.</p>".repeat(40)}`;
const contents: Record<string, string | Buffer> = {
  "index.html": home,
  "about/index.html": "<title>About</title>",
  "about/quality/index.html": "<title>Quality</title>",
  "404/index.html": "<title>Not here</title>",
  "assets/site-DiwrgTda.css": "p { margin: 0 }",
  "assets/plain.css": "p { margin: 0 }",
  "picture.png": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  "contact.vcf": "BEGIN:VCARD",
  "share/home.png": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
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
  app = new Hono().route("/", siteRoutes(staticResponder(await readSiteFiles(site))));
});

const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { headers, method });

test.each([
  ["/", "text/html; charset=utf-8", "public, max-age=30"],
  ["/about", "text/html; charset=utf-8", "public, max-age=30"],
  ["/about/quality?x=1", "text/html; charset=utf-8", "public, max-age=30"],
  ["/assets/site-DiwrgTda.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/assets/plain.css", "text/css; charset=utf-8", "no-cache"],
  ["/picture.png", "image/png", "no-cache"],
  ["/contact.vcf", "text/vcard; charset=utf-8", "no-cache"],
  ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
])("serves %s", async (path, type, cacheControl) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Cache-Control")).toBe(cacheControl);
  expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get("Content-Length")));
});

test("other sites may show the pictures of link previews, and nothing else", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("Cross-Origin-Resource-Policy");
  expect(await policyOf("/share/home.png")).toBe("cross-origin");
  for (const path of ["/", "/picture.png", "/contact.vcf"]) expect(await policyOf(path)).toBe("same-origin");
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
])("answers %s with 404 and the site's own page", async (path) => {
  const response = await app.request(new Request(`http://localhost${path}`));
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("<title>Not here</title>");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
});

test.each([
  ["/about/", "/about"],
  ["/about/quality/?a=1&b=%2F", "/about/quality?a=1&b=%2F"],
])("redirects %s to %s", async (path, location) => {
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

test("sends text uncompressed to other clients, and images uncompressed to all", async () => {
  const plain = await get("/");
  expect([plain.headers.get("Content-Encoding"), plain.headers.get("Vary")]).toEqual([null, "Accept-Encoding"]);
  expect(await plain.text()).toBe(home);
  const picture = await get("/picture.png", { "Accept-Encoding": "br, gzip" });
  expect([picture.headers.get("Content-Encoding"), picture.headers.get("Vary")]).toEqual([null, null]);
});

test("honors the weights in Accept-Encoding", () => {
  const chosen = (header: string) => accepted(header, [{ coding: "br" }, { coding: "gzip" }])?.coding ?? "identity";
  expect(chosen("")).toBe("identity");
  expect(chosen("br;q=0, gzip;q=0.0")).toBe("identity");
  expect(chosen("br; q=0, *")).toBe("gzip");
  expect(chosen("GZIP;Q=1")).toBe("gzip");
  expect(chosen("identity")).toBe("identity");
  expect(chosen("br;q=nonsense")).toBe("identity");
});

test("answers 304 to a client that has the same representation", async () => {
  const first = await get("/", { "Accept-Encoding": "br" });
  const etag = first.headers.get("ETag")!;
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await get("/", { "Accept-Encoding": "br", "If-None-Match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect([again.headers.get("ETag"), again.headers.get("Cache-Control")]).toEqual([etag, "public, max-age=30"]);
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

const picture = contents["picture.png"] as Buffer;

test.each([
  ["bytes=0-1", 206, "bytes 0-1/4", picture.subarray(0, 2)],
  ["bytes=2-", 206, "bytes 2-3/4", picture.subarray(2)],
  ["bytes=-1", 206, "bytes 3-3/4", picture.subarray(3)],
  ["bytes=-9", 206, "bytes 0-3/4", picture],
  ["BYTES=1-99", 206, "bytes 1-3/4", picture.subarray(1)],
  ["bytes=4-", 416, "bytes */4", Buffer.alloc(0)],
  ["bytes=9-12", 416, "bytes */4", Buffer.alloc(0)],
  ["bytes=-0", 416, "bytes */4", Buffer.alloc(0)],
  // Invalid and multiple ranges get the full representation (RFC 9110, section 14.2).
  ["bytes=2-1", 200, null, picture],
  ["bytes=0-0,2-3", 200, null, picture],
  ["bytes=", 200, null, picture],
  ["bytes=-", 200, null, picture],
  ["bytes=a-b", 200, null, picture],
  ["lines=1-2", 200, null, picture],
])("answers a range: %s", async (range, status, place, bytes) => {
  const response = await get("/picture.png", { Range: range });
  expect([response.status, response.headers.get("Content-Range")]).toEqual([status, place]);
  expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

test("ranges of a compressed text refer to the compressed bytes, and have their ETag", async () => {
  const asked = { "Accept-Encoding": "br" };
  const whole = await get("/", asked);
  const [all, etag] = [Buffer.from(await whole.arrayBuffer()), whole.headers.get("ETag")!];
  // The head of a document does without it, to fit into one round trip.
  expect((await get("/picture.png")).headers.get("Accept-Ranges")).toBe("bytes");
  expect(whole.headers.get("Accept-Ranges")).toBeNull();
  const part = await get("/", { ...asked, Range: "bytes=10-19" });
  expect(Buffer.from(await part.arrayBuffer())).toEqual(all.subarray(10, 20));
  expect([part.headers.get("Content-Encoding"), part.headers.get("ETag")]).toEqual(["br", etag]);
});

test("If-Range only matches the ETag of the selected representation", async () => {
  const asked = { "Accept-Encoding": "br", Range: "bytes=0-0" };
  const etag = (await get("/", asked)).headers.get("ETag")!;
  expect((await get("/", { ...asked, "If-Range": etag })).status).toBe(206);
  for (const other of [`W/${etag}`, '"other"', "Sat, 21 Nov 2026 00:00:00 GMT"]) {
    expect((await get("/", { ...asked, "If-Range": other })).status).toBe(200);
  }
  expect((await get("/", { ...asked, "If-None-Match": etag })).status).toBe(304);
  expect((await get("/", asked, "HEAD")).status).toBe(200);
  expect((await get("/nowhere", asked)).status).toBe(404);
});

test("uses the compressed files of the build, and does not serve them under their own names", async () => {
  const folder = await temporaryFolder();
  const built = {
    "index.html": home,
    "index.html.br": "made by the build",
    "index.html.gz": "made as well",
    "solid.gz": "x",
  };
  for (const [path, content] of Object.entries(built)) await writeFile(join(folder, path), content);
  const files = await readSiteFiles(folder);
  expect([...files.keys()].toSorted()).toEqual(["/", "/solid.gz"]);
  expect(files.get("/")?.compressed.map(({ bytes }) => bytes.toString())).toEqual([
    "made by the build",
    "made as well",
  ]);
});
