import type { Config } from "../config/config.ts";

/** The period of the limits, in milliseconds. */
const period = 10 * 60 * 1000;

/** Maximum number of addresses in memory, about 10 MB. The least recently used is evicted first. */
const maxAddresses = 100_000;

export interface RateLimiter {
  /** Returns 0 and counts the request if it is allowed; otherwise returns the seconds until one is allowed. */
  take(address: string): number;
  /** The number of addresses in memory. */
  size(): number;
}

/**
 * Limits requests per client address and in total, by the generic cell rate algorithm (ITU-T I.371, annex A): each
 * limit stores only the time at which its full quota will be available again, and every request moves that time
 * forward. A client may use the quota of ten minutes at once, and regains it evenly afterwards.
 * @param now returns Unix time in milliseconds
 */
export function rateLimiter({ perAddress, inAll }: Config["rateLimits"], now: () => number): RateLimiter {
  const wholeAgainAt = new Map<string, number>();
  let allWholeAgainAt = 0;
  const start = now();

  const next = (limit: number, wholeAt: number, at: number): number => {
    if (limit === 0) return at;
    // More than a period ahead: the clock was set back, which must not lock clients out.
    const from = wholeAt > at + period + 1 ? at : Math.max(wholeAt, at);
    return from + period / limit;
  };
  const evict = (at: number): void => {
    for (const [address, wholeAt] of wholeAgainAt) {
      if (wholeAt > at && wholeAgainAt.size < maxAddresses) return;
      wholeAgainAt.delete(address);
    }
  };

  return {
    take(address) {
      // Relative to the start, because small numbers keep fractions of a millisecond.
      const at = now() - start;
      const one = next(perAddress, wholeAgainAt.get(address) ?? at, at);
      const all = next(inAll, allWholeAgainAt, at);
      const wait = Math.max(one, all) - period - at;
      // Less than a millisecond is a rounding error.
      if (wait >= 1) return Math.ceil(wait / 1000);
      allWholeAgainAt = all;
      // Deleted and inserted again, so that the map is ordered by last use.
      wholeAgainAt.delete(address);
      evict(at);
      if (perAddress > 0) wholeAgainAt.set(address, one);
      return 0;
    },
    size: () => wholeAgainAt.size,
  };
}
