import { expect, test } from "vitest";
import { groupCommit, StoreBusyError } from "../store/group-commit.ts";

/** Commits that the test completes explicitly. */
function heldCommits(limits?: Parameters<typeof groupCommit>[1]) {
  const batches: { items: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
  const add = groupCommit<number, number>(async (items) => {
    const end = Promise.withResolvers<void>();
    batches.push({ items, end });
    await end.promise;
    return items.map((item) => item * 10);
  }, limits);
  return { add, batches };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("items of one event-loop turn share a commit; items added during it share the next", async () => {
  const { add, batches } = heldCommits();
  const early = [add(1), add(2)];
  await turn();
  const late = [add(3), add(4)];
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2]]);
  batches[0]!.end.resolve();
  expect(await Promise.all(early)).toEqual([10, 20]);
  expect(batches.map(({ items }) => items)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  batches[1]!.end.resolve();
  expect(await Promise.all(late)).toEqual([30, 40]);
});

test("a failed commit rejects all its items and no others", async () => {
  const { add, batches } = heldCommits({ batch: 2, waiting: 10 });
  const added = Promise.allSettled([add(1), add(2), add(3)]);
  await turn();
  batches[0]!.end.reject(new Error("disk full"));
  await turn();
  batches[1]!.end.resolve();
  expect((await added).map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
});

test("rejects immediately when the queue is full", async () => {
  const { add, batches } = heldCommits({ batch: 1, waiting: 2 });
  const first = add(1);
  await turn();
  const waiting = [add(2), add(3)];
  await expect(add(4)).rejects.toThrow(StoreBusyError);
  for (let batch = 0; batch < 3; batch += 1) {
    batches[batch]!.end.resolve();
    await turn();
  }
  expect(await Promise.all([first, ...waiting])).toEqual([10, 20, 30]);
});

test("as many commits run at once as allowed, and each has its own items", async () => {
  const { add, batches } = heldCommits({ batch: 2, commits: 2 });
  const added = Promise.all([1, 2, 3, 4, 5].map(add));
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  batches[1]!.end.resolve();
  await turn();
  expect(batches.at(2)?.items).toEqual([5]);
  batches[0]!.end.resolve();
  batches[2]!.end.resolve();
  expect(await added).toEqual([10, 20, 30, 40, 50]);
});
