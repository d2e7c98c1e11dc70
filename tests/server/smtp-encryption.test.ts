import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { mustEncrypt } from "../../server/delivery/smtp.ts";

test.each([
  ["smtp://user:secret@mail.example.com:587", true],
  ["smtp://user:secret@192.0.2.1", true],
  ["smtp://user:secret@localhost:2525", false],
  ["smtp://user:secret@127.0.0.1:2525", false],
  ["smtp://user:secret@[::1]:2525", false],
  ["smtp://mail.example.com", false],
  ["smtps://user:secret@mail.example.com", false],
])("%s: TLS required: %s", (url, demanded) => {
  expect(mustEncrypt(url)).toBe(demanded);
});

test("the mail library accepts requireTLS beside an smtp: URL", () => {
  const { options } = createTransport({ url: "smtp://user:secret@mail.example.com", requireTLS: true });
  expect(options).toMatchObject({ requireTLS: true });
});
