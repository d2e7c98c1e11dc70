import { expect, test } from "vitest";
import { enquiryFieldNames, enquiryFields, enquiryPath } from "@ttpl/contract/enquiry.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

// The endpoint's contract for JSON and forms. Cases that need a raw socket are in refused-requests.test.ts.
const flavours = [
  ["JSON", "application/json", (values: object) => JSON.stringify(values)],
  [
    "form",
    "application/x-www-form-urlencoded",
    (values: object) => new URLSearchParams(values as Record<string, string>).toString(),
  ],
] as const;

interface Row {
  readonly status: number;
  readonly settings?: Parameters<typeof openEndpoint>[0];
  readonly values?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly url?: string;
  readonly method?: string;
  /** Makes the commit fail. */
  readonly broken?: boolean;
  /** Number of accepted posts before this one. */
  readonly before?: number;
  readonly answer?: Record<string, string>;
  /** Whether a form post is answered with the form page. */
  readonly page?: boolean;
}

const own = `http://www.example.org${enquiryPath}`;
const ownHost = { hosts: ["www.example.org"] };
const post = `${enquiryPath}?code=k`;
const rows: Record<string, Row> = {
  "an unknown host": { status: 421, url: `http://evil.example${enquiryPath}` },
  "a host name with a known one as suffix": {
    status: 421,
    url: `http://evilwww.example.org${enquiryPath}`,
    settings: ownHost,
  },
  "a foreign origin": { status: 403, headers: { Origin: "https://evil.example" } },
  "another site": { status: 403, headers: { "Sec-Fetch-Site": "cross-site" } },
  "the own origin with Sec-Fetch-Site: cross-site": {
    status: 403,
    headers: { Origin: "http://localhost", "Sec-Fetch-Site": "cross-site" },
  },
  "a wrong key": { status: 401, settings: { enquiryKey: "other" } },
  "no key": { status: 401, url: enquiryPath, settings: { enquiryKey: "k" } },
  "the key twice": { status: 400, url: `${post}&code=k`, settings: { enquiryKey: "k" } },
  "two different keys if no key is configured": { status: 400, url: `${post}&code=other` },
  "another method": { status: 405, method: "PUT", answer: { Allow: "POST" } },
  "another charset": { status: 415, headers: { "Content-Type": "application/json; charset=latin1" } },
  "a compressed body": { status: 415, headers: { "Content-Encoding": "br" } },
  "a malformed idempotency key": { status: 400, headers: { "Idempotency-Key": "short" } },
  "an unknown field": { status: 422, values: { ...exampleEnquiry, admin: "1" } },
  "an empty field": { status: 422, values: { ...exampleEnquiry, City: " " }, page: true },
  "a large body": { status: 413, values: { ...exampleEnquiry, Comment: "x".repeat(33_000) }, page: true },
  "too many posts": {
    status: 429,
    settings: { rateLimits: { perAddress: 2, perNetwork: 0, megabytes: 0, inAll: 0, aDay: 0 } },
    before: 2,
    answer: { "Retry-After": "300" },
    page: true,
  },
  "a store that fails": { status: 503, broken: true, answer: { "Retry-After": "30" }, page: true },
};

const cases = flavours.flatMap(([flavour, type, encode]) =>
  Object.entries(rows).map(([what, row]) => ({ flavour, type, encode, what, ...row })),
);

test.each(cases)("$flavour: $what is answered with $status", async ({ flavour, type, encode, status, ...row }) => {
  const { app, store, database } = await openEndpoint(row.settings);
  const values = row.values ?? exampleEnquiry;
  const send = (comment: string) =>
    app.request(row.url ?? post, {
      method: row.method ?? "POST",
      headers: { "Content-Type": type, ...row.headers },
      body: encode({ ...values, Comment: `${values["Comment"]}${comment}` }),
    });
  for (let number = 0; number < (row.before ?? 0); number += 1)
    expect((await send(`${number}`)).status).toBeLessThan(400);
  if (row.broken) database.beforeCommit = () => Promise.reject(new Error("broken"));
  const answer = await send("");
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  for (const [name, value] of Object.entries(row.answer ?? {})) expect(answer.headers.get(name)).toBe(value);
  const text = await answer.text();
  if (flavour === "form" && row.page) {
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(text).toContain(values["Email"]);
    expect(text).toContain(values["Comment"]);
  } else {
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(JSON.parse(text)).toMatchObject({ type: expect.any(String), title: expect.any(String), status });
    for (const name of enquiryFieldNames) expect(text).not.toContain(exampleEnquiry[name]);
  }
  database.beforeCommit = async () => undefined;
  expect(await store.list({ limit: 100 })).toHaveLength(row.before ?? 0);
});

test.each([
  "http://localhost",
  "http://www.localhost:3000",
  "http://127.0.0.1:3000",
  "http://192.0.2.1",
  "http://[::1]:3000",
  "http://[2001:db8::1]",
  "http://WWW.example.org",
  "http://www.example.org.:3000",
])("answers to %s", async (origin) => {
  const { app } = await openEndpoint(ownHost);
  // Health checks answer under any name.
  expect((await app.request(`${origin}/none`)).status).toBe(404);
  expect((await app.request("http://www.example.com/none")).status).toBe(421);
});

test("the origin's scheme must match X-Forwarded-Proto behind trusted proxies, and is ignored otherwise", async () => {
  const statusFor = async (trustedProxies: number, origin: string, forwardedProto: string) => {
    const { app } = await openEndpoint({ ...ownHost, trustedProxies });
    const headers = { "Content-Type": "application/json", Origin: origin, "X-Forwarded-Proto": forwardedProto };
    return (await app.request(own, { method: "POST", headers, body: JSON.stringify(exampleEnquiry) })).status;
  };
  expect(await statusFor(1, "https://www.example.org", "https")).toBe(202);
  expect(await statusFor(1, "http://www.example.org", "https")).toBe(403);
  expect(await statusFor(1, "http://www.example.org", "http, https")).toBe(403);
  expect(await statusFor(1, "https://www.example.org", "")).toBe(202);
  expect(await statusFor(0, "https://www.example.org", "http")).toBe(202);
  expect(await statusFor(0, "http://www.example.org", "https")).toBe(202);
  expect(await statusFor(1, "https://www.example.org:8443", "https")).toBe(403);
});

test("rate limits apply per visitor behind a proxy, and X-Forwarded-For cannot be spoofed", async () => {
  const { postJson } = await openEndpoint({
    trustedProxies: 1,
    rateLimits: { perAddress: 1, perNetwork: 0, megabytes: 0, inAll: 0, aDay: 0 },
  });
  const statusFrom = async (forwarded: string) =>
    (await postJson(exampleEnquiry, { "X-Forwarded-For": forwarded })).status;
  expect(await statusFrom("192.0.2.1")).toBe(202);
  expect(await statusFrom("192.0.2.2")).toBe(202);
  expect(await statusFrom("203.0.113.9, 192.0.2.1")).toBe(429);
  expect(await statusFrom("2001:db8::1")).toBe(202);
  expect(await statusFrom("2001:db8::2")).toBe(429);
});

test("a post after the Retry-After time is accepted", async () => {
  const { postJson, clock } = await openEndpoint({
    rateLimits: { perAddress: 1, perNetwork: 0, megabytes: 0, inAll: 0, aDay: 0 },
  });
  await postJson(exampleEnquiry);
  const refused = await postJson(exampleEnquiry);
  clock.pass(Number(refused.headers.get("Retry-After")) * 1000);
  expect((await postJson(exampleEnquiry)).status).toBe(202);
});

test.each(flavours)(
  "%s: whatever is mailed, enquiries are kept until they take more of the disk than is allowed",
  async (flavour, type, encode) => {
    const rateLimits = { perAddress: 0, perNetwork: 0, megabytes: 1, inAll: 1, aDay: 0 };
    const { app, store } = await openEndpoint({ rateLimits });
    const largest = "x".repeat(enquiryFields.Comment.max);
    const send = (Comment: string) =>
      app.request(post, {
        method: "POST",
        headers: { "Content-Type": type },
        body: encode({ ...exampleEnquiry, Comment }),
      });
    for (let number = 0; number < 20; number += 1) expect((await send(`${number}`)).status).toBeLessThan(400);
    let kept = 20;
    const sendLarge = () => send(`${kept} ${largest}`.slice(0, largest.length));
    let answer = await sendLarge();
    for (; answer.status < 400 && kept < 1000; answer = await sendLarge()) kept += 1;
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    if (flavour === "form") expect(await answer.text()).toContain(exampleEnquiry.Email);
    const found = await store.list({ limit: 1000 });
    expect(found).toHaveLength(kept);
    const size = found.reduce((sum, { fields }) => sum + Buffer.byteLength(JSON.stringify(fields)), 0);
    expect(size).toBeLessThan(1_000_000);
    expect(size).toBeGreaterThan(700_000);
  },
);

test("a network has a limit of its own, and refused posts do not use up the total", async () => {
  const rateLimits = { perAddress: 2, perNetwork: 5, megabytes: 0, inAll: 6, aDay: 0 };
  const { postJson, store, announced } = await openEndpoint({ trustedProxies: 1, rateLimits });
  const statusFrom = async (forwarded: string, fields: object = exampleEnquiry) =>
    (await postJson(fields, { "X-Forwarded-For": forwarded })).status;
  const flood = async (addresses: string[]) => {
    const statuses = [];
    for (const address of addresses) statuses.push(await statusFrom(address, {}));
    return statuses;
  };
  // Empty posts from many subscribers' networks of one site, and from a whole IPv4 network.
  const sites = Array.from({ length: 8 }, (_, number) => `2001:db8:7:${number}::1`);
  expect(await flood(sites)).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect(await flood(Array.from({ length: 7 }, (_, number) => `192.0.2.${number}`))).toEqual([
    422, 422, 422, 422, 422, 429, 429,
  ]);
  // Honest visitors elsewhere are not affected, and beyond the total their enquiries wait for their turn.
  const honest = ["198.51.100.1", "203.0.113.1", "2001:db8:8::1", "2001:db8:9::1"];
  for (const address of honest) expect(await statusFrom(address)).toBe(202);
  const stored = await store.list({ after: "", limit: 10 });
  expect(stored.map(({ verdict }) => verdict)).toEqual(["clean", "clean", "clean", "clean"]);
  expect(stored.filter(({ waitingSince }) => waitingSince !== null)).toHaveLength(1);
  expect(announced).toHaveLength(3);
});
