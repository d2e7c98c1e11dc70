import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { Store } from "../store/store.ts";
import type { SmtpFailure } from "./smtp-failure.ts";
import type { MailServer } from "./smtp.ts";

/** Delays before the probes of a mail server that fails, in milliseconds; the last one repeats. */
const probeDelays = [1000, 5000, 15_000, 30_000];

/** Why no email can be sent at present. */
export interface MailTrouble extends SmtpFailure {
  /** Unix milliseconds. */
  readonly since: number;
}

interface WatchDependencies {
  readonly store: Pick<Store, "expedite">;
  readonly server: Pick<MailServer, "probe">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly stopping: AbortSignal;
  /** Called when emails may be due again. */
  readonly onReady: () => void;
}

/**
 * Pauses delivery while the mail server cannot be reached. Instead of retrying each email, it probes the server at
 * least every 30 seconds, so that delivery resumes soon after the server does.
 */
export function watchServer({ store, server, clock, log, stopping, onReady }: WatchDependencies) {
  let trouble: MailTrouble | undefined;
  let probing = Promise.resolve();
  /** Probes since the last accepted email, so that a server that only greets is not tried every second. */
  let probes = 0;
  /** Whether emails may be waiting for the server. */
  let waiting = true;

  const expedite = async (limit?: number): Promise<void> => {
    await store
      .expedite(limit)
      .catch((error: unknown) => log.error({ error: errorSummary(error) }, "waiting emails were not made due"));
    onReady();
  };
  const recordTrouble = (failure: SmtpFailure): void => {
    const { stage, cause, code } = failure;
    if (trouble?.cause !== cause || trouble.stage !== stage)
      log.warn({ stage, cause, code }, "mail server unavailable");
    trouble = { ...failure, since: trouble?.since ?? clock.now() };
    waiting = true;
  };
  const probe = async (): Promise<void> => {
    while (!stopping.aborted) {
      const delay = probeDelays[Math.min(probes, probeDelays.length - 1)] ?? 0;
      probes += 1;
      await clock.sleep(delay, stopping);
      if (stopping.aborted) return;
      const failure = await server.probe(stopping);
      if (!failure) {
        trouble = undefined;
        log.info("mail server available again");
        return expedite(1);
      }
      recordTrouble(failure);
    }
  };

  return {
    /** Why no email can be sent at present; undefined if nothing is known to be wrong. */
    trouble: () => trouble,
    /** Call when an attempt has failed because of the mail server. */
    failed(failure: SmtpFailure): void {
      const isNew = trouble === undefined;
      recordTrouble(failure);
      if (isNew) probing = probe();
    },
    /** Call when the mail server has accepted an email. */
    accepted(): void {
      probes = 0;
      if (!waiting) return;
      waiting = false;
      void expedite();
    },
    /** Resolves when no probe is running. */
    stopped: () => probing,
  };
}
