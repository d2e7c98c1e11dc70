import { expect, test } from "vitest";
import { idempotencyKeyName, sentAddress } from "@ttpl/contract/enquiry.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { idsIn } from "./stored-enquiries.ts";

const key = "8e03978e-40d5-43dd-bc93-6894a57f9324";
const keyed = { [idempotencyKeyName]: key };
const other = { ...exampleEnquiry, Comment: "Another thing" };
const day = 24 * 60 * 60 * 1000;
const idFrom = async (response: Response) => ((await response.json()) as { id: string }).id;

test("JSON: a replay gets the same response and sends no second email", async () => {
  const { postJson, store, announced } = await openEndpoint();
  const [first, second] = await Promise.all([postJson(exampleEnquiry, keyed), postJson(exampleEnquiry, keyed)]);
  const third = await postJson(exampleEnquiry, { [idempotencyKeyName]: `"${key}"` });
  expect([first.status, second.status, third.status]).toEqual([202, 202, 202]);
  const ids = [await idFrom(first), await idFrom(second), await idFrom(third)];
  expect(new Set(ids).size).toBe(1);
  expect(await idsIn(store, "pending")).toEqual([ids[0]]);
  expect(announced).toEqual([ids[0]]);
});

test("a key of another enquiry is rejected, and the response contains no submitted values", async () => {
  const { postJson, postForm, store } = await openEndpoint();
  await postJson(exampleEnquiry, keyed);
  const refused = await postJson(other, keyed);
  expect([refused.status, refused.headers.get("Content-Type")]).toEqual([422, "application/problem+json"]);
  const text = await refused.text();
  expect(JSON.parse(text)).toMatchObject({ type: expect.stringMatching(/key-of-another-enquiry$/), status: 422 });
  expect(text).not.toContain(other.Comment);
  const page = await postForm({ ...other, ...keyed });
  expect(page.status).toBe(422);
  expect(await page.text()).toContain('<p id="form-failed">');
  expect(await idsIn(store, "pending")).toHaveLength(1);
});

test("JSON without a key: each post is a separate enquiry", async () => {
  const { postJson, store } = await openEndpoint();
  await Promise.all([postJson(exampleEnquiry), postJson(exampleEnquiry, { [idempotencyKeyName]: "" })]);
  expect(await idsIn(store, "pending")).toHaveLength(2);
});

test("form: the key in the form control is equivalent to the header, also across formats", async () => {
  const { postForm, postJson, store } = await openEndpoint();
  for (const post of [postForm({ ...exampleEnquiry, ...keyed }), postForm({ ...exampleEnquiry, ...keyed })]) {
    const response = await post;
    expect([response.status, response.headers.get("Location")]).toEqual([303, sentAddress]);
  }
  expect((await postJson(exampleEnquiry, keyed)).status).toBe(202);
  expect(await idsIn(store, "pending")).toHaveLength(1);
});

test("form without a key: posts with the same values on the same day are one enquiry", async () => {
  const { postForm, store, clock } = await openEndpoint();
  const posts = [exampleEnquiry, { ...exampleEnquiry, [idempotencyKeyName]: "" }, exampleEnquiry];
  for (const post of posts) expect((await postForm(post)).status).toBe(303);
  expect(await idsIn(store, "pending")).toHaveLength(1);
  expect((await postForm(other)).status).toBe(303);
  expect(await idsIn(store, "pending")).toHaveLength(2);
  clock.pass(day);
  expect((await postForm(exampleEnquiry)).status).toBe(303);
  expect(await idsIn(store, "pending")).toHaveLength(3);
});

test.each(["short", "x".repeat(65), "0123456789abcdef;", '"0123456789abcdef', "form:2026-01-15:0123456789"])(
  "a malformed key is rejected: %s",
  async (wrong) => {
    const { postJson, postForm, store } = await openEndpoint();
    expect((await postJson(exampleEnquiry, { [idempotencyKeyName]: wrong })).status).toBe(400);
    expect((await postForm({ ...exampleEnquiry, [idempotencyKeyName]: wrong })).status).toBe(400);
    expect(await idsIn(store, "pending")).toEqual([]);
  },
);

test("the key is not accepted as a JSON field", async () => {
  const { postJson } = await openEndpoint();
  expect((await postJson({ ...exampleEnquiry, ...keyed })).status).toBe(422);
});

test("an invalid post does not use up the key", async () => {
  const { postJson, store } = await openEndpoint();
  expect((await postJson({ ...exampleEnquiry, Name: "" }, keyed)).status).toBe(422);
  expect((await postJson(exampleEnquiry, keyed)).status).toBe(202);
  expect(await idsIn(store, "pending")).toHaveLength(1);
});
