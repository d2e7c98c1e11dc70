import { longestDelay } from "../store/claim-deliveries.ts";

const second = 1000;
const minute = 60 * second;
const delays = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute];
// Greylisting lasts from one to five minutes mostly, and an attempt within that time is in vain.
const postponedDelays = [minute, 5 * minute, 5 * minute, 10 * minute, 30 * minute, 60 * minute];
const uncertainDelay = 15 * minute;

/** The mail server put the email off, or may have accepted it, or something else kept it from being sent. */
type Failure = "postponed" | "uncertain" | "blocked";

/**
 * Delay before the next attempt, in milliseconds: 10 s, 30 s, 2 min, 10 min, 30 min, then an hour each time, with ±50 %
 * random jitter, so that emails which failed together are not all retried together. If the email was put off, the first
 * three are 1, 5 and 5 min; if it may have been accepted, the delay is at least 15 minutes, because a duplicate is worse
 * than a delay.
 * @param attempts number of attempts made, at least 1
 * @param random jitter, from 0 to 1
 */
export function retryDelay(attempts: number, failure: Failure, random = Math.random()): number {
  const steps = failure === "postponed" ? postponedDelays : delays;
  const delay = (steps[attempts - 1] ?? 60 * minute) * (0.5 + random);
  return Math.min(longestDelay, Math.round(failure === "uncertain" ? Math.max(delay, uncertainDelay) : delay));
}
