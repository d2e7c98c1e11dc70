import { expect, test } from "vitest";
import { retryDelay } from "../../server/delivery/backoff.ts";

const minute = 60_000;

test("waits longer after each failure, up to an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => retryDelay(attempts, false, 0.5));
  expect(waits).toEqual([10_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 60 * minute, 60 * minute]);
});

test("spreads by half to either side", () => {
  expect([retryDelay(1, false, 0), retryDelay(1, false, 1)]).toEqual([5000, 15_000]);
});

test("waits a quarter of an hour at least where the mail may have arrived", () => {
  expect(retryDelay(1, true, 0)).toBe(15 * minute);
  expect(retryDelay(6, true, 0)).toBe(30 * minute);
});
