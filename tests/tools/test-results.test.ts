import { expect, test } from "vitest";
import { addResults, closingLine, countStep, namesToSee, noResults } from "../../tools/test-results.ts";

test("a step without tests counts only if it fails", () => {
  expect(countStep("Lint", true)).toEqual(noResults);
  expect(countStep("Lint", false)).toEqual({ ...noResults, failed: 1, failures: ["Lint"] });
});

test("a step that fails though its tests passed counts as one failure", () => {
  const reported = { ...noResults, passed: 3, skipped: 1 };
  expect(countStep("Server", true, reported)).toEqual(reported);
  expect(countStep("Server", false, reported)).toEqual({ ...reported, failed: 1, failures: ["Server"] });
});

test("a step that fails by its tests counts those", () => {
  const reported = { ...noResults, passed: 3, failed: 2, failures: ["one", "two"] };
  expect(countStep("Server", false, reported)).toEqual(reported);
});

test("results add up, and what failed or was flaky keeps its name", () => {
  const unit = { ...noResults, passed: 3, failed: 1, failures: ["hours"] };
  const browser = { ...noResults, passed: 4, skipped: 2, flaky: ["menu opens"] };
  const sum = addResults([unit, browser]);
  expect(sum).toEqual({ passed: 7, failed: 1, skipped: 2, failures: ["hours"], flaky: ["menu opens"] });
  expect(namesToSee(sum)).toEqual(["Failed: hours", "Flaky, passed only on a second try: menu opens"]);
});

test("the closing line names skipped tests only if there are any", () => {
  expect(closingLine({ ...noResults, passed: 12 })).toBe("12 passed, 0 failed");
  expect(closingLine({ ...noResults, passed: 12, failed: 1, skipped: 2 })).toBe("12 passed, 1 failed, 2 skipped");
});
