import { longestDelay } from "../store/claim-deliveries.ts";

const second = 1000;
const minute = 60 * second;
const delays = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute];
const uncertainDelay = 15 * minute;

/**
 * Delay before the next attempt, in milliseconds: 10 s, 30 s, 2 min, 10 min, 30 min, then an hour each time, with ±50 %
 * random jitter, so that emails which failed together are not all retried together.
 * @param attempts number of attempts made, at least 1
 * @param uncertain whether the email may have been accepted. The delay is at least 15 minutes then, because a duplicate
 *   is worse than a delay
 * @param random jitter, from 0 to 1
 */
export function retryDelay(attempts: number, uncertain: boolean, random = Math.random()): number {
  const delay = (delays[attempts - 1] ?? 60 * minute) * (0.5 + random);
  return Math.min(longestDelay, Math.round(uncertain ? Math.max(delay, uncertainDelay) : delay));
}
