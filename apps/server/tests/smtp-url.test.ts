import { expect, test } from "vitest";
import { parseSmtpUrl } from "../config/smtp-url.ts";

test.each([
  ["smtp://user:secret@mail.example.com:587", "required"],
  ["smtp://user:secret@192.0.2.1", "required"],
  ["smtp://user:secret@localhost:2525", "off"],
  ["smtp://127.0.0.1:25", "off"],
  ["smtp://user:secret@[::1]:2525", "off"],
  ["smtp://mail.example.com", "if-offered"],
  ["smtp://127.0.0.1:25?tls=required", "required"],
  ["smtp://user:secret@mail.example.com?tls=off", "off"],
])("%s: STARTTLS is %s", (url, tls) => {
  expect(parseSmtpUrl(url)).toMatchObject({ tls, secure: false });
});

test("address, login and options are read from the URL", () => {
  expect(parseSmtpUrl("smtps://web%40site:p%2Fw@[2001:db8::1]?ca=/etc/mail.pem&servername=mail&name=web")).toEqual({
    host: "2001:db8::1",
    port: 465,
    secure: true,
    tls: "required",
    auth: { user: "web@site", pass: "p/w" },
    caFile: "/etc/mail.pem",
    servername: "mail",
    name: "web",
  });
  expect(parseSmtpUrl("smtp://mail.example.com")).toMatchObject({ port: 587, auth: undefined });
});

test.each([
  "mail.example.com",
  "http://mail.example.com",
  "smtp://",
  "smtp://mail.example.com/path",
  "smtp://mail.example.com?tls=maybe",
  "smtp://mail.example.com?pool=true",
  "smtp://mail.example.com?tls=off&tls=required",
  "smtp://mail.example.com?ca=",
])("%s is rejected", (url) => {
  expect(parseSmtpUrl(url)).toBeUndefined();
});
