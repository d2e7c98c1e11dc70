import { z } from "zod";

interface Variable {
  readonly name: string;
  /** The value when unset or empty; undefined means none. */
  readonly fallback?: string;
  readonly meaning: string;
  /** Completes "NAME must …". Never repeats the value, which may hold a password. */
  readonly must: string;
  readonly form: z.ZodType<string>;
}

const text = z.string();
const isUrl = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).host !== "",
  );
const wholeNumber = (least: number, most: number) =>
  text.regex(/^\d{1,7}$/).refine((value) => Number(value) >= least && Number(value) <= most);

/** Every environment variable that the server reads, in the order in which they are explained and checked. */
export const configVariables = [
  {
    name: "PORT",
    fallback: "3000",
    meaning: "TCP port to listen on; 0 lets the system choose a free one",
    must: "be a whole number from 0 to 65535, for example PORT=3000",
    form: wholeNumber(0, 65_535),
  },
  {
    name: "HOST",
    fallback: "127.0.0.1",
    meaning: "Address to listen on; 0.0.0.0 or :: for all of the machine's addresses",
    must: "be a host name or an IP address of this machine, for example HOST=127.0.0.1",
    form: text.regex(/^[\w.:-]+$/),
  },
  {
    name: "DATA_DIR",
    fallback: "./data",
    meaning: "Folder for the SQLite database and, without SMTP_URL, for the mails as files; made if missing",
    must: "be a folder path, for example DATA_DIR=./data",
    form: text,
  },
  {
    name: "SITE_DIR",
    fallback: "./build/client",
    meaning: "Folder of the built site; none serves the enquiry endpoint alone",
    must: "be a folder path or none, for example SITE_DIR=./build/client",
    form: text,
  },
  {
    name: "SMTP_URL",
    meaning: "Mail server that passes enquiries on; without it they are stored and written to DATA_DIR/outbox",
    must: "be of the form smtp://user:password@host:587 or smtps://user:password@host:465",
    form: isUrl("smtp:", "smtps:"),
  },
  {
    name: "MAIL_TO",
    fallback: "enquiries@example.com",
    meaning: "Address that enquiries are mailed to; to be set when SMTP_URL is",
    must: "be an e-mail address, for example MAIL_TO=enquiries@example.com",
    form: z.email(),
  },
  {
    name: "MAIL_FROM",
    fallback: "website@example.com",
    meaning: "Sender address of those mails; to be set when SMTP_URL is",
    must: "be an e-mail address, for example MAIL_FROM=website@example.com",
    form: z.email(),
  },
  {
    name: "ENQUIRY_KEY",
    meaning: "Access key that an enquiry's code parameter must equal; without it every key is accepted",
    must: "be text",
    form: text,
  },
  {
    name: "HOSTS",
    meaning:
      "Host names under which visitors reach the server, separated by spaces; localhost, HOST and IP addresses always do",
    must: "be host names without scheme and port, for example HOSTS=www.example.com example.com",
    form: text.regex(/^[\w.-]+(?: +[\w.-]+)*$/),
  },
  {
    name: "TRUSTED_PROXIES",
    fallback: "0",
    meaning:
      "How many proxies of your own stand in front; tells which part of X-Forwarded-For is the visitor's address",
    must: "be a whole number from 0 to 10, for example TRUSTED_PROXIES=1",
    form: wholeNumber(0, 10),
  },
  {
    name: "RATE_LIMIT_ADDRESS",
    fallback: "30",
    meaning: "Posts to the endpoint that one client address may make in 10 minutes; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_ADDRESS=30",
    form: wholeNumber(0, 1_000_000),
  },
  {
    name: "RATE_LIMIT_TOTAL",
    fallback: "600",
    meaning: "Posts to the endpoint that all together may make in 10 minutes; 0 for no limit",
    must: "be a whole number from 0 to 1000000, for example RATE_LIMIT_TOTAL=600",
    form: wholeNumber(0, 1_000_000),
  },
  {
    name: "SUSPECT_SECONDS",
    fallback: "3",
    meaning: "Whoever sends the form sooner than so many seconds after opening it is taken for a program; 0 for nobody",
    must: "be a whole number from 0 to 60, for example SUSPECT_SECONDS=3",
    form: wholeNumber(0, 60),
  },
  {
    name: "DATABASE_URL",
    meaning: "PostgreSQL database for the enquiries; without it SQLite in DATA_DIR is used",
    must: "be of the form postgres://user:password@host:5432/database",
    form: isUrl("postgres:", "postgresql:"),
  },
  {
    name: "RETENTION_DAYS",
    fallback: "90",
    meaning: "Days after which the personal data of a delivered enquiry are erased",
    must: "be a whole number from 1 to 36500, for example RETENTION_DAYS=90",
    form: wholeNumber(1, 36_500),
  },
  {
    name: "LOG_LEVEL",
    fallback: "info",
    meaning:
      "Least serious entries that are logged: fatal, error, warn, info, debug (also what was only read), trace or silent",
    must: "be fatal, error, warn, info, debug, trace or silent",
    form: text.refine((value) => ["fatal", "error", "warn", "info", "debug", "trace", "silent"].includes(value)),
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof configVariables)[number]["name"];
