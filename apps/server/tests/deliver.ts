import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { type Clock, systemClock } from "../runtime/clock.ts";
import { startDelivery } from "../delivery/delivery.ts";
import { composeMail } from "../delivery/mail-message.ts";
import { recipientsOf } from "../delivery/recipients.ts";
import { nextStep } from "../delivery/next-step.ts";
import { smtpServer } from "../delivery/smtp.ts";
import type { SmtpLimits } from "../delivery/smtp-session.ts";
import { parseSmtpUrl } from "../config/smtp-url.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import type { NextStep } from "../store/leased-delivery.ts";
import type { Store } from "../store/store.ts";
import { openTestStore } from "./databases.ts";
import type { MailServer } from "./mail-server.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

export const addresses = { from: "website@example.org", to: "sales@example.net" };

/** Opens an empty SQLite store for the current test. */
export const newStore = async (now?: () => number): Promise<Store> =>
  openTestStore(sqliteDatabase(join(await temporaryFolder(), "enquiries.db")), now);

const hurriedClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / 50, signal),
};

interface Options {
  readonly clock?: Clock;
  readonly pollInterval?: number;
  /** Retry delay in milliseconds, instead of the real delays. The probes of the mail server are quick as well. */
  readonly retryAfter?: number;
  readonly limits?: SmtpLimits;
  /** Recipients that a release names. */
  readonly named?: readonly string[];
}

/** Starts delivery to a mail server. `steps` and `logged` collect the decisions and the log lines. */
export function deliver(store: Store, mailServer: Pick<MailServer, "url">, options: Options = {}) {
  const {
    clock = options.retryAfter ? hurriedClock : systemClock,
    pollInterval = 10,
    retryAfter,
    limits,
    named = [],
  } = options;
  const steps: NextStep[] = [];
  const logged: string[] = [];
  const decide: typeof nextStep = (result, attempt, now) => {
    const decided = nextStep(result, attempt, now, 0.5);
    const step = retryAfter !== undefined && "dueAt" in decided ? { ...decided, dueAt: now + retryAfter } : decided;
    steps.push(step);
    return step;
  };
  const log = pino({}, { write: (line) => void logged.push(line) });
  const recipients = recipientsOf(addresses.to, log);
  recipients.use(named);
  const mailer = startDelivery({
    store,
    server: smtpServer(parseSmtpUrl(mailServer.url)!, addresses, limits),
    recipients,
    compose: (content, dispatch) => composeMail(content, addresses, dispatch),
    decide,
    clock,
    log,
    pollInterval,
    stopGrace: 50,
  });
  onTestFinished(() => mailer.stop());
  return { mailer, steps, logged, recipients };
}
