import { expect, test } from "vitest";
import { isClear, mergeChanges } from "../../client/merge-changes.ts";

const opening = (title: string, more: object = { seen: true }) => ({
  title,
  work: `The work of the ${title}`,
  ...more,
});
const confirmed = { confirmed: { by: "Asha", on: "2027-01-31" } };
const [designer, manager, programmer] = ["Designer", "Manager", "Programmer"].map((title) => opening(title));
const base = { heading: "Automation", openings: [designer, manager, programmer] };
const merged = (mine: unknown[], theirs: unknown[]) =>
  (mergeChanges(base, { ...base, openings: mine }, { ...base, openings: theirs }) as typeof base).openings;

test("what was confirmed elsewhere stays confirmed when my other words are kept", () => {
  const mine = { ...base, heading: "Mine", openings: [designer, { ...manager, title: "Lead" }, programmer] };
  const theirs = { ...base, openings: [opening("Designer", confirmed), opening("Manager", confirmed), programmer] };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    heading: "Mine",
    openings: [opening("Designer", confirmed), { ...opening("Manager", confirmed), title: "Lead" }, programmer],
  });
});

test("where both have changed the same words, mine stay", () => {
  expect(mergeChanges({ a: "1", b: "1" }, { a: "2", b: "1" }, { a: "3", b: "3" })).toEqual({ a: "2", b: "3" });
});

test("settings that one of them has removed or added are removed or added", () => {
  expect(mergeChanges({ a: 1, b: 2 }, { a: 1, c: 3 }, { a: 1, b: 2, d: 4 })).toEqual({ a: 1, c: 3, d: 4 });
});

test.each([
  [
    "both add an entry",
    [opening("A"), designer, manager, programmer],
    [designer, manager, programmer, opening("B")],
    [opening("A"), designer, manager, programmer, opening("B")],
  ],
  [
    "one adds and the other removes",
    [designer, manager, opening("A"), programmer],
    [designer, programmer],
    [designer, opening("A"), programmer],
  ],
  [
    "I move what the other confirms",
    [programmer, designer, manager],
    [designer, opening("Manager", confirmed), programmer],
    [programmer, designer, opening("Manager", confirmed)],
  ],
  [
    "the other moves what I change",
    [designer, manager, { ...programmer, title: "Lead" }],
    [programmer, designer, manager],
    [{ ...programmer, title: "Lead" }, designer, manager],
  ],
  [
    "the other removes what I change",
    [designer, { ...manager, title: "Lead" }, programmer],
    [designer, programmer],
    [designer, { ...manager, title: "Lead" }, programmer],
  ],
  [
    "I remove what the other has left",
    [designer],
    [opening("Designer", confirmed), manager, programmer],
    [opening("Designer", confirmed)],
  ],
])("lists: %s", (_, mine, theirs, expected) => {
  expect(merged(mine, theirs)).toEqual(expected);
});

test("a new entry does not take the confirmation of another one", () => {
  const mine = [designer, opening("New"), { ...manager, title: "Lead" }, programmer];
  const theirs = [designer, opening("Manager", confirmed), programmer];
  expect(merged(mine, theirs)).toEqual([
    designer,
    opening("New"),
    { ...opening("Manager", confirmed), title: "Lead" },
    programmer,
  ]);
});

test("an entry in place of a removed one does not take its confirmation", () => {
  const other = { ...opening("Other"), years: 3 };
  const [mine, theirs] = [[other], [{ ...designer, ...confirmed, years: 3 }]];
  const openings = [{ ...designer, years: 3 }];
  expect(mergeChanges({ openings }, { openings: mine }, { openings: theirs })).toMatchObject({
    openings: expect.arrayContaining([other]),
  });
});

test("lists of texts, cell by cell", () => {
  expect(mergeChanges(["a", "b", "c"], ["a", "x", "c"], ["a", "b", "y"])).toEqual(["a", "x", "y"]);
});

test("a merge is clear if no value was changed by both, whatever the order of the settings", () => {
  const theirs = { confirmed: { by: "Asha" }, a: "1", b: "1" };
  expect(isClear({ a: "1", b: "1" }, { a: "2", b: "1" }, theirs)).toBe(true);
  expect(isClear({ a: "1", b: "1" }, { a: "2", b: "1" }, { a: "3", b: "1" })).toBe(false);
  expect(isClear(undefined, undefined, undefined)).toBe(true);
});
