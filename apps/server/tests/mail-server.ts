import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** How the server behaves; codes are its replies to the recipient (to `only` that one, if it is given) or to the email data. */
export type Behavior =
  | "accept"
  | "silent"
  | "cut at recipient"
  | "cut after data"
  | "silent after data"
  | { recipient: number; only?: string }
  | { data: number };

export interface MailServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  behavior: Behavior;
  /** Number of RCPT commands so far, including refused ones. */
  recipients: number;
  /** Envelope senders and recipients of the emails. */
  readonly envelopes: { readonly from: string; readonly to: readonly string[] }[];
  /** The received emails, accepted or not, raw and parsed. */
  readonly raw: Buffer[];
  readonly mails: Email[];
  stop(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode });

/**
 * Starts a real SMTP server on localhost; disposing of it stops it. Without `pipelining`, a command comes when the client
 * has read the reply to the one before.
 */
export async function startMailServer(port = 0, { pipelining = true } = {}): Promise<MailServer> {
  const cut = (id: string): void => {
    for (const connection of smtp.connections) if (connection.session.id === id) connection.close();
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    hidePIPELINING: !pipelining,
    closeTimeout: 50,
    logger: false,
    onRcptTo({ address }, session, callback) {
      server.recipients += 1;
      const { behavior } = server;
      if (behavior === "silent") return;
      if (behavior === "cut at recipient") return cut(session.id);
      const refused = typeof behavior === "object" && "recipient" in behavior && (behavior.only ?? address) === address;
      callback(refused ? refusal(behavior.recipient) : null);
    },
    async onData(stream, session, callback) {
      const bytes = await buffer(stream).catch(() => undefined);
      // The client disconnected before the final dot.
      if (!bytes) return;
      const { behavior } = server;
      if (typeof behavior === "object" && "data" in behavior) return callback(refusal(behavior.data));
      const { mailFrom, rcptTo } = session.envelope;
      server.envelopes.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) });
      server.raw.push(bytes);
      server.mails.push(await PostalMime.parse(bytes));
      if (behavior === "silent after data") return;
      if (behavior !== "cut after data") return callback();
      cut(session.id);
    },
  });
  smtp.on("error", () => undefined);
  await once(smtp.listen(port, "127.0.0.1"), "listening");
  const bound = (smtp.server.address() as AddressInfo).port;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    behavior: "accept",
    recipients: 0,
    envelopes: [],
    raw: [],
    mails: [],
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
    [Symbol.asyncDispose]: () => server.stop(),
  };
  return server;
}
