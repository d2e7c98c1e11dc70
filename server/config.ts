import { z } from "zod";

/** One line for the operator: what is wrong with the set-up and how to cure it. Shown without a stack trace. */
export class ConfigError extends Error {}

/** The settings of the server. Addresses, paths and keys are already checked for form, not yet for existence. */
export interface Config {
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** Undefined: serve the enquiry endpoint alone. */
  readonly siteDirectory: string | undefined;
  /** Undefined: mails are written to files. */
  readonly smtpUrl: string | undefined;
  readonly mailTo: string;
  readonly mailFrom: string;
  /** Undefined: every access key is accepted. */
  readonly enquiryKey: string | undefined;
  /** Undefined: SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Personal data are erased so many days after their mail was accepted. */
  readonly retentionDays: number;
  readonly logLevel: string;
}

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

/** Every environment variable that the server reads, in the order in which they are explained and checked. */
export const configVariables = [
  {
    name: "PORT",
    fallback: "3000",
    meaning: "TCP port to listen on; 0 lets the system choose a free one",
    must: "be a whole number from 0 to 65535, for example PORT=3000",
    form: text.regex(/^\d{1,5}$/).refine((value) => Number(value) <= 65535),
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
    form: text.regex(/^[1-9]\d{0,4}$/).refine((value) => Number(value) <= 36_500),
  },
  {
    name: "LOG_LEVEL",
    fallback: "info",
    meaning: "Least serious entries that are logged: fatal, error, warn, info, debug, trace or silent",
    must: "be fatal, error, warn, info, debug, trace or silent",
    form: text.refine((value) => ["fatal", "error", "warn", "info", "debug", "trace", "silent"].includes(value)),
  },
] as const satisfies readonly Variable[];

type VariableName = (typeof configVariables)[number]["name"];

/**
 * Reads the settings from the environment. An empty string counts as unset.
 * @throws ConfigError naming the first variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = (name: VariableName): string | undefined => environment[name] || undefined;
  const values: Partial<Record<VariableName, string>> = {};
  for (const { name, must, form, ...rest } of configVariables) {
    const value = given(name) ?? ("fallback" in rest ? rest.fallback : undefined);
    if (value === undefined) continue;
    if (!form.safeParse(value).success) throw new ConfigError(`${name} must ${must}.`);
    values[name] = value;
  }
  for (const name of ["MAIL_TO", "MAIL_FROM"] as const) {
    // The fallbacks are placeholders: with a real mail server they would lose every enquiry.
    if (values.SMTP_URL && !given(name))
      throw new ConfigError(`${name} must be set to an e-mail address when SMTP_URL is set.`);
  }
  const { PORT, HOST, DATA_DIR, SITE_DIR, MAIL_TO, MAIL_FROM, RETENTION_DAYS, LOG_LEVEL } = values as Required<
    typeof values
  >;
  return {
    port: Number(PORT),
    host: HOST,
    dataDirectory: DATA_DIR,
    siteDirectory: SITE_DIR === "none" ? undefined : SITE_DIR,
    smtpUrl: values.SMTP_URL,
    mailTo: MAIL_TO,
    mailFrom: MAIL_FROM,
    enquiryKey: values.ENQUIRY_KEY,
    databaseUrl: values.DATABASE_URL,
    retentionDays: Number(RETENTION_DAYS),
    logLevel: LOG_LEVEL,
  };
}
