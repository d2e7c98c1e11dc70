import { z } from "zod";
import { parseSmtpUrl, smtpOptions } from "./smtp-url.ts";

export interface Description {
  /** What the table of docs/configuration.md says of it. */
  readonly meaning: string;
  /** Completes "NAME must …". Never repeats the value, which may contain a password. */
  readonly must: string;
}

/** Meaning and rule of each environment variable. */
export const descriptions = z.registry<Description>();

const url = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? "") && URL.parse(value)?.host !== "");

const integer = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .prefault(String(fallback));

/** Every environment variable that the server reads, in the order in which they are documented and checked. */
export const environmentSchema = z.object({
  PORT: integer(0, 65_535, 3000).register(descriptions, {
    meaning: "TCP port to listen on; 0 lets the system choose a free one",
    must: "be a whole number from 0 to 65535, for example PORT=3000",
  }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .prefault("127.0.0.1")
    .register(descriptions, {
      meaning: "Address to listen on; 0.0.0.0 or :: for all of the machine's addresses",
      must: "be a host name or an IP address of this machine, for example HOST=127.0.0.1",
    }),
  DATA_DIR: z.string().prefault("./data").register(descriptions, {
    meaning: "Folder for the SQLite database and, without SMTP_URL, for the mails as files; created if missing",
    must: "be a folder path, for example DATA_DIR=./data",
  }),
  SITE_DIR: z.string().prefault("./build/client").register(descriptions, {
    meaning: "Folder of the built site; `none` serves the enquiry endpoint alone",
    must: "be a folder path or none, for example SITE_DIR=./build/client",
  }),
  SMTP_URL: z
    .string()
    .transform((text, context) => {
      const settings = parseSmtpUrl(text);
      if (!settings) context.addIssue("not a mail server's URL");
      return settings ?? z.NEVER;
    })
    .optional()
    .register(descriptions, {
      meaning: "Mail server that passes enquiries on; without it they are stored and written to DATA_DIR/outbox",
      must: `be of the form smtp://user:password@host:587 or smtps://user:password@host:465, with no options but ${new Intl.ListFormat("en-GB").format(smtpOptions)}`,
    }),
  MAIL_TO: z.email().prefault("enquiries@example.com").register(descriptions, {
    meaning:
      "Address that enquiries are mailed to if content names nobody, or the mail server refuses whom it names; required with SMTP_URL",
    must: "be an e-mail address, for example MAIL_TO=enquiries@example.com",
  }),
  MAIL_FROM: z.email().prefault("website@example.com").register(descriptions, {
    meaning: "Sender address of those mails; required with SMTP_URL",
    must: "be an e-mail address, for example MAIL_FROM=website@example.com",
  }),
  ENQUIRY_KEY: z.string().optional().register(descriptions, {
    meaning: "Access key that an enquiry's `code` parameter must equal; without it every key is accepted",
    must: "be text",
  }),
  HOSTS: z
    .string()
    .regex(/^[\w.-]+(?: +[\w.-]+)*$/)
    .transform((names) => names.split(/ +/))
    .optional()
    .register(descriptions, {
      meaning: "Host names of the site, separated by spaces; localhost, HOST and IP addresses are always accepted",
      must: "be host names without scheme and port, for example HOSTS=www.example.com example.com",
    }),
  TRUSTED_PROXIES: integer(0, 10, 0).register(descriptions, {
    meaning: "Number of your own proxies in front; decides which part of X-Forwarded-For is the visitor's address",
    must: "be a whole number from 0 to 10, for example TRUSTED_PROXIES=1",
  }),
  RATE_LIMIT_ADDRESS: integer(0, 1_000_000, 30).register(descriptions, {
    meaning: "Posts to the endpoint allowed per client address in 10 minutes; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_ADDRESS=30",
  }),
  RATE_LIMIT_NETWORK: integer(0, 1_000_000, 120).register(descriptions, {
    meaning: "Posts to the endpoint allowed per network (IPv4 /24, IPv6 /48) in 10 minutes; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_NETWORK=120",
  }),
  RATE_LIMIT_TOTAL: integer(0, 1_000_000, 60).register(descriptions, {
    meaning:
      "Mails that the mail provider takes in 10 minutes: half for enquiries at once, a quarter for those that wait for their turn, a quarter for digests; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_TOTAL=60",
  }),
  RATE_LIMIT_DAY: integer(0, 1_000_000, 200).register(descriptions, {
    meaning: "Mails that the mail provider takes in 24 hours, divided in the same way; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_DAY=200",
  }),
  RATE_LIMIT_DISK: integer(0, 1_000_000, 200).register(descriptions, {
    meaning:
      "Megabytes of enquiries stored in 10 minutes; further ones are refused, to protect the disk; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_DISK=200",
  }),
  SUSPECT_SECONDS: integer(0, 60, 3).register(descriptions, {
    meaning:
      "A form that is sent within this many seconds of being opened counts as spam and goes into the hourly digest; 0 turns this off",
    must: "be a whole number from 0 to 60, for example SUSPECT_SECONDS=3",
  }),
  DATABASE_URL: url("postgres:", "postgresql:").optional().register(descriptions, {
    meaning: "PostgreSQL database for the enquiries; without it SQLite in DATA_DIR is used",
    must: "be of the form postgres://user:password@host:5432/database",
  }),
  RETENTION_DAYS: integer(1, 36_500, 90).register(descriptions, {
    meaning: "Days after which the personal data of a delivered enquiry are erased",
    must: "be a whole number from 1 to 36500, for example RETENTION_DAYS=90",
  }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .prefault("info")
    .register(descriptions, {
      meaning:
        "Lowest level that is logged: fatal, error, warn, info, debug (adds requests for pages), trace or silent",
      must: "be fatal, error, warn, info, debug, trace or silent",
    }),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/)
    .optional()
    .register(descriptions, {
      meaning:
        "Bearer token for /metrics, of at least 16 characters; without it /metrics answers only this machine, and not through a proxy",
      must: "be at least 16 characters from A-Z, a-z, 0-9, -, ., _, ~, + and /, for example from openssl rand -hex 16",
    }),
  HEARTBEAT_URL: url("http:", "https:")
    .refine((value) => URL.parse(value)?.username === "" && URL.parse(value)?.password === "")
    .optional()
    .register(descriptions, {
      meaning: "URL of a monitoring service that is fetched every minute while all is well",
      must: "be of the form https://host/path, without user name and password",
    }),
});
