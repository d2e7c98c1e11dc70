import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../config/config.ts";
import { environmentSchema } from "../config/environment.ts";

test("uses defaults for all unset variables", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: "./data",
    siteDirectory: "./build/client",
    smtpUrl: undefined,
    mailTo: "enquiries@example.com",
    mailFrom: "website@example.com",
    enquiryKey: undefined,
    hosts: ["127.0.0.1"],
    trustedProxies: 0,
    rateLimits: { perAddress: 30, perNetwork: 120, megabytes: 200, inAll: 60, aDay: 200 },
    suspectSeconds: 3,
    databaseUrl: undefined,
    retentionDays: 90,
    logLevel: "info",
  });
});

test("treats an empty variable as unset", () => {
  const empty = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("reads every setting", () => {
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
      HOSTS: "www.example.org  example.org",
      TRUSTED_PROXIES: "2",
      RATE_LIMIT_ADDRESS: "5",
      RATE_LIMIT_NETWORK: "7",
      RATE_LIMIT_TOTAL: "0",
      RATE_LIMIT_DAY: "8",
      RATE_LIMIT_DISK: "9",
      SUSPECT_SECONDS: "0",
      DATABASE_URL: "postgres://u:p@db.example.org/site",
      RETENTION_DAYS: "30",
      LOG_LEVEL: "warn",
      METRICS_TOKEN: "0123456789abcdef",
      HEARTBEAT_URL: "https://ping.example.org/secret",
    }),
  ).toMatchObject({
    port: 8080,
    host: "::",
    siteDirectory: undefined,
    enquiryKey: "k",
    hosts: ["::", "www.example.org", "example.org"],
    trustedProxies: 2,
    rateLimits: { perAddress: 5, perNetwork: 7, megabytes: 9, inAll: 0, aDay: 8 },
    suspectSeconds: 0,
    retentionDays: 30,
    logLevel: "warn",
    metricsToken: "0123456789abcdef",
    heartbeatUrl: "https://ping.example.org/secret",
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
  ["HOSTS", { HOSTS: "https://www.example.org" }],
  ["HOSTS", { HOSTS: "www.example.org:443" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "11" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "yes" }],
  ["RATE_LIMIT_ADDRESS", { RATE_LIMIT_ADDRESS: "-1" }],
  ["RATE_LIMIT_NETWORK", { RATE_LIMIT_NETWORK: "x" }],
  ["RATE_LIMIT_TOTAL", { RATE_LIMIT_TOTAL: "1e9" }],
  ["RATE_LIMIT_DAY", { RATE_LIMIT_DAY: "-1" }],
  ["RATE_LIMIT_DISK", { RATE_LIMIT_DISK: "200 MB" }],
  ["SUSPECT_SECONDS", { SUSPECT_SECONDS: "61" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://db.example.org/site" }],
  ["RETENTION_DAYS", { RETENTION_DAYS: "0" }],
  ["RETENTION_DAYS", { RETENTION_DAYS: "90 days" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "sixteen letters." }],
  ["HEARTBEAT_URL", { HEARTBEAT_URL: "ping.example.org" }],
  ["HEARTBEAT_URL", { HEARTBEAT_URL: "https://user@ping.example.org" }],
  ["HEARTBEAT_URL", { HEARTBEAT_URL: "https://:password@ping.example.org" }],
];

test.each(wrong)("names %s in a one-line error if it is invalid: %o", (name, environment) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must [^\\n]+$`));
});

test("does not print an invalid value, which may contain a password", () => {
  expect(() => readConfig({ SMTP_URL: "smpt://user:hunter2@mail.example.org" })).not.toThrow("hunter2");
});
