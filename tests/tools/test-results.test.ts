import { expect, test } from "vitest";
import { addResults, closingLine, countStep, noResults } from "../../tools/test-results.ts";

test("a step without tests counts only if it fails", () => {
  expect(countStep(true)).toEqual(noResults);
  expect(countStep(false)).toEqual({ ...noResults, failed: 1 });
});

test("a step that fails though its tests passed counts as one failure", () => {
  const reported = { passed: 3, failed: 0, skipped: 1, flaky: [] };
  expect(countStep(true, reported)).toEqual(reported);
  expect(countStep(false, reported)).toEqual({ ...reported, failed: 1 });
});

test("a step that fails by its tests counts those", () => {
  const reported = { passed: 3, failed: 2, skipped: 0, flaky: [] };
  expect(countStep(false, reported)).toEqual(reported);
});

test("results add up, and flaky tests keep their names", () => {
  const unit = { passed: 3, failed: 1, skipped: 0, flaky: [] };
  const browser = { passed: 4, failed: 0, skipped: 2, flaky: ["menu opens"] };
  expect(addResults([unit, browser])).toEqual({ passed: 7, failed: 1, skipped: 2, flaky: ["menu opens"] });
});

test("the closing line names skipped tests only if there are any", () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0, flaky: [] })).toBe("12 passed, 0 failed");
  expect(closingLine({ passed: 12, failed: 1, skipped: 2, flaky: [] })).toBe("12 passed, 1 failed, 2 skipped");
});
