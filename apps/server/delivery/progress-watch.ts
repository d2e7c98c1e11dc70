import type { Raise } from "../runtime/alarms.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { withinTime } from "../runtime/within-time.ts";
import type { Mailer } from "./delivery.ts";

/** How often to look, in milliseconds. */
export const lookInterval = 10_000;
/** How long nothing may happen to emails that are due, in milliseconds. */
const tolerated = 60_000;
/** How long the question may take whether emails are due, in milliseconds. */
const longestQuestion = 5000;

interface ProgressWatchDependencies {
  readonly mailer: Pick<Mailer, "progress" | "isAnyDue" | "trouble">;
  readonly raise: Raise;
}

/**
 * Creates the task that raises an alarm if emails are due and none has been claimed or written for a minute, whatever the
 * reason, with the first error. If nobody knows whether emails are due, they count as due: what keeps the question from
 * being answered may be what keeps the delivery. To be run every `lookInterval`; it counts its runs instead of comparing
 * times, because the clock may jump.
 */
export function progressWatch({ mailer, raise }: ProgressWatchDependencies): () => Promise<void> {
  let doneBefore: number | undefined;
  let quiet = 0;
  return async () => {
    let unknown: unknown;
    const isDue = await withinTime(mailer.isAnyDue(), longestQuestion).catch((error: unknown) => {
      unknown = error;
      return true;
    });
    const { done, firstError = unknown === undefined ? undefined : errorSummary(unknown), step } = mailer.progress();
    quiet = isDue && done === doneBefore ? quiet + lookInterval : 0;
    doneBefore = done;
    const { stage, cause } = mailer.trouble() ?? {};
    raise(
      "delivery",
      quiet >= tolerated,
      { minutes: Math.floor(quiet / 60_000), step, error: firstError, stage, cause },
      "emails are due, and none has been sent or written for a minute",
    );
  };
}
