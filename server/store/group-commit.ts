/** The store has more to do than it can: nothing was stored, and trying again later is right. */
export class StoreBusyError extends Error {
  override readonly name = "StoreBusyError";
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets items that arrive while one commit is under way, or within one turn of the event loop, share the next commit, so
 * that load does not queue for the disk. Each caller's promise resolves with its own result after the commit; when it
 * fails, it rejects for all that shared it.
 * @param commit returns one result for each item, in their order
 * @param limits how many items share a commit at the most, and how many may wait before StoreBusyError is the answer
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  limits: { readonly batch: number; readonly waiting: number } = { batch: 200, waiting: 5000 },
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let committing = false;

  const commitNext = async (): Promise<void> => {
    const batch = waiting.splice(0, limits.batch);
    try {
      const results = await commit(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) await commitNext();
    committing = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= limits.waiting) return reject(new StoreBusyError());
      waiting.push({ item, resolve, reject });
      if (committing) return undefined;
      committing = true;
      return setImmediate(() => void commitAll());
    });
}
