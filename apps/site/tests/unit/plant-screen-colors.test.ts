import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palettes } from "../../../../studio/diagrams/drawing/palette.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** The colors that a rule with this selector sets, by their names. */
function colorsOf(selector: string): Record<string, string> {
  const rule = tokens.slice(tokens.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", color = ""]) => [name, color]),
  );
}

test.each([
  ["light", "\n  .operator-screen"],
  ["dark", ':root[data-theme="dark"] .operator-screen'],
] as const)("the viewer has the colors of the drawn screens, %s", (theme, selector) => {
  const colors = colorsOf(selector);
  expect(Object.keys(colors).length).toBeGreaterThan(20);
  expect(palettes[theme]).toMatchObject(colors);
});
