import { expect, test } from "vitest";
import { type Enquiry, type EnquiryField, enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { waitFor } from "./wait-for.ts";

const inLines = [
  'Eve" <eve@evil.example>, "',
  "=?utf-8?q?a=0d=0aBcc:_eve@evil.example?=",
  "undisclosed: eve@evil.example;",
  "<script>alert(1)</script> --boundary",
  "exe.png ﷽ ".repeat(6),
  "🏭".repeat(15),
];
/** Texts of one line with invisible characters, and how the mail shows them. */
const disguised = new Map([
  ["\u202Egnp.exe", "gnp.exe"],
  ["a\u202Ab\u202B\u202C\u202Dc\u200E\u200F\u061C", "abc"],
  ["a\u2066b\u2067\u2068\u2069c", "abc"],
  ["a\u200Bb\u200C\u200D\u2060\uFEFFc", "abc"],
  ["a\u00AD\u180E\u2061\uFFF9\u{E0041}\u3164b", "ab"],
  // An encoded word, once the character in it is gone.
  ["=\u200B?utf-8?q?=0aBcc:_e?=", "=?utf-8?q?=0aBcc:_e?="],
  // Persian and Hindi, and Malayalam in its older spelling: needed.
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["क्\u200Dष", "क्\u200Dष"],
  ["രാജന്\u200D", "രാജന്\u200D"],
  ["ab\u200Cक\u200C\u200Cख\u200D", "abकख"],
]);
const shown = (value: string): string => disguised.get(value) ?? value.trim();
const inTexts = [
  "\n.\nMAIL FROM:<eve@evil.example>\nRCPT TO:<victim@evil.example>\nDATA\nHello\n.\n",
  "Hello\n\nContent-Type: text/html\n\n<b>bold</b>\nBcc: eve@evil.example",
  "From eve@evil.example\n..\n.\n",
  `${"x".repeat(390)}`,
];
const addresses = [
  "a%victim.example!b@evil.example",
  "{|}~`'*/?=_^#$&@evil.example",
  ".a..b.@evil.example",
  "-oQ-X@evil.example",
  `${"a".repeat(64)}@evil.example`,
];
const hostile = (field: EnquiryField): readonly string[] =>
  ({ line: [...inLines, ...disguised.keys()], lines: inTexts, email: addresses })[enquiryFields[field].kind];

const headerNames = (mail: Buffer): string[] =>
  [...(mail.toString("latin1").split("\r\n\r\n", 1)[0] ?? "").matchAll(/^[\w-]+(?=:)/gm)]
    .map(([name]) => name)
    .toSorted();

test("hostile field values change neither the recipient nor the headers of the plain-text email", async () => {
  const mailServer = await startMailServer();
  const server = await startServer({ DATA_DIR: await temporaryFolder(), ...mailTo(mailServer.url) });
  const sent = new Map<string, Partial<Enquiry>>();
  for (const field of enquiryFieldNames) {
    for (const value of hostile(field)) {
      const changed = { [field]: value.slice(0, enquiryFields[field].max) };
      sent.set(await postEnquiry(server.url, changed), changed);
    }
  }
  await waitFor(() => expect(mailServer.mails).toHaveLength(sent.size));
  for (const { from, to } of mailServer.envelopes)
    expect([from, to]).toEqual(["website@example.org", ["sales@example.net"]]);
  for (const [index, mail] of mailServer.mails.entries()) {
    const id = mail.messageId?.slice(1, 37) ?? "";
    const { Name, Email } = { ...exampleEnquiry, ...sent.get(id) };
    expect(headerNames(mailServer.raw[index]!)).toEqual([
      "Auto-Submitted",
      "Content-Transfer-Encoding",
      "Content-Type",
      "Date",
      "From",
      "MIME-Version",
      "Message-ID",
      "Reply-To",
      "Subject",
      "To",
    ]);
    expect(mail).toMatchObject({
      from: { address: "website@example.org", name: "" },
      to: [{ address: "sales@example.net" }],
      subject: `Website enquiry ${id.slice(-8).toUpperCase()}`,
      attachments: [],
    });
    // Local parts that RFC 5322 does not allow unquoted are quoted.
    const answersTo = mail.replyTo?.map(({ address, name }) => [address?.replace(/^"(.*)"@/, "$1@"), name]);
    expect(answersTo).toEqual([[Email, shown(Name).replaceAll("=?", "= ?")]]);
    expect(mail.html).toBeUndefined();
    expect(mail.headers.find(({ key }) => key === "content-type")?.value).toMatch(/^text\/plain; charset=utf-8/i);
    for (const [field, value] of Object.entries(sent.get(id) ?? {})) {
      const lines = field === "Address" || field === "Comment" ? value.trim().split("\n") : [shown(value) || "(none)"];
      for (const line of lines) expect(mail.text).toContain(`${line}\n`);
    }
  }
});
