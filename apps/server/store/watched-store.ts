import type { Raise } from "../runtime/alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import { type ErrorSummary, errorSummary, reasonOf } from "../runtime/error-summary.ts";
import { withinTime } from "../runtime/within-time.ts";
import type { DeliveryStatus } from "./store-status.ts";
import type { Store } from "./store.ts";

/** How long a check may take, in milliseconds; then the store counts as failed. */
const longestCheck = 5000;
/** How long refused enquiries are told of, in milliseconds, although the store may work again. */
const refusalTold = 10 * 60 * 1000;
/** The same for connections that did not answer. */
const silenceTold = 10 * 60 * 1000;

interface WatchedStoreDependencies {
  readonly store: Pick<Store, "add" | "check" | "status" | "silences">;
  readonly raise: Raise;
  readonly clock: Pick<Clock, "now">;
}

/** A store whose failures raise alarms. */
export interface WatchedStore {
  /** Stores an enquiry. @throws as the store does, after the alarm */
  readonly add: Store["add"];
  /** Checks that an enquiry can be stored now, in five seconds at most. The alarm `store` has the result. */
  check(): Promise<void>;
  /** The delivery statistics; undefined if they cannot be read within five seconds. The alarm `store unreadable` tells why. */
  status(): Promise<DeliveryStatus | undefined>;
}

/** Does not ask again while the former question has no answer. */
function sparing<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().finally(() => (asked = undefined));
    return withinTime(asked, longestCheck);
  };
}

/** Watches a store: raises an alarm while it cannot be written or read, and after it has refused enquiries. */
export function watchedStore({ store, raise, clock }: WatchedStoreDependencies): WatchedStore {
  const [check, status] = [sparing(() => store.check()), sparing(() => store.status())];
  let refused = 0;
  let last: { readonly at: number; readonly error: ErrorSummary; readonly reason: string } | undefined;
  const tellRefusals = (): void => {
    if (last && Math.abs(clock.now() - last.at) >= refusalTold) last = undefined;
    if (!last) refused = 0;
    const { error, reason } = last ?? {};
    raise("enquiries refused", last !== undefined, { refused, error, reason }, "visitors' enquiries got 503");
  };
  let silences = 0;
  let silentAt: number | undefined;
  const tellSilence = (): void => {
    const now = clock.now();
    if (store.silences() > silences) silentAt = now;
    silences = store.silences();
    if (silentAt !== undefined && Math.abs(now - silentAt) >= silenceTold) silentAt = undefined;
    raise(
      "database connections",
      silentAt !== undefined,
      { silences },
      "connections to the database did not answer and were replaced: check PostgreSQL and the network to it",
    );
  };
  return {
    async add(enquiry) {
      try {
        return await store.add(enquiry);
      } catch (error) {
        refused += 1;
        last = { at: clock.now(), error: errorSummary(error), reason: reasonOf(error) };
        tellRefusals();
        throw error;
      } finally {
        // Not only with the next check of the store, which may be a minute away.
        if (store.silences() > silences) tellSilence();
      }
    },
    async check() {
      const failed = await check().then(
        () => undefined,
        (error: unknown) => ({ error: errorSummary(error), reason: reasonOf(error) }),
      );
      raise("store", failed !== undefined, { ...failed }, "enquiries cannot be stored: posts get 503");
      tellRefusals();
      tellSilence();
    },
    async status() {
      const tell = (active: boolean, error?: unknown): void =>
        raise(
          "store unreadable",
          active,
          active ? { error: errorSummary(error), reason: reasonOf(error) } : {},
          "it cannot be read how many emails wait: the alarms about them are those of the last time",
        );
      try {
        const read = await status();
        tell(false);
        return read;
      } catch (error) {
        return void tell(true, error);
      }
    },
  };
}
