const second = 1000;
const minute = 60 * second;
const delays = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute];
const uncertainDelay = 15 * minute;

/**
 * How long to wait after a failed attempt, in milliseconds: 10 s, 30 s, 2 min, 10 min, 30 min, then an hour each time,
 * more or less by half at random, so that mails which failed together do not all return together.
 * @param attempts how many attempts were made, at least 1
 * @param uncertain the mail may have arrived: at least a quarter of an hour then, for a duplicate is worse than a delay
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, uncertain: boolean, random = Math.random()): number {
  const delay = (delays[attempts - 1] ?? 60 * minute) * (0.5 + random);
  return Math.round(uncertain ? Math.max(delay, uncertainDelay) : delay);
}
