import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { Store } from "../store/store.ts";
import { blockedBy } from "./next-step.ts";
import type { MailTrouble } from "./mail-trouble.ts";
import { postponementOf } from "./postponement.ts";
import type { SmtpFailure } from "./smtp-failure.ts";
import type { MailServer } from "./smtp.ts";

/**
 * Times between the starts of the probes of a mail server that fails, in milliseconds; the last one for all further
 * ones. With the limit of a probe, emails follow within a minute after the server works again.
 */
const probeDelays = [1000, 5000, 15_000, 30_000] as const;
/** While a limit of the provider is reached. Amazon asks to wait for up to ten minutes: apps/server/tests/provider-replies.ts. */
const limitDelays = [60_000, 300_000, 600_000] as const;

type ServerTrouble = MailTrouble & SmtpFailure;

interface WatchDependencies {
  readonly store: Pick<Store, "expedite" | "status">;
  readonly server: Pick<MailServer, "probe">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly stopping: AbortSignal;
  /** Called when emails may be due again. */
  readonly onReady: () => void;
}

/**
 * Pauses delivery while the mail server fails. Instead of retrying each email, it probes the server at least every 30
 * seconds, and lets one email try after each probe that succeeds. If a limit of the provider is reached, that is every
 * ten minutes. The trouble is over when the server has accepted an email, or when no email is waiting; until then, only
 * its cause changes.
 */
export function watchServer({ store, server, clock, log, stopping, onReady }: WatchDependencies) {
  let trouble: ServerTrouble | undefined;
  /** By email: those under way for long, without a failure yet. */
  const slow = new Map<string, () => MailTrouble>();
  /** How many emails may be started, besides the limit of connections. */
  let allowed = Number.POSITIVE_INFINITY;
  let over = new AbortController();
  let watching = Promise.resolve();
  /** Whether emails may be waiting for the server. */
  let waiting = true;

  const expedite = async (limit?: number): Promise<void> => {
    await store
      .expedite(limit)
      .catch((error: unknown) => log.error({ error: errorSummary(error) }, "waiting emails could not be rescheduled"));
    onReady();
  };
  const end = (): void => {
    if (trouble) log.info("mail server available again");
    trouble = undefined;
    allowed = Number.POSITIVE_INFINITY;
    over.abort();
  };
  const isNothingWaiting = async (): Promise<boolean> => {
    try {
      const { pending, uncertain } = await store.status();
      return pending + uncertain === 0;
    } catch (error) {
      log.error({ error: errorSummary(error) }, "waiting emails could not be counted");
      return false;
    }
  };
  const recordTrouble = (failure: SmtpFailure, since: number): void => {
    const { stage, cause, code } = failure;
    if (trouble?.cause !== cause || trouble.stage !== stage)
      log.warn({ stage, cause, code }, "mail server unavailable");
    trouble = { ...failure, since: trouble?.since ?? since };
    waiting = true;
  };
  const probe = async (signal: AbortSignal): Promise<void> => {
    const failure = await server.probe(signal);
    if (signal.aborted) return;
    // A rejected login is reported by the emails themselves, because its alarm is another one.
    if (failure && blockedBy(failure) === "server") {
      allowed = 0;
      return recordTrouble(failure, clock.now());
    }
    if (await isNothingWaiting()) return end();
    allowed = 1;
    return expedite(1);
  };
  const watch = async (signal: AbortSignal): Promise<void> => {
    for (let next = 0; ; next += 1) {
      const delays = trouble && postponementOf(trouble) === "queue" ? limitDelays : probeDelays;
      // Begins with the probe before it, so that one that hangs does not delay the next.
      const pause = clock.sleep(delays[Math.min(next, delays.length - 1)] ?? 0, signal);
      if (next > 0) await probe(signal);
      await pause;
      if (signal.aborted) return;
    }
  };

  return {
    /** Why no email has been accepted for a while; undefined if nothing is known to be wrong. */
    trouble: () => trouble ?? slow.values().next().value?.(),
    /** How many emails may be started at present. */
    allowed: () => allowed,
    /** Call when an attempt begins. */
    started(): void {
      allowed -= 1;
    },
    /** Call when an attempt takes long: this is only told, as it may still succeed. */
    slow(id: string, at: () => MailTrouble): void {
      slow.set(id, at);
    },
    /** Call when an attempt no longer takes long: it has ended, or waits for this program. */
    notSlow(id: string): void {
      slow.delete(id);
    },
    /**
     * Call when an attempt has failed because of the mail server, or waits for its reply for too long.
     * @param since when it began, in Unix milliseconds
     */
    failed(failure: SmtpFailure, since: number): void {
      const isNew = trouble === undefined;
      recordTrouble(failure, since);
      allowed = 0;
      if (!isNew) return;
      over = new AbortController();
      const watched = watch(AbortSignal.any([over.signal, stopping]));
      watching = Promise.all([watching, watched]).then(() => undefined);
    },
    /** Call when the mail server has put an email off: it works, but accepts nothing yet. */
    deferred(failure: SmtpFailure): void {
      if (!trouble) return;
      trouble = { ...failure, since: trouble.since };
      allowed = Number.POSITIVE_INFINITY;
      onReady();
    },
    /** Call when the mail server has accepted an email, or rejected one for good. */
    answered(): void {
      end();
      if (!waiting) return;
      waiting = false;
      void expedite();
    },
    /** Resolves when the server is no longer probed. */
    stopped: () => watching,
  };
}
