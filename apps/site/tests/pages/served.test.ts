import { connect } from "node:net";
import { expect, inject, test } from "vitest";
import { firstFlight, largePages } from "../../build/document-bytes.ts";
import { bannerOf, everyPath, navigation, tiles } from "../spec-pages.ts";
import { addressesOf, builtText, elementsOf, mainOf, only, select } from "./built-pages.ts";

/** What the server answers, without following a redirect. */
const get = (path: string) => fetch(inject("site") + path, { redirect: "manual" });

test("each page is served, with a policy of hashes of its scripts and styles that allows no unsafe source", async () => {
  const policies = new Set<string>();
  for (const path of everyPath) {
    const response = await get(path);
    expect([response.status, await response.text()], path).toEqual([200, builtText(`${path}/index.html`)]);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/unsafe|\*|data:|http/);
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    policies.add(policy);
  }
  // Pages with the same template may share a policy.
  expect(policies.size).toBeGreaterThan(10);
});

/** The bytes of a response as they are sent, with its head. */
async function bytesSent(path: string): Promise<number> {
  const { hostname, port, host } = new URL(inject("site"));
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`);
  let bytes = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}

test("each page fits into one round trip with the head of its response, unless it has a budget of its own", async () => {
  const small = everyPath.filter((path) => largePages[path] === undefined);
  const sent = await Promise.all(small.map(async (path) => ({ path, bytes: await bytesSent(path) })));
  expect(Math.min(...sent.map(({ bytes }) => bytes))).toBeGreaterThan(2000);
  expect(sent.filter(({ bytes }) => bytes > firstFlight)).toEqual([]);
});

test.each(["/nonsense", "/services/nonsense", "/contact/form/more", "/nonsense/", "/404"])(
  "%s gets status 404 and the page for unknown addresses",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, builtText("/404/index.html")]);
  },
);

test("the page for unknown addresses has the banner, the navigation, the footer and links onward", () => {
  const all = elementsOf("/404");
  const header = all.find(({ tag }) => tag === "header")!.inside();
  const [bar] = select(header, "nav");
  expect(select(all, "h1")).toHaveLength(1);
  expect(select(header, "p").map(({ text }) => text)).toContain(bannerOf("/"));
  expect(addressesOf(select(bar!.inside(), "a"))).toEqual(Object.keys(navigation));
  expect(addressesOf(select(header, "a"))).toEqual(expect.arrayContaining([...tiles]));
  expect(addressesOf(only(all, "aside").inside()).some((address) => address.startsWith("tel:"))).toBe(true);
  expect(only(all, "footer").text).toMatch(/© \d{4} /);
  const onward = addressesOf(select(mainOf("/404").inside(), "a")).filter((address) => everyPath.includes(address));
  expect(onward.length).toBeGreaterThan(1);
});

test.each([
  ["/About/Quality?a=1", "/about/quality?a=1"],
  ["/about/", "/about"],
  ["/services/software/", "/services/software"],
  // The former spelling of a gallery; the new one is that of the spec.
  ["/showcase/showcustomdesign?item=conveyor", "/showcase/showcoustomdesign?item=conveyor"],
])("%s is redirected to %s", async (from, to) => {
  const response = await get(from);
  expect([response.status, response.headers.get("location")]).toEqual([308, to]);
});

test("static hosts redirect the former spelling too", () => {
  expect(builtText("/_redirects")).toContain("/showcase/showcustomdesign /showcase/showcoustomdesign 308\n");
});

test.each([
  ["/share/services/modular.png", "image/png"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/documents/ttpl-non-disclosure-agreement-a4.pdf", "application/pdf"],
])("%s is sent as %s", async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
});

test("the icon that browsers ask for by themselves is there", async () => {
  const response = await get("/favicon.ico");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  // An icon directory with one entry, and the signature of a PNG behind it.
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  expect(bytes.readUInt32BE(bytes.readUInt32LE(18))).toBe(0x89504e47);
});
