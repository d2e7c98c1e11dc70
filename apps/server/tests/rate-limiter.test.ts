import { expect, test } from "vitest";
import { rateLimiter } from "../http/rate-limiter.ts";

const minute = 60_000;

function limiterAt(perAddress: number, megabytes: number) {
  let now = Date.UTC(2026, 0, 15);
  const limiter = rateLimiter({ perAddress, perNetwork: 0, megabytes }, () => now);
  const takeMany = (address: string, count: number) => Array.from({ length: count }, () => limiter.take(address));
  return { limiter, takeMany, pass: (milliseconds: number) => (now += milliseconds) };
}

test("allows a burst up to the limit, then refills one request at a time", () => {
  const { limiter, takeMany, pass } = limiterAt(10, 0);
  expect(takeMany("a", 11)).toEqual([...Array<number>(10).fill(0), 60]);
  pass(minute - 1);
  expect(limiter.take("a")).toBe(1);
  pass(1);
  expect(takeMany("a", 2)).toEqual([0, 60]);
  pass(10 * minute);
  expect(takeMany("a", 11)).toEqual([...Array<number>(10).fill(0), 60]);
});

test.each([1, 3, 7, 9, 11, 30, 600, 12_345])("allows exactly %i requests", (limit) => {
  expect(
    limiterAt(limit, 0)
      .takeMany("a", limit + 1)
      .findIndex((wait) => wait > 0),
  ).toBe(limit);
  const { limiter } = limiterAt(0, limit);
  const stored = Array.from({ length: limit + 1 }, () => limiter.takeStored(1e6));
  expect(stored.findIndex((wait) => wait > 0)).toBe(limit);
});

test("a request succeeds after the returned wait, and refused requests do not count", () => {
  const { limiter, takeMany, pass } = limiterAt(7, 0);
  takeMany("a", 7);
  const [wait = 0] = takeMany("a", 100).slice(-1);
  pass(wait * 1000);
  expect(limiter.take("a")).toBe(0);
});

test("each address has its own limit", () => {
  const { takeMany } = limiterAt(3, 5);
  expect(takeMany("a", 4)).toEqual([0, 0, 0, 200]);
  expect(takeMany("b", 3)).toEqual([0, 0, 0]);
});

test("what is stored counts by its size", () => {
  const { limiter, pass } = limiterAt(0, 5);
  const small = limiterAt(0, 5).limiter;
  expect(Array.from({ length: 51 }, () => small.takeStored(100_000)).lastIndexOf(0)).toBe(49);
  const stored = Array.from({ length: 7 }, () => limiter.takeStored(1_000_000));
  expect(stored).toEqual([0, 0, 0, 0, 0, 120, 120]);
  pass(2 * minute);
  expect(limiter.takeStored(1_000_000)).toBe(0);
});

test("0 means no limit", () => {
  expect(new Set(limiterAt(0, 0).takeMany("a", 10_000))).toEqual(new Set([0]));
});

test("forgets idle addresses, and never remembers more than 100,000", () => {
  const { limiter, pass } = limiterAt(2, 0);
  for (let number = 0; number < 150_000; number += 1) limiter.take(`address ${number}`);
  expect(limiter.size()).toBe(100_000);
  pass(10 * minute);
  limiter.take("a");
  expect(limiter.size()).toBe(1);
});

test("a clock that is set back locks nobody out", () => {
  const { takeMany, pass } = limiterAt(10, 10);
  takeMany("a", 10);
  pass(-365 * 24 * 60 * minute);
  expect(takeMany("a", 11)).toEqual([...Array<number>(10).fill(0), 60]);
});
