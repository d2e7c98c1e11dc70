import { z } from "zod";
import { ConfigError } from "@ttpl/server/config/config.ts";
import { type Description, environmentSchema } from "@ttpl/server/config/environment.ts";
import type { SmtpSettings } from "@ttpl/server/config/smtp-url.ts";
import type { Author } from "../../history/git.ts";

/** Meaning and rule of each environment variable of the editor on a server. */
export const serviceDescriptions = z.registry<Description>();

const { SMTP_URL, TRUSTED_PROXIES } = environmentSchema.shape;

/** `Name <address>`, or an address, which is then the name too. */
const editor = z
  .string()
  .transform((text) => {
    const [, name, address] = /^([^<>"]+?)\s*<([^<>\s]+)>$/.exec(text) ?? [undefined, text, text];
    return { name, email: address?.toLowerCase() };
  })
  .pipe(z.object({ name: z.string(), email: z.email() }));

/** What the editor reads on a server, besides PORT, in the order in which it is documented and checked. */
export const serviceSchema = z.object({
  EDITOR_HOST: z
    .string()
    .regex(/^(?=.{4,200}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/)
    .optional()
    .register(serviceDescriptions, {
      meaning:
        "Public host name of the editor; the website beside it is at `preview.` in front of it. Without it the editor is for this machine alone, and nobody signs in",
      must: "be a host name in small letters, without scheme and port, for example EDITOR_HOST=edit.example.com",
    }),
  EDITOR_ADDRESSES: z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .pipe(z.array(editor).min(1))
    .refine((editors) => new Set(editors.map(({ email }) => email)).size === editors.length)
    .optional()
    .register(serviceDescriptions, {
      meaning:
        "Who may sign in: e-mail addresses separated by commas, each with the name for the history if you like; required with EDITOR_HOST",
      must: 'be different e-mail addresses separated by commas, for example EDITOR_ADDRESSES="Asha Rao <asha@example.com>, office@example.com"',
    }),
  SMTP_URL: SMTP_URL.clone().register(serviceDescriptions, {
    meaning: "Mail server that takes the mails with the links, as for the website; required with EDITOR_HOST",
    must: "be as for the website, for example SMTP_URL=smtps://user:password@mail.example.com:465",
  }),
  MAIL_FROM: z.email().optional().register(serviceDescriptions, {
    meaning: "Sender address of those mails; required with EDITOR_HOST",
    must: "be an e-mail address, for example MAIL_FROM=website@example.com",
  }),
  TRUSTED_PROXIES: TRUSTED_PROXIES.unwrap().prefault("1").register(serviceDescriptions, {
    meaning: "Number of your own proxies in front, as for the website",
    must: "be a whole number from 0 to 10, for example TRUSTED_PROXIES=1",
  }),
});

/** The editor on a server. */
export interface ServiceSettings {
  readonly host: string;
  /** Who may sign in; addresses are in small letters. */
  readonly editors: readonly Author[];
  readonly smtp: SmtpSettings;
  readonly mailFrom: string;
  readonly trustedProxies: number;
}

/**
 * Reads the settings of the editor on a server. An empty string counts as unset.
 * @returns undefined without EDITOR_HOST: the editor is for this machine alone
 * @throws ConfigError naming the first variable that is wrong or missing
 */
export function readServiceSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServiceSettings | undefined {
  if (!environment["EDITOR_HOST"]) return undefined;
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data, error } = serviceSchema.safeParse(given);
  const rule = (name: keyof typeof serviceSchema.shape) => serviceDescriptions.get(serviceSchema.shape[name])?.must;
  if (!data) {
    const name = serviceSchema.keyof().parse(error.issues[0]?.path[0]);
    throw new ConfigError(`${name} must ${rule(name)}.`);
  }
  const needed = <Name extends keyof typeof data>(name: Name): NonNullable<(typeof data)[Name]> => {
    const value = data[name];
    if (value) return value;
    throw new ConfigError(`With EDITOR_HOST, ${name} must be set: it must ${rule(name)}.`);
  };
  return {
    host: needed("EDITOR_HOST"),
    editors: needed("EDITOR_ADDRESSES"),
    smtp: needed("SMTP_URL"),
    mailFrom: needed("MAIL_FROM"),
    trustedProxies: data.TRUSTED_PROXIES,
  };
}
