import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palettes } from "../../../../studio/diagrams/drawing/palette.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** The colours that a rule with this selector sets, by their names. */
function coloursOf(selector: string): Record<string, string> {
  const rule = tokens.slice(tokens.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", colour = ""]) => [name, colour]),
  );
}

test.each([
  ["light", "\n  .operator-screen"],
  ["dark", ':root[data-theme="dark"] .operator-screen'],
] as const)("the viewer has the colours of the drawn screens, %s", (theme, selector) => {
  const colours = coloursOf(selector);
  expect(Object.keys(colours).length).toBeGreaterThan(20);
  expect(palettes[theme]).toMatchObject(colours);
});
