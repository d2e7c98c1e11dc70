import { expect, test } from "vitest";
import { ConfigError, configVariables, readConfig } from "../../server/config.ts";

test("works without any setting", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: "./data",
    siteDirectory: "./build/client",
    smtpUrl: undefined,
    mailTo: "enquiries@example.com",
    mailFrom: "website@example.com",
    enquiryKey: undefined,
    databaseUrl: undefined,
    retentionDays: 90,
    logLevel: "info",
  });
});

test("takes an empty variable for an unset one", () => {
  const empty = Object.fromEntries(configVariables.map(({ name }) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("takes every setting", () => {
  expect(
    readConfig({
      PORT: "8080",
      HOST: "::",
      DATA_DIR: "/var/lib/site",
      SITE_DIR: "none",
      SMTP_URL: "smtps://user:p%40ss@mail.example.org:465",
      MAIL_TO: "sales@example.org",
      MAIL_FROM: "web@example.org",
      ENQUIRY_KEY: "k",
      DATABASE_URL: "postgres://u:p@db.example.org/site",
      RETENTION_DAYS: "30",
      LOG_LEVEL: "warn",
    }),
  ).toMatchObject({
    port: 8080,
    host: "::",
    siteDirectory: undefined,
    enquiryKey: "k",
    retentionDays: 30,
    logLevel: "warn",
  });
});

const wrong: [string, Record<string, string>][] = [
  ["PORT", { PORT: "abc" }],
  ["PORT", { PORT: "70000" }],
  ["PORT", { PORT: "-1" }],
  ["PORT", { PORT: "3000.5" }],
  ["HOST", { HOST: "http://localhost" }],
  ["SMTP_URL", { SMTP_URL: "mail.example.org" }],
  ["SMTP_URL", { SMTP_URL: "http://mail.example.org" }],
  ["SMTP_URL", { SMTP_URL: "smtp://" }],
  ["MAIL_TO", { MAIL_TO: "nobody" }],
  ["MAIL_TO", { SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "web@example.org" }],
  ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.org", MAIL_TO: "web@example.org" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://db.example.org/site" }],
  ["RETENTION_DAYS", { RETENTION_DAYS: "0" }],
  ["RETENTION_DAYS", { RETENTION_DAYS: "90 days" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
];

test.each(wrong)("names %s in one line if it is wrong: %o", (name, environment) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must [^\\n]+$`));
});

test("does not repeat a wrong value, which may hold a password", () => {
  expect(() => readConfig({ SMTP_URL: "smpt://user:hunter2@mail.example.org" })).not.toThrow("hunter2");
});
