import type { z } from "zod";
import { descriptions, environmentSchema } from "./environment.ts";

/** One line for the operator: what is wrong with the configuration and how to fix it. Shown without a stack trace. */
export class ConfigError extends Error {}

type Environment = z.output<typeof environmentSchema>;

/** The server's configuration by the names that the code uses. Paths and addresses are not yet checked for existence. */
const toConfig = (variables: Environment) => ({
  /** 0 lets the system choose. */
  port: variables.PORT,
  host: variables.HOST,
  dataDirectory: variables.DATA_DIR,
  /** Undefined: serve the enquiry endpoint alone. */
  siteDirectory: variables.SITE_DIR === "none" ? undefined : variables.SITE_DIR,
  /** Undefined: mails are written to files. */
  smtp: variables.SMTP_URL,
  mailTo: variables.MAIL_TO,
  mailFrom: variables.MAIL_FROM,
  /** Undefined: every access key is accepted. */
  enquiryKey: variables.ENQUIRY_KEY,
  /** Host names that the server answers to, besides localhost and IP addresses. */
  hosts: [variables.HOST, ...(variables.HOSTS ?? [])],
  trustedProxies: variables.TRUSTED_PROXIES,
  /** 0 for no limit. In ten minutes: posts of an address and of a network, megabytes stored, and mails; mails a day. */
  rateLimits: {
    perAddress: variables.RATE_LIMIT_ADDRESS,
    perNetwork: variables.RATE_LIMIT_NETWORK,
    megabytes: variables.RATE_LIMIT_DISK,
    inAll: variables.RATE_LIMIT_TOTAL,
    aDay: variables.RATE_LIMIT_DAY,
  },
  suspectSeconds: variables.SUSPECT_SECONDS,
  /** Undefined: SQLite in the data directory. */
  databaseUrl: variables.DATABASE_URL,
  retentionDays: variables.RETENTION_DAYS,
  logLevel: variables.LOG_LEVEL,
  /** Undefined: only clients on this machine may read the metrics. */
  metricsToken: variables.METRICS_TOKEN,
  /** Undefined: no heartbeat is sent. */
  heartbeatUrl: variables.HEARTBEAT_URL,
});

export type Config = Readonly<ReturnType<typeof toConfig>>;

/**
 * Reads the configuration from environment variables. An empty string counts as unset.
 * @throws ConfigError naming the first variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data, error } = environmentSchema.safeParse(given);
  if (!data) {
    const name = environmentSchema.keyof().parse(error.issues[0]?.path[0]);
    throw new ConfigError(`${name} must ${descriptions.get(environmentSchema.shape[name])?.must}.`);
  }
  for (const name of ["MAIL_TO", "MAIL_FROM"] as const) {
    // The defaults are placeholders: with a real mail server they would lose every enquiry.
    if (data.SMTP_URL && !given[name])
      throw new ConfigError(`${name} must be set to an e-mail address when SMTP_URL is set.`);
  }
  return toConfig(data);
}
