import type { Config } from "../config/config.ts";

/** The limits hold for any ten minutes, in milliseconds. */
const period = 10 * 60 * 1000;

/** How many addresses are remembered at the most: some 10 MB. The one that was quiet for longest is forgotten first. */
const mostAddresses = 100_000;

export interface RateLimiter {
  /** Counts a request. Returns 0 if it may pass, and otherwise, without counting it, the seconds until one may. */
  take(address: string): number;
  /** How many addresses are remembered. */
  size(): number;
}

/**
 * Limits requests for each client address and in all. For each it remembers one time, at which the whole allowance is
 * there again; every request moves it on by its share (the generic cell rate algorithm, ITU-T I.371, annex A). So a
 * visitor may make all the requests of ten minutes at once, and gets new ones evenly afterwards.
 * @param now the time in Unix milliseconds
 */
export function rateLimiter({ perAddress, inAll }: Config["rateLimits"], now: () => number): RateLimiter {
  const wholeAgainAt = new Map<string, number>();
  let allWholeAgainAt = 0;
  const start = now();

  const next = (limit: number, wholeAt: number, at: number): number => {
    if (limit === 0) return at;
    // More than a period ahead: the clock was set back, which must keep nobody out.
    const from = wholeAt > at + period + 1 ? at : Math.max(wholeAt, at);
    return from + period / limit;
  };
  const forget = (at: number): void => {
    for (const [address, wholeAt] of wholeAgainAt) {
      if (wholeAt > at && wholeAgainAt.size < mostAddresses) return;
      wholeAgainAt.delete(address);
    }
  };

  return {
    take(address) {
      // Small numbers, for shares of a millisecond count.
      const at = now() - start;
      const one = next(perAddress, wholeAgainAt.get(address) ?? at, at);
      const all = next(inAll, allWholeAgainAt, at);
      const wait = Math.max(one, all) - period - at;
      // Less than a millisecond is a rounding error.
      if (wait >= 1) return Math.ceil(wait / 1000);
      allWholeAgainAt = all;
      // Taken out and put in again, so that those that were quiet for longest come first.
      wholeAgainAt.delete(address);
      forget(at);
      if (perAddress > 0) wholeAgainAt.set(address, one);
      return 0;
    },
    size: () => wholeAgainAt.size,
  };
}
