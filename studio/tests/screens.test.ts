// What the models show on their screens is what the drawings say.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { screensFolder, taken, wordsDigest } from "../models/screens.ts";
import { inches } from "../models/panels/parts/panel-devices.ts";

const images = globSync("*.png", { cwd: screensFolder });

/** The drawing of an image: the file beside it, or the diagram of its name. */
async function drawingOf(image: string): Promise<string> {
  const [name] = image.split(".");
  const [beside] = globSync(`${name}.svg`, { cwd: screensFolder });
  if (beside) return readFileSync(join(screensFolder, beside), "utf8");
  const { default: Drawing } = (await import(`../diagrams/items/${name}.tsx`)) as { default: ComponentType };
  return renderToStaticMarkup(createElement(Drawing));
}

test.each(images)("%s was taken when its drawing said what it says now", async (image) => {
  expect(taken()[image], "take it anew: npm run picture:screens").toBe(wordsDigest(await drawingOf(image)));
});

test("a digest is of words and figures, not of how a file writes them", () => {
  const drawn = '<svg><text x="1" y="2">sea’s 313 <tspan>m³/h</tspan></text></svg>';
  expect(wordsDigest('<svg><style>a{}</style><text y="2">sea&#8217;s  313 m³/h</text></svg>')).toBe(wordsDigest(drawn));
  expect(wordsDigest(drawn.replace("313", "348"))).not.toBe(wordsDigest(drawn));
});

const numbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

test("the operator panel’s nameplate states its size", () => {
  const words = readFileSync(join(screensFolder, "panel-nameplate.svg"), "utf8");
  expect(words).toContain(`${numbers[inches]} inch`);
  expect(words).toContain(`Picture ${inches} in,`);
});
