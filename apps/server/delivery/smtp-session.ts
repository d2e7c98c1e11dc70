import type { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer/lib/errors";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { type SmtpStage, SmtpTimeout } from "./smtp-failure.ts";
import type { SmtpSettings } from "../config/smtp-url.ts";

/** Time limits in milliseconds, whatever the server sends in the meantime. */
export interface SmtpLimits {
  /** For each stage before the final dot. */
  readonly stage: number;
  /** For all stages before the final dot together, without the time in which this program makes the email wait. */
  readonly beforeDot: number;
  /** For connecting and logging in, when nothing is sent. */
  readonly probe: number;
  /**
   * An email that is not at its final dot after this time is told; one without a reply to it no longer holds up others.
   */
  readonly overdue: number;
  /** For the reply to the final dot. */
  readonly atDot: number;
}

/** A shorter limit for the final dot would send more duplicates: RFC 5321, section 4.5.3.2.6. */
export const smtpLimits: SmtpLimits = {
  stage: 20_000,
  beforeDot: 45_000,
  probe: 20_000,
  overdue: 15_000,
  atDot: 600_000,
};

/** Replies longer than this end the session, in bytes. */
const maxReply = 16_384;

/** A session that is under way. */
export interface SmtpSession {
  /** The current stage, also after the session has failed. */
  stage(): SmtpStage;
  /** Connects, and logs in if a user is set. */
  open(): Promise<void>;
  /** Sends an email; resolves with the reply to the final dot. `message` calls `atDot` before it ends. */
  send(envelope: { from: string; to: readonly string[] }, message: Readable): Promise<string>;
  /** The recipients that were refused so far, by their place in the envelope, with the replies. */
  refusals(): ReadonlyMap<number, string>;
  /** Suspends the time limits, while this program makes the email wait before its final dot. */
  hold(): void;
  /** Starts the time limit of the final dot. */
  atDot(): void;
  /** Says goodbye and closes the connection. */
  quit(): void;
}

/** Stages by the command that starts them. */
const stageOf: Readonly<Record<string, SmtpStage>> = {
  EHLO: "EHLO",
  HELO: "EHLO",
  STARTTLS: "STARTTLS",
  AUTH: "AUTH",
  MAIL: "MAIL FROM",
  RCPT: "RCPT TO",
  DATA: "DATA",
};

const ignore = (): void => undefined;

/**
 * Prepares a session with the mail server. Its methods reject with the library's error, or with SmtpTimeout.
 * @param onLine receives each line of the dialogue, without passwords: "C: EHLO …", "S: 250 …"
 */
export function smtpSession(
  settings: SmtpSettings,
  {
    ca,
    signal,
    limits = smtpLimits,
    onLine = ignore,
  }: {
    /** The certificates to trust instead of those that Node trusts. */
    readonly ca?: Buffer | undefined;
    readonly signal: AbortSignal;
    readonly limits?: SmtpLimits | undefined;
    readonly onLine?: ((line: string) => void) | undefined;
  },
): SmtpSession {
  let stage: SmtpStage = "DNS";
  // With pipelining, several commands wait for their replies at once; the first of them is the stage.
  let waiting: SmtpStage[] = [];
  /** The command that was rejected while later ones waited. The library reports it after their replies. */
  let rejected: SmtpStage | undefined;
  let answeredRecipients = 0;
  const refusals = new Map<number, string>();
  let stageTimer: NodeJS.Timeout | undefined;
  const failing = Promise.withResolvers<never>();
  failing.promise.catch(ignore);

  const end = (): void => {
    clearTimeout(stageTimer);
    clearTimeout(attemptTimer);
    signal.removeEventListener("abort", onAbort);
    connection.close();
  };
  const fail = (error: unknown): void => {
    failing.reject(error);
    end();
  };
  const onAbort = (): void => fail(signal.reason);
  const enter = (next: SmtpStage): void => {
    stage = next;
    clearTimeout(stageTimer);
    const limit = next === "final dot" ? limits.atDot : limits.stage;
    stageTimer = setTimeout(() => fail(new SmtpTimeout(`${next} took too long`)), limit);
  };
  const commandSent = (line: string): void => {
    onLine(`C: ${line}`);
    const sent = stageOf[line.split(" ", 1)[0] ?? ""];
    // A line without a command, such as the password, belongs to the command before.
    if (!sent) return;
    waiting.push(sent);
    if (waiting.length === 1) enter(sent);
  };
  const replied = (line: string): void => {
    for (const reply of line.split(/\r?\n/)) onLine(`S: ${reply}`);
    const answered = waiting[0];
    if (waiting.length > 1 && /^[45]/.test(line)) rejected ??= answered;
    if (answered === "RCPT TO") {
      if (!line.startsWith("2")) refusals.set(answeredRecipients, line);
      answeredRecipients += 1;
    }
    if (answered === "AUTH" && line.startsWith("3")) return;
    if (answered === "DATA" && line.startsWith("3")) enter("message");
    // The reply to STARTTLS is followed by the handshake.
    if (answered === "STARTTLS" && line.startsWith("2")) waiting = [];
    else waiting.shift();
    if (waiting[0]) enter(waiting[0]);
  };
  const observe = ({ tnx }: { tnx?: string } = {}, text: unknown = "", ...rest: unknown[]): void => {
    if (tnx === "client") commandSent(String(text));
    else if (tnx === "server") replied(String(text));
    else if (tnx === "dns") enter("connection");
    else if (tnx === "network" && String(text).includes("established")) {
      onLine(`(${settings.secure ? "TLS connection" : "connection"} to ${rest.slice(1).join(" port ")})`);
      enter("greeting");
    } else if (tnx === "smtp" && String(text).includes("upgraded with STARTTLS")) onLine("(TLS from here on)");
  };

  const connection = new SMTPConnection({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: settings.tls === "required",
    ignoreTLS: settings.tls === "off",
    name: settings.name,
    servername: settings.servername,
    tls: ca ? { ca } : {},
    connectionTimeout: limits.beforeDot,
    greetingTimeout: limits.stage,
    dnsTimeout: limits.stage,
    socketTimeout: limits.atDot,
    maxResponseSize: maxReply,
    transactionLog: true,
    logger: { trace: observe, debug: observe, info: observe, warn: ignore, error: ignore, fatal: ignore },
  });
  connection.on("error", fail);
  connection.once("end", () => fail(Object.assign(new Error("Connection closed"), { code: "ECONNECTION" })));
  const attemptTimer = setTimeout(() => fail(new SmtpTimeout("the session took too long")), limits.beforeDot);
  enter("DNS");
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });

  /** Resolves when the library calls back; rejects then, or when the session fails. */
  const step = <Result>(start: (done: (error?: NodemailerError | null, result?: Result) => void) => void) =>
    Promise.race([
      failing.promise,
      new Promise<Result | undefined>((resolve, reject) =>
        start((error, result) => (error ? reject(error) : resolve(result))),
      ),
    ]).catch((error: unknown) => {
      fail(error);
      throw error;
    });
  return {
    stage: () => rejected ?? stage,
    async open() {
      await step((done) => connection.connect(done));
      const { auth } = settings;
      // A mail server that knows no passwords needs none.
      if (auth && connection.allowsAuth) await step((done) => connection.login({ credentials: auth }, done));
    },
    async send(envelope, message) {
      const to = [...envelope.to];
      const sent = await step<{ response: string }>((done) => connection.send({ ...envelope, to }, message, done));
      return sent?.response ?? "";
    },
    refusals: () => refusals,
    hold() {
      clearTimeout(stageTimer);
      clearTimeout(attemptTimer);
    },
    atDot: () => enter("final dot"),
    quit() {
      clearTimeout(stageTimer);
      clearTimeout(attemptTimer);
      signal.removeEventListener("abort", onAbort);
      connection.removeAllListeners("error").on("error", ignore);
      connection.quit();
      // In case the server does not answer to QUIT.
      setTimeout(() => connection.close(), 5000).unref();
    },
  };
}
