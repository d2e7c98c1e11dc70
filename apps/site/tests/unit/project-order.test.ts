import { expect, test } from "vitest";
import { inOrder } from "../../pages/explorer/sort.ts";

const row = (description: string, size: string, year?: number) => ({ description, size, client: "Maker", year });
const rows = [
  row("a", "9 analysers"),
  row("b", "1,200 I/O", 2019),
  row("c", "one week", 2024),
  row("d", "6 × 96 I/O", 2021),
  row("e", "2,400 mm (94 in)"),
  row("f", "900 mm (35 in)"),
  row("g", "84 I/O"),
];
const order = (sort: string) =>
  inOrder(rows, sort)
    .map(({ description }) => description)
    .join("");

test.each([
  ["", "abcdefg"],
  ["0", "abcdefg"],
  ["-0", "gfedcba"],
  // The most frequent unit first in both directions; within it by number; what is no number at the end.
  ["1", "gdbfeac"],
  ["-1", "bdgefac"],
  // Those without a year at the end in both directions.
  ["3", "bdcaefg"],
  ["-3", "cdbaefg"],
])("sorted by %j the rows are %s", (sort, descriptions) => {
  expect(order(sort)).toBe(descriptions);
});
