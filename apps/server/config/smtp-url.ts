/** How a connection that starts without TLS is encrypted with STARTTLS. */
export const tlsModes = ["required", "if-offered", "off"] as const;
type TlsMode = (typeof tlsModes)[number];

/** The mail server and how to log in, as given by SMTP_URL. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the start (smtps). */
  readonly secure: boolean;
  /** STARTTLS; has no effect if `secure`. */
  readonly tls: TlsMode;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** File with the certificates (PEM) to trust instead of those that Node trusts. */
  readonly caFile: string | undefined;
  /** The name that the certificate must have, if it is not `host`. */
  readonly servername: string | undefined;
  /** The name that this machine gives in EHLO, if it is not its own. */
  readonly name: string | undefined;
}

/** The options that may follow the address, as in smtp://host:25?tls=required&ca=/etc/ssl/mail.pem. */
export const smtpOptions = ["tls", "ca", "servername", "name"] as const;

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);

/**
 * The encryption if SMTP_URL does not say. Loopback needs none, because nothing leaves the machine, and a mail server as
 * installed offers STARTTLS with a certificate that nobody has signed. A password is sent only over TLS: otherwise it
 * would go out in clear text if an attacker strips the offer of STARTTLS (RFC 8314, section 4.1).
 */
const defaultTls = (host: string, hasPassword: boolean): TlsMode => {
  if (isLoopback(host)) return "off";
  return hasPassword ? "required" : "if-offered";
};

const isTlsMode = (value: string): value is TlsMode => (tlsModes as readonly string[]).includes(value);

/** Parses SMTP_URL. Returns undefined if it is malformed or has an unknown or repeated option. */
export function parseSmtpUrl(text: string): SmtpSettings | undefined {
  const url = URL.parse(text);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || !/^\/?$/.test(url.pathname) || url.hash) return undefined;
  // The URL parser keeps brackets and percent-encoding, because smtp is not one of its special schemes.
  const host = decodeURIComponent(url.hostname).replaceAll(/[[\]]/g, "");
  const options = [...url.searchParams];
  const isKnown = ([name, value]: [string, string]) =>
    (smtpOptions as readonly string[]).includes(name) && value !== "" && url.searchParams.getAll(name).length === 1;
  const option = (name: (typeof smtpOptions)[number]) => url.searchParams.get(name) ?? undefined;
  const secure = url.protocol === "smtps:";
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  const tls = option("tls") ?? defaultTls(host, auth !== undefined);
  if (host === "" || !options.every(isKnown) || !isTlsMode(tls)) return undefined;
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    tls,
    auth,
    caFile: option("ca"),
    servername: option("servername"),
    name: option("name"),
  };
}
