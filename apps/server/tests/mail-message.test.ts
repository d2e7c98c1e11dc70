import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { composeMail as compose } from "../delivery/mail-message.ts";
import { digestBytes } from "../store/digest.ts";
import type { StoredEnquiry } from "../store/schema.ts";
import { exampleEnquiry, storedExample } from "./example-enquiry.ts";

const addresses = { from: "website@example.org", to: "sales@example.net" };
const enquiry: StoredEnquiry = {
  id: "0190a5d3-7c00-7abc-8def-0123456789ab",
  receivedAt: Date.UTC(2026, 1, 3, 4, 5, 6),
  fields: storedExample,
};
const composeMail = (about: StoredEnquiry, to: typeof addresses) =>
  compose({ id: "0190a5d3-7c00-7def-8def-0123456789ab", isDigest: false, enquiries: [about] }, to);
const withFields = (fields: Partial<typeof exampleEnquiry>) => ({
  ...enquiry,
  fields: { ...enquiry.fields, ...fields },
});
const headerNames = (mail: Buffer): string[] =>
  [...(mail.toString("latin1").split("\r\n\r\n", 1)[0] ?? "").matchAll(/^[\w-]+:/gm)].map(([name]) => name).toSorted();

test("has fixed addresses and subject, and Reply-To is the visitor", async () => {
  const mail = await PostalMime.parse(await composeMail(enquiry, addresses));
  expect(mail.from).toMatchObject({ address: addresses.from });
  expect(mail.to).toMatchObject([{ address: addresses.to }]);
  expect(mail.replyTo).toMatchObject([{ name: exampleEnquiry.Name, address: exampleEnquiry.Email }]);
  expect(mail.subject).toBe("Website enquiry 456789AB");
  expect(mail.messageId).toBe(`<${enquiry.id}@example.org>`);
  expect(new Date(mail.date!).getTime()).toBe(enquiry.receivedAt);
  expect(mail.html).toBeUndefined();
});

test("shows all fields", async () => {
  const { text } = await PostalMime.parse(await composeMail(enquiry, addresses));
  for (const [name, value] of Object.entries(storedExample)) {
    expect(text).toContain(`${name}:`);
    for (const line of value.split("\n")) expect(text).toContain(line);
  }
  const withoutFax = await PostalMime.parse(await composeMail(withFields({ Fax: "" }), addresses));
  expect(withoutFax.text).toContain("Fax: (none)");
});

test("is deterministic, with CR LF line endings and lines below the SMTP length limit", async () => {
  const mail = await composeMail(enquiry, addresses);
  expect(await composeMail(enquiry, addresses)).toEqual(mail);
  expect(mail.toString("latin1")).not.toMatch(/[^\r]\n|\r[^\n]/);
  const long = await composeMail(withFields({ Comment: "x".repeat(6000) }), addresses);
  // RFC 5321, section 4.5.3.1.6
  expect(
    Math.max(
      ...long
        .toString("latin1")
        .split("\r\n")
        .map((line) => line.length),
    ),
  ).toBeLessThan(998);
});

test.each([
  'Eve" <eve@evil.example>, "',
  "a\r\nBcc: eve@evil.example",
  "a\nSubject: other",
  "=?utf-8?q?a=0d=0aBcc:_eve@evil.example?=",
])("a name cannot inject a header or an address: %j", async (name) => {
  const mail = await composeMail(withFields({ Name: name }), addresses);
  expect(headerNames(mail)).toEqual(headerNames(await composeMail(enquiry, addresses)));
  const parsed = await PostalMime.parse(mail);
  expect(parsed.replyTo).toMatchObject([{ address: exampleEnquiry.Email }]);
  expect(parsed.replyTo).toHaveLength(1);
  // Some email programs decode encoded words even inside quotes.
  expect(mail.toString("latin1")).not.toContain("=?utf-8?q?a=0d");
  expect([parsed.bcc, parsed.cc, parsed.subject]).toEqual([undefined, undefined, "Website enquiry 456789AB"]);
});

test("lines of a visitor's text cannot be mistaken for fields", async () => {
  const { text } = await PostalMime.parse(
    await composeMail(withFields({ Comment: "Hello\nEmail: eve@evil.example" }), addresses),
  );
  expect(text).not.toMatch(/^Email: eve/m);
  expect(text).toMatch(/^ {4}Email: eve/m);
});

test("a digest shows each enquiry in full, with its place among its parts", async () => {
  const suspects = Array.from({ length: 203 }, (_, index) => ({
    ...withFields({ Company: `Company ${index + 1}.` }),
    id: `0190a5d3-7c00-7abc-8def-${String(index).padStart(12, "0")}`,
  }));
  const digest = { part: 1, parts: 2, overflow: 0 };
  const mail = await compose({ id: enquiry.id, isDigest: true, digest, enquiries: suspects }, addresses);
  const { text = "", subject } = await PostalMime.parse(mail);
  expect(subject).toBe("Website enquiries that look automated: 203, part 1 of 2");
  const companies = [...text.matchAll(/^Company: Company (\d+)\.$/gm)].map(([, number]) => Number(number));
  expect(companies).toEqual(Array.from(suspects.keys(), (at) => at + 1));
  expect(text.split(`    ${storedExample.Comment.split("\n").at(-1)}`)).toHaveLength(204);
});

test("a digest says what came in a flood, and shows nothing of what was erased", async () => {
  const erased = withFields(Object.fromEntries(Object.keys(storedExample).map((name) => [name, ""])));
  const digest = { part: 1, parts: 1, overflow: 1 };
  const mail = await compose(
    { id: enquiry.id, isDigest: true, digest, enquiries: [enquiry, erased, enquiry] },
    addresses,
  );
  const { text = "", subject } = await PostalMime.parse(mail);
  expect(subject).toBe("Website enquiries that came in a flood: 2");
  expect(text).toContain("1 more were erased");
  expect(text.match(/^Company:/gm)).toHaveLength(2);
});

test.each([
  ["line breaks", "x\n".repeat(3000)],
  ["characters of three bytes", "नम".repeat(3000)],
  ["signs that are encoded", "=".repeat(6000)],
])("a digest full of the largest enquiries, of %s, is below 10 MB", async (_what, Comment) => {
  const { length } = Buffer.from(Comment);
  const enquiries = Array.from({ length: Math.ceil(digestBytes / length) }, () => withFields({ Comment }));
  const mail = await compose({ id: enquiry.id, isDigest: true, enquiries }, addresses);
  expect(mail.length).toBeGreaterThan(digestBytes);
  expect(mail.length).toBeLessThan(10_000_000);
});

test("invisible characters are removed from what is one line, and stay in texts of several", async () => {
  const stored = { Email: "a\u202E@b.example", Company: "A\u200B \u2066Ltd", Comment: "\u202Etxet" };
  const mail = await PostalMime.parse(await composeMail(withFields(stored), addresses));
  expect(mail.replyTo).toMatchObject([{ address: "a@b.example" }]);
  expect(mail.text).toMatch(/^Email: a@b\.example$/m);
  expect(mail.text).toContain("    \u202Etxet\n");
  const suspects = [withFields(stored), withFields(stored)];
  const digest = await PostalMime.parse(
    await compose({ id: enquiry.id, isDigest: true, enquiries: suspects }, addresses),
  );
  expect(digest.text?.match(/^Company: A Ltd$/gm)).toHaveLength(2);
});
