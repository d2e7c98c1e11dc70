import type { NextStep } from "../store/leased-delivery.ts";
import type { BlockedBy } from "../store/schema.ts";
import { retryDelay } from "./backoff.ts";
import { postponementOf } from "./postponement.ts";
import { isAboutUs } from "./rejection.ts";
import { isBefore, type SmtpFailure } from "./smtp-failure.ts";
import type { SendResult } from "./smtp.ts";

const hour = 60 * 60 * 1000;

interface RetryLimit {
  /** How long sending is retried, in milliseconds. */
  readonly time: number;
  /** The least number of attempts, so that a clock that jumps ahead does not end the retries. */
  readonly attempts: number;
}

/** At least 4 to 5 days: RFC 5321, section 4.5.4.1. */
const untilDelivered: RetryLimit = { time: 5 * 24 * hour, attempts: 20 };
/** Time to mend the configuration before an operator has to requeue the emails. */
const untilConfigured: RetryLimit = { time: 24 * hour, attempts: 10 };

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
 * What keeps an email from being sent, besides the email itself: `server`, if the mail server cannot be reached, refuses
 * sessions for now, or a limit of its provider is reached; `settings`, if it rejects our login or our own addresses.
 */
export function blockedBy(failure: SmtpFailure): BlockedBy | null {
  const { stage, code } = failure;
  if (code === 421 || code === null || isBefore(stage, "AUTH")) return "server";
  const postponed = postponementOf(failure);
  if (postponed) return postponed === "queue" || stage === "AUTH" ? "server" : null;
  if (!isBefore(stage, "DATA")) return isAboutUs(failure) ? "settings" : null;
  return "settings";
}

/**
 * Decides an email's next state: sent; parked if the mail server rejected its content permanently, after five days of
 * retries (one day if the settings are wrong), or after three attempts with an unknown outcome; otherwise retried later.
 * @param now Unix time in milliseconds
 * @param random retry jitter, from 0 to 1
 */
export function nextStep(result: SendResult, attempt: Attempt, now: number, random = Math.random()): NextStep {
  if (result.kind === "accepted") return { state: "sent", code: result.code, sentAt: now };
  const { failure } = result;
  const uncertain = result.kind === "failed" && result.uncertain;
  const told = { code: failure.code, cause: `${failure.stage}: ${failure.cause}` };
  const uncertainCount = attempt.uncertainCount + (uncertain ? 1 : 0);
  const blocked = uncertain ? null : blockedBy(failure);
  const limit = blocked === "settings" ? untilConfigured : untilDelivered;
  const tooLong = now - attempt.queuedAt > limit.time && attempt.attempts >= limit.attempts;
  if (result.kind === "refused" || tooLong || uncertainCount >= maxUncertain) {
    return { state: "parked", ...told, uncertainCount };
  }
  const kind = blocked === null ? "postponed" : "blocked";
  const dueAt = now + retryDelay(attempt.attempts, uncertain ? "uncertain" : kind, random);
  return uncertain
    ? { state: "uncertain", ...told, dueAt, uncertainCount }
    : { state: "pending", ...told, dueAt, blockedBy: blocked };
}
