import { createHash } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Run } from "./row.ts";

/** How the mail server misbehaves. */
export type Fault =
  | "none"
  | "silent"
  | "wrong password"
  | "held at the recipient"
  | "slow reply"
  | "cut before the dot"
  | "cut after the dot"
  | { readonly at: "greeting" | "recipient" | "data"; readonly code: number };

/** All mails that arrived for one enquiry. */
export interface Letter {
  readonly messageIds: Set<string>;
  /** Digests of the bytes. There is one if all copies are identical. */
  readonly contents: Set<string>;
  /** When each copy had arrived completely, as performance.now(). */
  readonly arrivals: number[];
  /** The header names of all copies. */
  readonly headers: string[];
}

export interface MailSink {
  readonly url: string;
  fault: Fault;
  /** The number of connections. */
  attempts: number;
  /** By the reference in each enquiry. */
  readonly letters: Map<string, Letter>;
  /** The number of mails held at the recipient. */
  held(): number;
  /** Continues the held mails. */
  release(): void;
  close(): Promise<void>;
  /** Listens again at the same address, optionally offering STARTTLS with an untrusted certificate. */
  open(offersTls?: boolean): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode });
const found = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** The first reference in an email. A digest may be encoded as base64. */
async function referenceIn(bytes: Buffer, text: string): Promise<string> {
  const pattern = /(ref-[\da-f-]{36})/;
  return found(text, pattern) ?? found((await PostalMime.parse(bytes)).text ?? "", pattern) ?? "(none)";
}

/** Starts a local SMTP server that counts mails by enquiry and by Message-ID. */
export async function startMailSink({ defer }: Pick<Run, "defer">): Promise<MailSink> {
  let smtp: SMTPServer | undefined;
  let port = 0;
  let held: (() => void)[] = [];
  const has = (at: "greeting" | "recipient" | "data"): Error | undefined =>
    typeof sink.fault === "object" && sink.fault.at === at ? refusal(sink.fault.code) : undefined;
  const cutOff = (id: string): void => {
    for (const connection of smtp?.connections ?? []) if (connection.session.id === id) connection.close();
  };
  const keep = async (bytes: Buffer): Promise<void> => {
    const text = bytes.toString("latin1");
    const reference = await referenceIn(bytes, text);
    const letter = sink.letters.get(reference) ?? {
      messageIds: new Set(),
      contents: new Set(),
      arrivals: [],
      headers: [],
    };
    letter.messageIds.add(found(text, /^Message-ID: <(.+)>\r$/im) ?? "(none)");
    letter.contents.add(createHash("sha256").update(bytes).digest("hex"));
    letter.arrivals.push(performance.now());
    letter.headers.push(...[...text.split("\r\n\r\n", 1)[0]!.matchAll(/^([\w-]+):/gm)].map(([, name]) => name!));
    sink.letters.set(reference, letter);
  };
  const sink: MailSink = {
    url: "",
    fault: "none",
    attempts: 0,
    letters: new Map(),
    held: () => held.length,
    release() {
      for (const goOn of held) goOn();
      held = [];
    },
    close: () => new Promise((resolve) => (smtp ? smtp.close(() => resolve()) : resolve())),
    async open(offersTls = false) {
      smtp = new SMTPServer({
        authOptional: true,
        allowInsecureAuth: true,
        disabledCommands: offersTls ? [] : ["STARTTLS"],
        disableReverseLookup: true,
        closeTimeout: 50,
        logger: false,
        onConnect(_session, callback) {
          sink.attempts += 1;
          if (sink.fault !== "silent") callback(has("greeting"));
        },
        onAuth(_auth, _session, callback) {
          callback(sink.fault === "wrong password" ? refusal(535) : null, { user: "website" });
        },
        onRcptTo(_address, _session, callback) {
          if (sink.fault === "held at the recipient") held.push(() => callback());
          else callback(has("recipient"));
        },
        async onData(stream, { id }, callback) {
          if (sink.fault === "cut before the dot") return void stream.once("data", () => cutOff(id));
          const bytes = await buffer(stream).catch(() => undefined);
          // The sender disconnected before the end.
          if (!bytes) return;
          const refused = has("data");
          if (refused) return callback(refused);
          await keep(bytes);
          if (sink.fault === "cut after the dot") return cutOff(id);
          if (sink.fault === "slow reply") await sleep(3000);
          callback();
        },
      });
      smtp.on("error", () => undefined);
      await once(smtp.listen(port, "127.0.0.1"), "listening");
      port = (smtp.server.address() as AddressInfo).port;
    },
  };
  await sink.open();
  defer(() => sink.close());
  return Object.assign(sink, { url: `smtp://website:password@127.0.0.1:${port}` });
}
