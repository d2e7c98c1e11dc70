import type { NextStep } from "../store/leased-delivery.ts";
import { retryDelay } from "./backoff.ts";
import type { SendResult } from "./smtp.ts";

/** How long a mail is tried for, in milliseconds: at least 4 to 5 days, RFC 5321, section 4.5.4.1. */
const longestTry = 5 * 24 * 60 * 60 * 1000;

/** How many attempts may end without word of whether the mail arrived: each may have made a copy. */
const mostUncertain = 3;

/** What is known of a mail when one of its attempts has ended. */
interface Attempt {
  readonly attempts: number;
  readonly uncertainCount: number;
  /** Unix milliseconds. */
  readonly queuedAt: number;
}

/**
 * Decides what becomes of a mail: sent; parked if the mail server refused it for good, if it was tried for five days,
 * or if three attempts ended in doubt; otherwise tried again later.
 * @param now Unix time in milliseconds
 * @param random from 0 to 1, spreads the next attempts
 */
export function nextStep(result: SendResult, attempt: Attempt, now: number, random = Math.random()): NextStep {
  if (result.kind === "accepted") return { state: "sent", code: result.code, sentAt: now };
  const uncertain = result.kind === "failed" && result.uncertain;
  const uncertainCount = attempt.uncertainCount + (uncertain ? 1 : 0);
  const tooLong = now - attempt.queuedAt > longestTry;
  if (result.kind === "refused" || tooLong || uncertainCount >= mostUncertain) {
    return { state: "parked", code: result.code, uncertainCount };
  }
  const dueAt = now + retryDelay(attempt.attempts, uncertain, random);
  return uncertain
    ? { state: "uncertain", code: null, dueAt, uncertainCount }
    : { state: "pending", code: result.code, dueAt };
}
