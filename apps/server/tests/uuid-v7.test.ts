import { expect, test } from "vitest";
import { uuidV7 } from "../store/uuid-v7.ts";

test("has the time, version and variant of RFC 9562's own example", () => {
  // RFC 9562, appendix A.6
  expect(uuidV7(0x017f22e279b0)).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("sorts by time and never repeats", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => uuidV7(1_700_000_000_000 + index));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7(1))).size).toBe(1000);
});
