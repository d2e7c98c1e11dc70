import { expect, test } from "vitest";
import { enquiryFieldNames, enquiryPath, replies, sentAddress } from "@ttpl/contract/enquiry.ts";
import { contentPolicy } from "../static-site/content-policy.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry, storedExample } from "./example-enquiry.ts";
import { formPageFixture } from "./form-page-fixture.ts";
import { idsIn } from "./stored-enquiries.ts";

const json = { "Content-Type": "application/json" };

test("JSON: stores the enquiry and returns 202 with its id", async () => {
  const { postJson, store, announced } = await openEndpoint();
  const response = await postJson(exampleEnquiry);
  expect(response.status).toBe(202);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { id } = (await response.json()) as { id: string };
  expect(await store.find(id)).toMatchObject([{ fields: storedExample }]);
  expect(announced).toEqual([id]);
});

test("form: stores the enquiry and redirects to the confirmation", async () => {
  const { postForm, store } = await openEndpoint();
  const crlf = { ...exampleEnquiry, Address: exampleEnquiry.Address.replaceAll("\n", "\r\n") };
  const response = await postForm(crlf);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(sentAddress);
  const [id] = await idsIn(store, "pending");
  expect(await store.find(id!)).toMatchObject([{ fields: storedExample }]);
});

test("Fax may be missing, and may be empty", async () => {
  const { postJson } = await openEndpoint();
  const { Fax: _, ...withoutFax } = exampleEnquiry;
  expect((await postJson(withoutFax)).status).toBe(202);
  expect((await postJson({ ...exampleEnquiry, Fax: "" })).status).toBe(202);
});

test("does not acknowledge before the commit", async () => {
  const { postJson, database } = await openEndpoint();
  const commit = Promise.withResolvers<void>();
  database.beforeCommit = () => commit.promise;
  let answered = false;
  const answer = postJson(exampleEnquiry).finally(() => (answered = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answered).toBe(false);
  commit.resolve();
  expect((await answer).status).toBe(202);
});

test("returns 503 with Retry-After if the commit fails, for JSON and forms, and stores and sends nothing", async () => {
  const { postJson, postForm, database, store, announced, logged } = await openEndpoint();
  database.beforeCommit = async () => Promise.reject(new Error(`failing row contains (${exampleEnquiry.Phone})`));
  const plain = await postJson(exampleEnquiry);
  expect([plain.status, plain.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(plain.headers.get("Content-Type")).toBe("application/problem+json");
  const page = await postForm(exampleEnquiry);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "30"]);
  const html = await page.text();
  expect(html).toContain('<p id="form-failed">');
  expect(html).toContain(exampleEnquiry.Email);
  database.beforeCommit = async () => undefined;
  expect(await idsIn(store, "pending")).toEqual([]);
  expect(announced).toEqual([]);
  expect(logged.join()).not.toContain(exampleEnquiry.Phone);
});

test("returns 422 with the form page and the submitted values for an invalid form post", async () => {
  const { postForm } = await openEndpoint();
  const response = await postForm({ ...exampleEnquiry, Name: " ", Company: `"><script>` });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([422, "text/html; charset=UTF-8"]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain('<p id="Name-empty">');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(html.match(/<script/g)).toEqual(formPageFixture.match(/<script/g));
});

test("returns 422 with problem+json for an invalid form post if no site is served", async () => {
  const { postForm } = await openEndpoint({ site: false });
  const response = await postForm({ ...exampleEnquiry, Name: "" });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([422, "application/problem+json"]);
});

test("a required field in which nothing is seen is answered as an empty one, for JSON and forms", async () => {
  const { postJson, postForm, store } = await openEndpoint();
  for (const unseen of ["\u200B", "\u2060 \u00AD", "\uFEFF", "\u3164", "\u2800"]) {
    const values = { ...exampleEnquiry, Name: unseen, Fax: unseen };
    const json = await postJson(values);
    expect([json.status, await json.json()]).toMatchObject([
      422,
      { title: replies.missing, faults: { Name: "empty" } },
    ]);
    const form = await postForm(values);
    expect(form.status).toBe(422);
    expect(await form.text()).toContain('<p id="Name-empty">');
  }
  expect(await idsIn(store, "pending")).toEqual([]);
});

test("the endpoint accepts only POST", async () => {
  const { app } = await openEndpoint();
  for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
    const response = await app.request(enquiryPath, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  }
});

test("other paths below /api return 404, and /healthz returns ok", async () => {
  const { app } = await openEndpoint();
  const response = await app.request("/api/other?x=1");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
  const health = await app.request("/healthz");
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
});

test("the access key is checked if configured", async () => {
  const { post } = await openEndpoint({ enquiryKey: "right" });
  const body = JSON.stringify(exampleEnquiry);
  expect((await post(body, json, "?code=right")).status).toBe(202);
  for (const query of ["", "?code=", "?code=wrong"]) expect((await post(body, json, query)).status).toBe(401);
  expect((await post(body, json, "?code=right&code=right")).status).toBe(400);
});

test("cross-site posts are rejected", async () => {
  const { postForm } = await openEndpoint();
  const statusFor = async (headers: Record<string, string>) => (await postForm(exampleEnquiry, headers)).status;
  expect(await statusFor({ Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" })).toBe(303);
  expect(await statusFor({ Origin: "https://localhost" })).toBe(303);
  expect(await statusFor({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).toBe(303);
  expect(await statusFor({ Origin: "null" })).toBe(403);
  expect(await statusFor({ Origin: "https://evil.example" })).toBe(403);
  expect(await statusFor({ Origin: "https://localhost:8443", "Sec-Fetch-Site": "same-site" })).toBe(403);
  expect(await statusFor({ Origin: "nonsense" })).toBe(403);
  expect(await statusFor({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
});

test("the log contains no personal data, access key or query string", async () => {
  const { postJson, postForm, logged } = await openEndpoint({ enquiryKey: "any" });
  await postJson(exampleEnquiry);
  await postForm({ ...exampleEnquiry, Name: "" });
  const log = logged.join("");
  expect(log).toContain('"path":"/api/SendMailForTTPL","status":202');
  expect(log).not.toContain("code=");
  for (const field of enquiryFieldNames) expect(log).not.toContain(exampleEnquiry[field]);
});

test("every response has the security headers", async () => {
  const { app } = await openEndpoint();
  for (const path of ["/contact", "/nowhere", "/healthz", enquiryPath]) {
    const { headers } = await app.request(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
  }
});

test("a form that is too large is returned under its own policy, with its longest field marked", async () => {
  const { postForm } = await openEndpoint();
  const response = await postForm({ ...exampleEnquiry, Comment: "x".repeat(33_000) });
  expect(response.status).toBe(413);
  expect(response.headers.get("Content-Security-Policy")).toBe(contentPolicy(formPageFixture));
  const html = await response.text();
  const shown = [...html.matchAll(/<p id="(\w+-too-long)">/g)].map(([, id]) => id);
  expect(shown).toEqual(["Comment-too-long"]);
});
