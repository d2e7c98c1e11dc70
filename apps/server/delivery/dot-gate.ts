/** How many emails may be at the final dot at once. Each may be sent twice if the process is killed. */
const limit = 2;

export interface DotGate {
  /**
   * Resolves once the dot may be sent. The place is free again when the signal aborts.
   * @throws the signal's reason, if it aborts first
   */
  enter(signal: AbortSignal): Promise<void>;
}

/** Limits the emails that are between the final dot and its reply. */
export function dotGate(): DotGate {
  let free = limit;
  const queue = new Set<() => void>();
  const letNextIn = (): void => {
    const [next] = queue;
    if (next) next();
    else free += 1;
  };
  return {
    async enter(signal) {
      signal.throwIfAborted();
      const admit = (): void => signal.addEventListener("abort", letNextIn, { once: true });
      if (free > 0) {
        free -= 1;
        admit();
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const leaveQueue = (): void => {
          queue.delete(go);
          reject(signal.reason);
        };
        const go = (): void => {
          queue.delete(go);
          signal.removeEventListener("abort", leaveQueue);
          // At once, because the signal may abort before the caller notices that it was admitted.
          admit();
          resolve();
        };
        queue.add(go);
        signal.addEventListener("abort", leaveQueue, { once: true });
      });
    },
  };
}
