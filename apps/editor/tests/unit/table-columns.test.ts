import { expect, test } from "vitest";
import type { Block } from "../../editing/markdown/blocks.ts";
import { blocksOf, rewriteMarkdown } from "../../editing/markdown/rewrite-markdown.ts";

const text = `
| Part | We | Weight |
| --- | :-: | --: |
| 3D model | Make | 2 \\| 3 |
| Steel | Make | 4 |
`;
const [table] = blocksOf(text);
const rows = table?.kind === "table" ? table.rows : [];
const changed = (change: (row: readonly string[], index: number) => readonly string[]): Block => ({
  kind: "table",
  rows: rows.map(change),
});

test("an added column is one more in each line, and the others stay aligned as they are", () => {
  const wider = changed((row, index) => [...row, index === 0 ? "You" : "Review"]);
  expect(rewriteMarkdown(text, [wider])).toBe(`
| Part | We | Weight | You |
| --- | :-: | --: | --- |
| 3D model | Make | 2 \\| 3 | Review |
| Steel | Make | 4 | Review |
`);
});

test("a removed column takes its alignment with it", () => {
  const narrower = changed((row) => row.toSpliced(1, 1));
  expect(rewriteMarkdown(text, [narrower])).toBe(`
| Part | Weight |
| --- | --: |
| 3D model | 2 \\| 3 |
| Steel | 4 |
`);
});
