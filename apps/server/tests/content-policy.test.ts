import { createHash } from "node:crypto";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createHandlers } from "../http/app.ts";
import { contentPolicy } from "../static-site/content-policy.ts";
import { readRedirects } from "../static-site/redirects.ts";
import { readSiteFiles } from "../static-site/site-files.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { writeFiles } from "@ttpl/testing/write-files.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const sources = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1);

test("inline scripts and styles are allowed by hash; data blocks and files have no hash", () => {
  const policy = contentPolicy(
    `<script>run(1 < 2)</script><script type="module">import("/a.js")</script><script>run(1 < 2)</script>
     <script type="application/ld+json">{"a":1}</script><script src="/b.js"></script><style>p > a { color: red }</style>`,
  );
  expect(sources(policy, "script-src")).toEqual(["'self'", hash("run(1 < 2)"), hash('import("/a.js")')]);
  expect(sources(policy, "style-src")).toEqual(["'self'", hash("p > a { color: red }")]);
});

test("speculation rules are allowed by hash, as scripts are", () => {
  const policy = contentPolicy('<script type="speculationrules">{"prefetch":[]}</script>');
  expect(sources(policy, "script-src")).toEqual(["'self'", hash('{"prefetch":[]}')]);
});

test("everything else is denied, and trusted types are required", () => {
  const policy = contentPolicy("<title>Empty</title>");
  expect(sources(policy, "default-src")).toEqual(["'none'"]);
  expect(sources(policy, "script-src")).toEqual(["'self'"]);
  expect(sources(policy, "require-trusted-types-for")).toEqual(["'script'"]);
  expect(sources(policy, "trusted-types")).toEqual(["'none'"]);
  for (const directive of ["base-uri", "frame-ancestors"]) expect(sources(policy, directive)).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test("forms may be sent to the other origin in their action", () => {
  const policy = contentPolicy(
    '<form action="https://enquiries.example.net/api/x?code=k"></form><form action="/own"></form>',
  );
  for (const directive of ["connect-src", "form-action"]) {
    expect(sources(policy, directive)).toEqual(["'self'", "https://enquiries.example.net"]);
  }
});

async function site() {
  const folder = await temporaryFolder();
  const files = {
    "index.html": "<script>home()</script>",
    "contact/index.html": '<form method="post" action="https://enquiries.example.net/api"></form>',
    "404/index.html": "<title>Not found</title>",
    "404.html": "<title>Not found</title>",
    "drawing.svg": "<svg><style>a{}</style></svg>",
    _redirects: [
      "/old /contact",
      "/gone /nowhere",
      "/Company.aspx /contact",
      "/folder/ /contact",
      "/Über%20uns.html /contact",
      "/who /contact#who",
      "/found /contact?from=card#who",
      "/manual /drawing.svg",
      "/away //evil.example/contact",
    ]
      .map((line) => `${line} 308\n`)
      .join(""),
    _headers: "/*\n  X: y\n",
  };
  writeFiles(folder, files);
  const { app } = createHandlers({
    store: {} as never,
    clock: { now: () => 0 } as never,
    alarms: { active: () => [] },
    mailer: { enquiryStored: () => undefined, trouble: () => undefined },
    log: pino({ level: "silent" }),
    config: {
      hosts: [],
      enquiryKey: undefined,
      trustedProxies: 0,
      rateLimits: { perAddress: 0, perNetwork: 0, megabytes: 0, inAll: 0, aDay: 0 },
      suspectSeconds: 3,
    },
    siteFiles: await readSiteFiles(folder),
    redirects: await readRedirects(folder),
  });
  return async (path: string) => app.request(`http://localhost${path}`);
}

test("each page is sent with its own policy, other responses with one that allows no scripts", async () => {
  const get = await site();
  const policy = async (path: string) => (await get(path)).headers.get("Content-Security-Policy") ?? "";
  expect(await policy("/")).toContain(hash("home()"));
  expect(await policy("/")).toContain("connect-src 'self';");
  expect(await policy("/contact")).toContain("connect-src 'self' https://enquiries.example.net;");
  expect(await policy("/contact")).not.toContain("sha256");
  expect(await policy("/nowhere")).toContain("trusted-types 'none'");
  expect(await policy("/drawing.svg")).toContain("default-src 'none'; style-src 'unsafe-inline'");
  for (const path of ["/api/none", "/healthz"])
    expect(await policy(path)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each([
  ["/old", "/contact"],
  ["/old?item=1", "/contact?item=1"],
  ["/old?", "/contact"],
  ["/Old/", "/contact"],
  ["/Company.aspx", "/contact"],
  ["/company.ASPX?id=3", "/contact?id=3"],
  ["/folder", "/contact"],
  ["/folder/", "/contact"],
  ["/%C3%BCber%20uns.html", "/contact"],
  ["/who", "/contact#who"],
  ["/who/?item=1", "/contact?item=1#who"],
  ["/found?item=1", "/contact?from=card&item=1#who"],
  ["/manual", "/drawing.svg"],
  ["/Contact?item=%23", "/contact?item=%23"],
])("an old address or another spelling, %s, leads to %s", async (path, to) => {
  const get = await site();
  const answer = await get(path);
  expect([answer.status, answer.headers.get("Location")]).toEqual([308, to]);
});

test.each(["/gone", "/away", "/contact%3Fitem", "/contact%23who", "/old//", "/%zz/", "/404/"])(
  "%s leads nowhere",
  async (path) => {
    const get = await site();
    expect((await get(path)).status).toBe(404);
  },
);

test("files for static hosts are not served", async () => {
  const get = await site();
  for (const path of ["/_headers", "/_redirects", "/404.html"]) expect((await get(path)).status).toBe(404);
});
