import { globSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { everyPath } from "../spec-pages.ts";
import { builtFolder, builtText, elementsOf } from "./built-pages.ts";

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Parses `_headers` as Netlify and Cloudflare Pages do: https://docs.netlify.com/manage/routing/headers/ */
function readRules(text: string): Rule[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => {
      const [path = "", ...lines] = block.split("\n");
      // A splat stands for the rest of the path, a placeholder for one part of it.
      const pattern = new RegExp(`^${path.replaceAll(/[.]/g, "\\$&").replace("*", ".*").replace(/:\w+/, "[^/]+")}$`);
      const headers = lines.map((line) => /^ {2}([\w-]+): (\S.*)$/.exec(line)?.slice(1) as [string, string]);
      return {
        path,
        matches: (requested: string) => pattern.test(requested),
        headers,
      };
    });
}

const rules = readRules(builtText("/_headers"));

/** The headers of all matching rules; values of the same name are joined. */
function sentFor(path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers)) {
    const key = name.toLowerCase();
    sent[key] = sent[key] === undefined ? value : `${sent[key]}, ${value}`;
  }
  return sent;
}

/** One file of each extension in each top-level folder, apart from the pages. */
const files = globSync("**/*.*", { cwd: builtFolder })
  .filter((name) => !/(^_|\.html$|\.(br|gz)$|\.html\.)/.test(name))
  .toSorted();
const sampleFiles = [...Map.groupBy(files, (name) => `${name.split("/")[0]} ${name.split(".").at(-1)}`).values()].map(
  ([name]) => `/${name}`,
);

const policy = "content-security-policy";
const hash = /'sha256-[^']+'/g;
/**
 * The sources of each directive. A rule for all pages of a folder allows what is inline in any of them; hashes that are
 * not in the page's own policy are left out.
 */
const sourcesOf = (sent: string, own: string): string[][] =>
  sent.split("; ").map((directive) =>
    directive
      .split(" ")
      .filter((source) => !source.startsWith("'sha256-") || own.includes(source))
      .toSorted(),
  );

/** The headers that the server sends, by their names in lower case. */
async function headersOf(path: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(inject("site") + path);
  await response.arrayBuffer();
  expect([path, response.status]).toEqual([path, path === "/no/such/page" ? 404 : 200]);
  return Object.fromEntries(response.headers);
}

test("a static host sends the headers that the server sends", async () => {
  const notFound = (await headersOf("/no/such/page"))[policy] ?? "";
  const served = new Set(notFound.match(hash));
  expect(sampleFiles.length).toBeGreaterThan(10);
  for (const path of [...everyPath, ...sampleFiles]) {
    const serverHeaders = await headersOf(path);
    for (const one of serverHeaders[policy]?.match(hash) ?? []) served.add(one);
    const { "strict-transport-security": transport, ...sent } = sentFor(path);
    // The proxy in front of the server sends this header: apps/server/tests/deploy/behind-caddy.test.ts.
    expect(transport).toBe("max-age=63072000");
    const own = serverHeaders[policy] ?? "";
    const compared = Object.fromEntries(Object.keys(sent).map((name) => [name, serverHeaders[name]]));
    expect({ path, ...sent, [policy]: sourcesOf(sent[policy] ?? "", own) }).toEqual({
      path,
      ...compared,
      [policy]: sourcesOf(own, own),
    });
    for (const name of ["content-security-policy", "cache-control", "x-content-type-options", "permissions-policy"]) {
      expect(sent[name], `${name} of ${path}`).toBeTruthy();
    }
    const ofAddress = ["content-", "accept-ranges", "etag", "vary", "date", "connection", "keep-alive"];
    const others = Object.keys(serverHeaders).filter((name) => !ofAddress.some((prefix) => name.startsWith(prefix)));
    expect(
      others.filter((name) => sent[name] === undefined),
      path,
    ).toEqual([]);
  }
  const allowed = builtText("/_headers").match(hash) ?? [];
  expect(allowed.filter((one) => !served.has(one))).toEqual([]);
});

test("a page has the same headers with a trailing slash, which some hosts add", () => {
  for (const path of everyPath) expect(sentFor(path === "/" ? path : `${path}/`)).toEqual(sentFor(path));
});

test("the 404 page contains the policy that the server sends", async () => {
  const elements = elementsOf("/404");
  expect(elements.some(({ attributes }) => attributes["http-equiv"] !== undefined)).toBe(false);
  const inPage = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
    builtText("/404.html"),
  )?.[1];
  expect((await headersOf("/no/such/page"))[policy]).toBe(
    inPage?.replace("; require-", "; frame-ancestors 'none'; require-"),
  );
  expect(sentFor("/no/such/page")["content-security-policy"]).toBeUndefined();
});

test("the file does not exceed the limits of the hosts", () => {
  expect(rules.length, "Cloudflare Pages reads a hundred rules").toBeLessThanOrEqual(100);
  const lines = builtText("/_headers").split("\n");
  expect(Math.max(...lines.map(({ length }) => length)), "and 2,000 characters a line").toBeLessThanOrEqual(2000);
  expect(rules.flatMap(({ headers }) => headers).every(Boolean)).toBe(true);
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
});
