import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { retryDelay } from "./backoff.ts";
import { errorSummary } from "./error-summary.ts";
import { composeMail, type MailAddresses } from "./mail-message.ts";
import type { SendMail, SendResult } from "./smtp.ts";
import type { AttemptResult, Claim, Store } from "./store.ts";

/** Passes stored enquiries on, apart from the requests that brought them. */
export interface Mailer {
  /** Says that an enquiry has been stored. Returns at once and never throws. */
  enquiryStored(id: string): void;
  /** Ends the work; resolves once nothing touches the store any more. */
  stop(): Promise<void>;
}

interface DeliveryParts {
  readonly store: Store;
  readonly send: SendMail;
  readonly addresses: MailAddresses;
  readonly log: Logger;
  /** Longest time between two looks at what is due, in milliseconds. */
  readonly pollInterval?: number;
  /** How long a mail under way may take after `stop`, in milliseconds. */
  readonly stopGrace?: number;
  readonly delay?: typeof retryDelay;
}

/**
 * Starts to send the mails that are due, one after the other: at once when an enquiry is stored, and when their time
 * has come. A failure of the mail server or of the store is logged and tried again, for as long as it takes.
 */
export function startDelivery(parts: DeliveryParts): Mailer {
  const { store, send, addresses, log, pollInterval = 5000, stopGrace = 5000, delay = retryDelay } = parts;
  const stopping = new AbortController();
  const breakOff = new AbortController();
  let awake = new AbortController();

  const attempt = async ({ enquiry, attempts }: Claim): Promise<AttemptResult> => {
    const result = await composeMail(enquiry, addresses)
      .then((mail) => send(mail, breakOff.signal))
      .catch((error: unknown): SendResult => {
        log.error({ id: enquiry.id, error: errorSummary(error) }, "mail not composed");
        return { kind: "failed", code: null, uncertain: false };
      });
    log[result.kind === "refused" ? "error" : "info"]({ id: enquiry.id, attempts, ...result }, "mail attempt");
    if (result.kind === "accepted") return { state: "sent", code: result.code, sentAt: Date.now() };
    if (result.kind === "refused") return { state: "parked", code: result.code };
    return { state: "pending", code: result.code, dueAt: Date.now() + delay(attempts, result.uncertain) };
  };

  const pause = async (): Promise<void> => {
    if (awake.signal.aborted) awake = new AbortController();
    else await sleep(pollInterval, undefined, { signal: awake.signal }).catch(() => undefined);
  };

  /** An outcome that is not recorded would send the mail again, so recording it is tried until it works. */
  const record = async (id: string, result: AttemptResult): Promise<void> => {
    for (;;) {
      try {
        return await store.finish(id, result);
      } catch (error) {
        log.error({ id, error: errorSummary(error) }, "mail outcome not recorded");
        if (stopping.signal.aborted) return;
        await sleep(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const work = async (): Promise<void> => {
    let released = false;
    while (!stopping.signal.aborted) {
      try {
        if (!released) await store.releaseClaims();
        released = true;
        const claim = await store.claim();
        if (claim) await record(claim.enquiry.id, await attempt(claim));
        else await pause();
      } catch (error) {
        log.error({ error: errorSummary(error) }, "mail delivery interrupted");
        await pause();
      }
    }
  };

  const working = work();
  return {
    enquiryStored: () => awake.abort(),
    async stop() {
      stopping.abort();
      awake.abort();
      const patience = setTimeout(() => breakOff.abort(), stopGrace);
      await working;
      clearTimeout(patience);
    },
  };
}
