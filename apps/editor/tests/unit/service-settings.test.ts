import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ConfigError } from "@ttpl/server/config/config.ts";
import { readServiceSettings } from "../../server/sign-in/service-settings.ts";

const whole = {
  EDITOR_HOST: "edit.example.org",
  EDITOR_ADDRESSES: "Asha Rao <Asha@Example.org>, office@example.org",
  SMTP_URL: "smtp://user:hunter2@mail.example.org",
  MAIL_FROM: "website@example.org",
};

test("without EDITOR_HOST the editor is for this machine, whatever else is set", () => {
  expect(readServiceSettings({})).toBeUndefined();
  expect(readServiceSettings({ ...whole, EDITOR_HOST: "" })).toBeUndefined();
  expect(readServiceSettings({ EDITOR_ADDRESSES: "nobody", SMTP_URL: "mail" })).toBeUndefined();
});

test("reads host, editors, mail server and proxies", () => {
  expect(readServiceSettings(whole)).toMatchObject({
    host: "edit.example.org",
    editors: [
      { name: "Asha Rao", email: "asha@example.org" },
      { name: "office@example.org", email: "office@example.org" },
    ],
    smtp: { host: "mail.example.org" },
    mailFrom: "website@example.org",
    trustedProxies: 1,
  });
});

const wrong: [string, Record<string, string>][] = [
  ...(["EDITOR_ADDRESSES", "SMTP_URL", "MAIL_FROM"] as const).flatMap((name): [string, Record<string, string>][] => [
    [`With EDITOR_HOST, ${name}`, { [name]: "" }],
  ]),
  ...[
    "localhost",
    "127.0.0.1",
    "10.0.0.1",
    "[::1]",
    "https://edit.example.org",
    "edit.example.org:443",
    "Edit.example.org",
    "*.example.org",
    "edit..org",
  ].map((name): [string, Record<string, string>] => ["EDITOR_HOST", { EDITOR_HOST: name }]),
  ...["nobody", ",", "a@example.org,", "a@example.org, A@example.org", "A <b>", "*@example.org", "@example.org"].map(
    (addresses): [string, Record<string, string>] => ["EDITOR_ADDRESSES", { EDITOR_ADDRESSES: addresses }],
  ),
  ["SMTP_URL", { SMTP_URL: "mail.example.org" }],
  ["MAIL_FROM", { MAIL_FROM: "nobody" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "yes" }],
];

test.each(wrong)("%s is named in one line, without its value: %o", (name, environment) => {
  const read = () => readServiceSettings({ ...whole, ...environment });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  expect(read).not.toThrow("hunter2");
});

test.each(["EDITOR_ADDRESSES", "SMTP_URL", "MAIL_FROM"])(
  "on a public name without %s the editor does not start, and says what to set",
  async (name) => {
    const child = spawn(process.execPath, ["apps/editor/start.ts"], {
      env: { ...process.env, ...whole, [name]: "", PORT: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "exit");
    const [said, told] = await Promise.all([text(child.stderr), text(child.stdout)]);
    expect([await ended, told]).toEqual([[1, null], ""]);
    expect(said).toMatch(new RegExp(`^With EDITOR_HOST, ${name} must be set: it must .+for example .+\\n$`));
  },
);
