import { expect, test } from "vitest";
import { mistakeIn } from "../mutations/fault.ts";
import { faults } from "../mutations/faults.ts";

test("each planted fault still has its place in the code, and its test", () => {
  expect(faults.flatMap((fault) => mistakeIn(fault) ?? [])).toEqual([]);
});
