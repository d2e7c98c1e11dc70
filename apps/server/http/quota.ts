/** The period of most limits, in milliseconds. */
export const period = 10 * 60 * 1000;

/** Maximum number of keys in memory, about 10 MB. The least recently used is evicted first. */
const maxKeys = 100_000;

/** A number of uses per period, for each key. */
export interface Quota {
  /** Milliseconds until the key may be used, counted from `at`; 0 if it may be used now. */
  wait(key: string, at: number, uses?: number): number;
  /** Counts a use, or a part of one. */
  use(key: string, at: number, uses?: number): void;
  /** The number of keys in memory. */
  size(): number;
}

/**
 * Limits uses by the generic cell rate algorithm (ITU-T I.371, annex A): each key stores only the time at which its full
 * quota will be available again, and every use moves that time forward. A client may use the quota of a period at once,
 * and regains it evenly afterwards. Times are in milliseconds, as small numbers, which keep fractions of a millisecond.
 * @param limit uses per period; 0 for no limit
 * @param length of the period, in milliseconds
 */
export function quota(limit: number, length = period): Quota {
  const wholeAgainAt = new Map<string, number>();
  const afterUse = (key: string, at: number, uses: number): number => {
    const wholeAt = wholeAgainAt.get(key) ?? at;
    // More than a period ahead: the clock was set back, which must not lock clients out.
    const from = wholeAt > at + length + 1 ? at : Math.max(wholeAt, at);
    return from + (uses * length) / limit;
  };
  const evict = (at: number): void => {
    for (const [key, wholeAt] of wholeAgainAt) {
      if (wholeAt > at && wholeAgainAt.size < maxKeys) return;
      wholeAgainAt.delete(key);
    }
  };
  return {
    wait(key, at, uses = 1) {
      const wait = limit === 0 ? 0 : afterUse(key, at, uses) - length - at;
      // Less than a millisecond is a rounding error.
      return wait >= 1 ? wait : 0;
    },
    use(key, at, uses = 1) {
      if (limit === 0) return;
      const after = afterUse(key, at, uses);
      // Deleted and inserted again, so that the map is ordered by last use.
      wholeAgainAt.delete(key);
      evict(at);
      wholeAgainAt.set(key, after);
    },
    size: () => wholeAgainAt.size,
  };
}
