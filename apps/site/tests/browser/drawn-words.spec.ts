import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { builtFile } from "../pages/built-pages.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const drawings = readdirSync(builtFile("pictures"))
  .map((name) => builtFile(`pictures/${name}/light.svg`))
  .filter(existsSync);

/**
 * Pairs of texts on a drawing that overlap. A text reaches from the height of its capitals to its descenders; the large
 * word behind a sample lies under the others on purpose.
 */
const overlappingWords = () => {
  const boxes = [...document.querySelectorAll("text")]
    .map((text) => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      const { x, y, width, height } = text.getBBox();
      const base = y + 0.79 * height;
      const matrix = text.getCTM() ?? new DOMMatrix();
      const corners = [x, x + width].flatMap((across) =>
        [base - 0.72 * size, base + 0.22 * size].map((down) => new DOMPoint(across, down).matrixTransform(matrix)),
      );
      const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
      return {
        words: text.textContent,
        left: Math.min(...across),
        right: Math.max(...across),
        top: Math.min(...down),
        bottom: Math.max(...down),
      };
    })
    .filter(({ words }) => words.trim() !== "" && words !== "SAMPLE");
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        return across > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
      })
      .map((b) => `${a.words} on ${b.words}`),
  );
};

test("no words of a drawing overlap others", async ({ page }) => {
  expect(drawings.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1600, height: 1000 });
  for (const file of drawings) {
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(overlappingWords), file).toEqual([]);
  }
});
