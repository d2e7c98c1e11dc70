import { expect, test } from "vitest";
import { type Found, foundIn, pathTo, rowsOf } from "../../../components/model-viewer/part-rows.ts";
import type { PartsData } from "../../../components/model-viewer/parts-data.ts";

const part = (name: string, says?: string) => ({ name, volume: 1, ...(says && { says }) });
const line = "40-WA-112-S1, DN 40, class S1, water";
const data = {
  parts: [
    part("T-101"),
    part("T-101 vent", "T-101 vent, DN 400"),
    part("40-WA-112-S1", line),
    part("XV-112", "XV-112, on/off valve DN 40, 40-WA-112-S1"),
    part("joint"),
    part("skid"),
    part("P-1"),
    part("P-2"),
  ],
  items: [
    { description: "Tank T-101", quantity: 1, parts: [0] },
    { description: "Pump", quantity: 2, parts: [6, 7] },
  ],
  tree: [
    { name: "Tank T-101", item: 0, parts: [0], below: [1] },
    { name: "Pump", item: 1, parts: [6, 7], below: [6, 7] },
    { name: line, below: [2, { name: "XV-112, on/off valve DN 40", parts: [3], below: [4] }] },
    5,
  ],
} as unknown as PartsData;
const rows = rowsOf(data);

/** What is seen. */
const namesIn = (of: readonly Found[]): string[] =>
  of.flatMap(({ name, below, isOpen }) => [name, ...(isOpen ? namesIn(below) : [])]);
const found = (query: string) => namesIn(foundIn(rows, query).rows);

test("a part is found by tag, line number, words and size, with the rows above it", () => {
  expect(found("xv-112")).toEqual([line, "XV-112, on/off valve DN 40"]);
  expect(found("XV112")).toEqual(found("xv 112"));
  expect(found("40wa112")[0]).toBe(line);
  expect(found("vent")).toEqual(["Tank T-101", "T-101 vent, DN 400"]);
  // A size is one of its own, not the beginning of another.
  expect(found("DN 40")).not.toContain("T-101 vent, DN 400");
  expect(found("dn40").length).toBeGreaterThan(2);
  expect(found("water s1 dn 40")[0]).toBe(line);
  expect(found("nothing")).toEqual([]);
  expect(foundIn(rows, "vent")).toMatchObject({ count: 1, rows: [{ isOpen: true }] });
  expect(foundIn(rows, " ").rows).toHaveLength(rows.length);
});

test("a line is all that is in it, equipment is itself, and a part is found in the line of the list that it is", () => {
  expect(rows[2]?.parts).toEqual([2, 3, 4]);
  expect(rows[0]?.parts).toEqual([0]);
  const path = (number: number) => pathTo(rows, number).map(({ name }) => name);
  expect(path(1)).toEqual(["Tank T-101", "T-101 vent, DN 400"]);
  expect(path(7)).toEqual(["Pump"]);
  expect(path(4)).toEqual([line, "XV-112, on/off valve DN 40", "joint"]);
  expect(path(3)).toEqual([line, "XV-112, on/off valve DN 40"]);
  expect(path(5)).toEqual(["skid"]);
});
