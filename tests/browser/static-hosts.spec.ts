import { globSync } from "node:fs";
import { everyPath } from "../spec-pages.ts";
import { builtFolder, builtText, elementsOf } from "./built-pages.ts";
import { expect, test } from "./site-test.ts";

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads `_headers` as its two readers document it: https://docs.netlify.com/manage/routing/headers/ */
function readRules(text: string): Rule[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => {
      const [path = "", ...lines] = block.split("\n");
      const [start = "", end] = path.split("*");
      const headers = lines.map((line) => /^ {2}([\w-]+): (\S.*)$/.exec(line)?.slice(1) as [string, string]);
      return {
        path,
        matches: (asked: string) => (end === undefined ? asked === path : asked.startsWith(start)),
        headers,
      };
    });
}

const rules = readRules(builtText("/_headers"));

/** What a host sends: the headers of all rules that match, a name that stands twice joined. */
function sentFor(path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers)) {
    const key = name.toLowerCase();
    sent[key] = sent[key] === undefined ? value : `${sent[key]}, ${value}`;
  }
  return sent;
}

/** One file of each kind in each folder beside the pages. */
const files = globSync("**/*.*", { cwd: builtFolder })
  .filter((name) => !/(^_|\.html$|\.(br|gz)$|\.html\.)/.test(name))
  .toSorted();
const oneOfAKind = [...Map.groupBy(files, (name) => `${name.split("/")[0]} ${name.split(".").at(-1)}`).values()].map(
  ([name]) => `/${name}`,
);

test("a static host sends the headers that the server sends", async ({ page }) => {
  expect(oneOfAKind.length).toBeGreaterThan(10);
  for (const path of [...everyPath, ...oneOfAKind]) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const own = answer.headers();
    const { "strict-transport-security": transport, ...sent } = sentFor(path);
    // TLS ends before the server, so its proxy says this: tests/deploy/behind-caddy.test.ts.
    expect(transport).toBe("max-age=63072000");
    const compared = Object.fromEntries(Object.keys(sent).map((name) => [name, own[name]]));
    expect({ path, ...sent }).toEqual({ path, ...compared });
    for (const name of ["content-security-policy", "cache-control", "x-content-type-options", "permissions-policy"]) {
      expect(sent[name], `${name} of ${path}`).toBeTruthy();
    }
    const ofAddress = ["content-", "accept-ranges", "etag", "vary", "date", "connection", "keep-alive"];
    const others = Object.keys(own).filter((name) => !ofAddress.some((prefix) => name.startsWith(prefix)));
    expect(
      others.filter((name) => sent[name] === undefined),
      path,
    ).toEqual([]);
  }
});

test("a page has its headers with a slash at its end too, as some hosts serve it", () => {
  for (const path of everyPath) expect(sentFor(path === "/" ? path : `${path}/`)).toEqual(sentFor(path));
});

test("the page for unknown addresses brings its policy itself, the one that the server sends", async ({ page }) => {
  const elements = elementsOf("/404");
  expect(elements.some(({ attributes }) => attributes["http-equiv"] !== undefined)).toBe(false);
  const inPage = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
    builtText("/404.html"),
  )?.[1];
  const answer = await page.request.get("/no/such/page");
  expect(answer.headers()["content-security-policy"]).toBe(
    inPage?.replace("; require-", "; frame-ancestors 'none'; require-"),
  );
  expect(sentFor("/no/such/page")["content-security-policy"]).toBeUndefined();
});

test("the file keeps within what hosts read", () => {
  expect(rules.length, "Cloudflare Pages reads a hundred rules").toBeLessThanOrEqual(100);
  const lines = builtText("/_headers").split("\n");
  expect(Math.max(...lines.map(({ length }) => length)), "and 2,000 characters a line").toBeLessThanOrEqual(2000);
  expect(rules.flatMap(({ headers }) => headers).every(Boolean)).toBe(true);
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
});
