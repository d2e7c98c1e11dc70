import { expect, test } from "vitest";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { idsIn } from "./stored-enquiries.ts";

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const valid = JSON.stringify(exampleEnquiry);
const encoded = new URLSearchParams(exampleEnquiry).toString();
const secret = "secret-value";

/** A body sent in chunks, without a Content-Length. */
const stream = (chunk: string, times: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < times; sent += 1) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });
const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error("reset")) });

const refused: [string, number, BodyInit, Record<string, string>][] = [
  ["truncated JSON", 400, valid.slice(0, -1), json],
  ["empty JSON", 400, "", json],
  ["text for JSON", 400, secret, json],
  ["bytes that are not UTF-8 in JSON", 400, Buffer.from([0x7b, 0xff, 0x7d]), json],
  ["bytes that are not UTF-8 in a JSON string", 400, Buffer.from('{"Name":"\xff"}', "latin1"), json],
  ["bytes that are not UTF-8 in a form", 400, "Name=%FF%FE", form],
  ["broken percent-encoding in a form", 400, "Name=%zz", form],
  ["an aborted body", 400, broken(), json],
  ["a body over 32 KiB", 413, " ".repeat(32 * 1024 + 1), json],
  ["a body over 32 KiB without a length", 413, stream("x".repeat(1024), 33), json],
  [
    "a body over 32 KiB with a smaller Content-Length",
    413,
    stream("x".repeat(1024), 33),
    { ...json, "Content-Length": "2" },
  ],
  ["a form over 96 KiB", 413, `Comment=${"x".repeat(99_000)}`, form],
  ["no type", 415, Buffer.from(valid), {}],
  ["plain text", 415, valid, { "Content-Type": "text/plain" }],
  ["multipart", 415, valid, { "Content-Type": "multipart/form-data; boundary=x" }],
  ["another charset", 415, valid, { "Content-Type": "application/json; charset=utf-16" }],
  ["a broken type", 415, valid, { "Content-Type": "application/" }],
  ["a compressed body", 415, valid, { ...json, "Content-Encoding": "gzip" }],
  ["JSON null", 422, "null", json],
  ["a JSON list", 422, `["${secret}"]`, json],
  ["a JSON string", 422, `"${secret}"`, json],
  ["a number", 422, JSON.stringify({ ...exampleEnquiry, Pin: 440001 }), json],
  ["a null field", 422, JSON.stringify({ ...exampleEnquiry, Fax: null }), json],
  ["an unknown field", 422, JSON.stringify({ ...exampleEnquiry, [secret]: "1" }), json],
  ["a prototype field", 422, valid.replace("{", '{"__proto__":{"admin":"1"},'), json],
  ["a constructor field", 422, valid.replace("{", '{"constructor":"1",'), json],
  ["deep JSON", 422, `{"Name":${"[".repeat(15_000)}${"]".repeat(15_000)}}`, json],
  ["a duplicate field in a form", 422, `${encoded}&Name=${secret}`, form],
  ["an unknown field in a form", 422, `${encoded}&${secret}=1`, form],
];

test.each(refused)("rejects %s with %i", async (_what, status, body, headers) => {
  const { post, store } = await openEndpoint();
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ type: "about:blank", status, title: expect.any(String) });
  expect(text).not.toContain(secret);
  expect(await idsIn(store, "pending")).toEqual([]);
});

test("accepts exactly 32 KiB, and media types in any case", async () => {
  const { post } = await openEndpoint();
  expect((await post(valid.padEnd(32 * 1024 - (Buffer.byteLength(valid) - valid.length)), json)).status).toBe(202);
  expect((await post(valid, { "Content-Type": 'Application/JSON; Charset="UTF-8"' })).status).toBe(202);
});

const faulty: [string, Partial<Record<keyof typeof exampleEnquiry, string>>, string, Record<string, string>][] = [
  [
    "an empty field",
    { Name: "", Comment: " \n" },
    "All fileds are required to send mail",
    { Name: "empty", Comment: "empty" },
  ],
  ["a wrong address", { Email: "nobody" }, "Some fields are invalid", { Email: "not an e-mail address" }],
  [
    "two addresses",
    { Email: "a@b.example,c@d.example" },
    "Some fields are invalid",
    { Email: "not an e-mail address" },
  ],
  [
    "a header in the address",
    { Email: "a@b.example\r\nBcc: x@y.example" },
    "Some fields are invalid",
    { Email: "not an e-mail address" },
  ],
  ["nothing but NUL", { Comment: "\0" }, "All fileds are required to send mail", { Comment: "empty" }],
  ["nothing but a lone surrogate", { Company: "\ud800" }, "All fileds are required to send mail", { Company: "empty" }],
  ["a long field", { City: "x".repeat(121) }, "Some fields are invalid", { City: "too long" }],
];

test.each(faulty)("reports faults by field: %s", async (_what, values, title, faults) => {
  const { postJson, store } = await openEndpoint();
  const response = await postJson({ ...exampleEnquiry, ...values });
  expect(response.status).toBe(422);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ title, status: 422, faults });
  expect(await idsIn(store, "pending")).toEqual([]);
});

test("a missing field counts as empty", async () => {
  const { postJson } = await openEndpoint();
  const { City: _, ...withoutCity } = exampleEnquiry;
  expect(await (await postJson(withoutCity)).json()).toMatchObject({ faults: { City: "empty" } });
});

test("what a paste brings along is mended before it is stored, in JSON and in a form post", async () => {
  const { postJson, postForm, store } = await openEndpoint();
  const pasted = {
    ...exampleEnquiry,
    Company: "ACME\tPune\u0000",
    Comment: "line one\u000Bline two\u200B",
    Email: "mailto:anna@münchen.de\u200B",
    Name: "A\r\nBcc: x@y.example",
  };
  expect((await postJson(pasted)).status).toBe(202);
  expect((await postForm(pasted)).status).toBe(303);
  const stored = await store.list({ after: "", limit: 10 });
  expect(stored).toHaveLength(2);
  for (const { fields } of stored)
    expect(fields).toMatchObject({
      Company: "ACME Pune",
      Comment: "line one\nline two",
      Email: "anna@xn--mnchen-3ya.de",
      Name: "A Bcc: x@y.example",
    });
});
