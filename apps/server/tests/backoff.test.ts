import { expect, test } from "vitest";
import { retryDelay } from "../delivery/backoff.ts";

const minute = 60_000;

test("the delay grows with each failure, up to an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => retryDelay(attempts, "blocked", 0.5));
  expect(waits).toEqual([10_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 60 * minute, 60 * minute]);
});

test("an email that was put off is tried within half a minute to minutes, when greylisting has ended", () => {
  const waits = [1, 2, 3, 4, 5, 6, 100].map((attempts) => retryDelay(attempts, "postponed", 0.5));
  expect(waits).toEqual([minute, 5 * minute, 5 * minute, 10 * minute, 30 * minute, 60 * minute, 60 * minute]);
  expect(retryDelay(1, "postponed", 0)).toBe(minute / 2);
});

test("applies ±50 % jitter", () => {
  expect([retryDelay(1, "blocked", 0), retryDelay(1, "blocked", 1)]).toEqual([5000, 15_000]);
});

test("waits at least 15 minutes if the email may have been accepted", () => {
  expect(retryDelay(1, "uncertain", 0)).toBe(15 * minute);
  expect(retryDelay(6, "uncertain", 0)).toBe(30 * minute);
});
