import { configVariables, type VariableName } from "./config-variables.ts";

/** One line for the operator: what is wrong with the set-up and how to cure it. Shown without a stack trace. */
export class ConfigError extends Error {}

/** Posts in ten minutes; 0 for no limit. */
export interface RateLimits {
  readonly perAddress: number;
  readonly inAll: number;
}

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
  /** Host names that the server answers to, besides localhost and IP addresses. */
  readonly hosts: readonly string[];
  readonly trustedProxies: number;
  readonly rateLimits: RateLimits;
  /** A form that is sent sooner after it was opened was filled in by a program. */
  readonly suspectSeconds: number;
  /** Undefined: SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Personal data are erased so many days after their mail was accepted. */
  readonly retentionDays: number;
  readonly logLevel: string;
}

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
  // Those with a fallback; the others are read as they are.
  const set = values as Required<typeof values>;
  return {
    port: Number(set.PORT),
    host: set.HOST,
    dataDirectory: set.DATA_DIR,
    siteDirectory: set.SITE_DIR === "none" ? undefined : set.SITE_DIR,
    smtpUrl: values.SMTP_URL,
    mailTo: set.MAIL_TO,
    mailFrom: set.MAIL_FROM,
    enquiryKey: values.ENQUIRY_KEY,
    hosts: [set.HOST, ...(values.HOSTS?.split(" ").filter(Boolean) ?? [])],
    trustedProxies: Number(set.TRUSTED_PROXIES),
    rateLimits: { perAddress: Number(set.RATE_LIMIT_ADDRESS), inAll: Number(set.RATE_LIMIT_TOTAL) },
    suspectSeconds: Number(set.SUSPECT_SECONDS),
    databaseUrl: values.DATABASE_URL,
    retentionDays: Number(set.RETENTION_DAYS),
    logLevel: set.LOG_LEVEL,
  };
}
