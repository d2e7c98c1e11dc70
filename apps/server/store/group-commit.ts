/** Too many writes are queued, or for too long. Nothing was stored; the caller may retry later. */
export class StoreBusyError extends Error {
  override readonly name = "StoreBusyError";
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  /** By `performance.now()`. */
  readonly since: number;
}

interface Limits {
  readonly batch: number;
  readonly waiting: number;
  readonly commits: number;
  /** In milliseconds. */
  readonly wait: number;
}

const defaults: Limits = { batch: 200, waiting: 5000, commits: 1, wait: 5000 };

/**
 * Batches items that arrive during a running commit, or within one turn of the event loop, into the next commit, so
 * that throughput is not limited to one item per disk sync. Each caller's promise resolves with its own result after
 * the commit. If the commit fails, the promises of the whole batch reject.
 * @param commit returns one result per item, in order; `since` is when the first of them came, by `performance.now()`
 * @param limits maximum batch size; maximum queue length, beyond which calls reject with StoreBusyError, and how long one
 *   may wait for its commit to begin; and how many commits may run at once
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[], since: number) => Promise<readonly Result[]>,
  limits: Partial<Limits> = {},
): (item: Item) => Promise<Result> {
  const {
    batch: maxBatch,
    waiting: maxWaiting,
    commits: maxCommits,
    wait: maxWait,
  }: Limits = { ...defaults, ...limits };
  const waiting: Waiting<Item, Result>[] = [];
  let committing = 0;
  let leaving: NodeJS.Timeout | undefined;

  /** Rejects those that have waited too long, which nothing else does while a commit hangs. */
  const leave = (): void => {
    leaving = undefined;
    const now = performance.now();
    while (waiting[0] && now - waiting[0].since >= maxWait) waiting.shift()?.reject(new StoreBusyError());
    if (waiting[0]) leaving = setTimeout(leave, maxWait - (now - waiting[0].since));
  };

  const commitNext = async (): Promise<void> => {
    const batch = waiting.splice(0, maxBatch);
    try {
      const results = await commit(
        batch.map(({ item }) => item),
        batch[0]?.since ?? performance.now(),
      );
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) await commitNext();
    committing -= 1;
    if (committing > 0) return;
    clearTimeout(leaving);
    leaving = undefined;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new StoreBusyError());
      waiting.push({ item, resolve, reject, since: performance.now() });
      leaving ??= setTimeout(leave, maxWait);
      if (committing >= maxCommits) return undefined;
      committing += 1;
      return setImmediate(() => void commitAll());
    });
}
