import type { NextStep } from "../store/leased-delivery.ts";
import { retryDelay } from "./backoff.ts";
import type { SendResult } from "./smtp.ts";

/** How long sending is retried, in milliseconds: at least 4 to 5 days, RFC 5321, section 4.5.4.1. */
const maxRetryTime = 5 * 24 * 60 * 60 * 1000;

/** Maximum number of attempts with an unknown outcome; each may have delivered a copy. */
const maxUncertain = 3;

/** An email's counters after an attempt. */
interface Attempt {
  readonly attempts: number;
  readonly uncertainCount: number;
  /** Unix milliseconds. */
  readonly queuedAt: number;
}

/**
 * Decides an email's next state: sent; parked if the mail server rejected it permanently, after five days of retries,
 * or after three attempts with an unknown outcome; otherwise retried later.
 * @param now Unix time in milliseconds
 * @param random retry jitter, from 0 to 1
 */
export function nextStep(result: SendResult, attempt: Attempt, now: number, random = Math.random()): NextStep {
  if (result.kind === "accepted") return { state: "sent", code: result.code, sentAt: now };
  const uncertain = result.kind === "failed" && result.uncertain;
  const uncertainCount = attempt.uncertainCount + (uncertain ? 1 : 0);
  const tooLong = now - attempt.queuedAt > maxRetryTime;
  if (result.kind === "refused" || tooLong || uncertainCount >= maxUncertain) {
    return { state: "parked", code: result.code, uncertainCount };
  }
  const dueAt = now + retryDelay(attempt.attempts, uncertain, random);
  return uncertain
    ? { state: "uncertain", code: null, dueAt, uncertainCount }
    : { state: "pending", code: result.code, dueAt };
}
