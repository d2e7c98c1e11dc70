import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test as siteTest } from "./site-test.ts";
import { type DevelopmentSite, startEditor } from "./development-site.ts";

/** In every file that nobody may get. */
const secret = "not for any page";

/** Files of the copy that no page imports; the address of each is tried in many ways. */
const secrets = [
  "data/enquiries.db.copy",
  "data/outbox/1.eml",
  "data/notes.txt",
  ".env",
  ".env.local",
  ".git/config-copy",
  "releases/current/release.json",
  "deploy-key.pem",
  "notes.txt",
  "apps/server/secret.ts",
  "tools/secret.ts",
  "apps/editor/server/secret.ts",
  "content/secret.yaml",
  "apps/site/.env",
  "apps/site/key.pem",
  "apps/site/enquiries.db",
];

const test = siteTest.extend<
  object,
  { servers: DevelopmentSite & { editor: string }; site: { url: string; mails: never[] } }
>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Before the start: the development server restarts when an .env file appears.
      await using servers = await startEditor((root) => {
        for (const file of secrets) {
          mkdirSync(join(root, file, ".."), { recursive: true });
          writeFileSync(join(root, file), `${secret}\n`);
        }
      });
      await use(servers);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  site: [({ servers: { url } }, use) => use({ url, mails: [] }), { scope: "worker" }],
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly allowed: string | undefined;
}

/** Requests an address as it is written: fetch would resolve dots. */
async function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const allowed = answer.headers["access-control-allow-origin"];
  return { status: answer.statusCode ?? 0, body: await text(answer), allowed };
}

const encoded = (path: string) => path.replaceAll(".", "%2e").replaceAll("/", "%2f");

/** The plain ways to ask the servers for a file of the copy. */
const plainAddresses = (root: string, file: string): string[] => [
  `/${file}`,
  `/@fs${root}/${file}`,
  `/${file}?import&raw`,
  `/@fs${root}/${file}?raw`,
];

/** The other ways, which differ in how servers read addresses and not in the file. */
const otherAddresses = (root: string, file: string): string[] => [
  ...["?raw", "?url", "?import", "?inline", "?import&url&raw??", "?.svg?.wasm?init"].map((query) => `/${file}${query}`),
  ...["?url", "?import&raw"].map((query) => `/@fs/${root}/${file}${query}`),
  `/@id/${root}/${file}?raw`,
  `//${file}`,
  `/apps/site/../${file}`,
  `/apps/site/%2e%2e/${file}`,
  `/apps/site/..%2f${file}`,
  `/apps/site/..%5c${file}`,
  `/apps/site/%252e%252e/${file}`,
  `/pictures/%2e%2e/%2e%2e/${file}`,
  `/${encoded(file)}`,
  `/@fs${root}/apps/site/%2e%2e/${file}?raw`,
  `/${file}/`,
  `/${file}%00.js`,
];

const outside = ["/etc/passwd", "/proc/self/environ"].flatMap((file) => [
  `/@fs${file}`,
  `/@fs/${file}?raw`,
  `/@fs${file}?import&raw`,
  `/@fs${file}?url`,
  `/..${"/..".repeat(12)}${file}`,
  `${"/%2e%2e".repeat(12)}${file}`,
  `/site${"/..%2f".repeat(12)}${file}`,
  `/@id/${file}?raw`,
]);

test("neither the development server nor the editor sends a file that no page imports, however it is asked for", async ({
  servers,
}) => {
  test.setTimeout(240_000);
  const given: string[] = [];
  const others = ["data/enquiries.db", "package.json", "apps/server/start.ts", "apps/server/config/environment.ts"];
  const paths = [
    ...[...secrets, ...others].flatMap((file) => plainAddresses(servers.root, file)),
    ...["data/enquiries.db", ".env", "apps/server/secret.ts"].flatMap((file) => otherAddresses(servers.root, file)),
    ...outside,
  ];
  const content = /not for any page|SQLite format|root:x:0|"ttpl-website"|runServer|environmentSchema|PATH=|ref: refs/;
  const title = (body: string) => /<title>.*<\/title>/.exec(body)?.[0];
  for (const origin of [servers.url, servers.editor]) {
    // In development, an address that names nothing is answered with the page that says so.
    const unknown = await get(origin, "/no-such-page");
    for (const path of paths) {
      const { status, body } = await get(origin, path);
      const refused =
        [400, 403, 404].includes(status) || (unknown.status === status && title(body) === title(unknown.body));
      if (!refused || content.test(body)) given.push(`${origin}${path}: ${status} ${body.slice(0, 200)}`);
    }
    for (const file of others) {
      const { status } = await get(origin, `/${file}`);
      expect([403, 404], `${origin}/${file}`).toContain(status);
    }
  }
  expect(given).toEqual([]);
});

test("other hosts and pages of other ports get nothing, and none may read an answer", async ({ servers }) => {
  const { host } = new URL(servers.url);
  const module = "/apps/site/pages/contact/enquiry-form.ts";
  const attempts: [string, Record<string, string>][] = [
    ["/", { Host: "evil.example" }],
    ["/", { Host: `evil.example:${new URL(servers.url).port}` }],
    [module, { Host: "localhost.evil.example" }],
    [module, { Origin: "http://evil.example" }],
    [module, { Origin: "http://localhost:1" }],
    [module, { Origin: servers.editor }],
    [module, { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors" }],
    [module, { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" }],
    ["/", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" }],
    ["/@vite/client", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" }],
  ];
  for (const [path, headers] of attempts) {
    const { status, allowed } = await get(servers.url, path, { Host: host, ...headers });
    expect([status, allowed], JSON.stringify([path, headers])).toEqual([403, undefined]);
  }
  // Vite would start an editor for it.
  for (const from of ["same-origin", "same-site", "cross-site", "none"]) {
    for (const path of ["/__open-in-editor", "/__OPEN-in-editor", "/__open-in-editor/"]) {
      const headers = { Host: host, "Sec-Fetch-Site": from, "Sec-Fetch-Mode": "navigate" };
      const { status, body } = await get(servers.url, path, headers);
      expect([status, body], `${from} ${path}`).toEqual([403, expect.stringContaining("only what its own pages load")]);
    }
  }
  const own = { Host: host, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
  expect(await get(servers.url, module, own)).toMatchObject({ status: 200, allowed: undefined });
  for (const headers of [{ Host: "evil.example" }, { Host: `evil.example:${new URL(servers.editor).port}` }])
    expect(await get(servers.editor, "/", headers)).toMatchObject({ status: 421, allowed: undefined });
});

test("a page of another local port can load nothing from both servers, and the pages still work", async ({
  page,
  servers,
  errors,
}) => {
  test.setTimeout(120_000);
  const foreign = createServer((_, response) => response.end("<!doctype html><title>Foreign</title>")).listen(0);
  await once(foreign, "listening");
  await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
  const read = await page.evaluate(
    async (addresses) => {
      const loaded: string[] = [];
      for (const address of addresses) {
        await fetch(address).then(
          () => loaded.push(`fetch ${address}`),
          () => undefined,
        );
        await import(address).then(
          () => loaded.push(`import ${address}`),
          () => undefined,
        );
        await new Promise<void>((resolve) => {
          const script = Object.assign(document.createElement("script"), { src: address });
          script.addEventListener("load", () => resolve(void loaded.push(`script ${address}`)));
          script.addEventListener("error", () => resolve());
          document.head.append(script);
        });
      }
      return loaded;
    },
    [servers.url, servers.editor].flatMap((origin) =>
      ["/", "/data/enquiries.db", "/apps/site/islands/load-islands.ts", "/@vite/client", "/editor/files"].map(
        (path) => origin + path,
      ),
    ),
  );
  foreign.close();
  expect(read).toEqual([]);
  errors.expect(/./);

  await page.goto(`${servers.url}/showcase`);
  await expect(page.locator("h1")).toBeVisible();
});
