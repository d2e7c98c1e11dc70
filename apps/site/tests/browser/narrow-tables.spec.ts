import { readContent } from "@ttpl/content/read-content.ts";
import { leastWidth, roomOnPhone } from "../../components/data-table/least-width.ts";
import { layoutFaults } from "./layout-faults.ts";
import { adoptStyles, test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { textSettings } from "./text-settings.ts";

const path = [...readContent().pages.values()].find(({ sections }) =>
  sections.some(({ nodes }) =>
    nodes.some((node) => typeof node === "object" && node.tag === "table" && node.head.length === 2),
  ),
)?.path;

/** The longest words of one character for which a table of so many columns just has room on a phone. */
function longestWords(character: string, columns: number): string[] {
  const wordsOf = (length: number) =>
    Array.from({ length: columns }, (_, column) => character.repeat(Math.floor((length + column) / columns)));
  let length = columns;
  while (leastWidth([wordsOf(length + 1)]) <= roomOnPhone(columns)) length += 1;
  return wordsOf(length);
}

test.skip(path === undefined, "No page has a narrow table.");

test("a table that is taken for a narrow one fits on a phone, whatever its words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path ?? "/");
  await adoptStyles(page, textSettings["with text spaced as WCAG allows"]?.css ?? "");
  for (const columns of [2, 3, 4]) {
    for (const character of "iIlfrt.(-aeosnwm08GMOW@&é") {
      const words = longestWords(character, columns);
      await page
        .locator("main table")
        .first()
        .evaluate((table: HTMLTableElement, texts) => {
          for (const row of table.rows) {
            const [cell] = row.cells;
            row.replaceChildren(...texts.map((text) => Object.assign(cell!.cloneNode(), { textContent: text })));
          }
        }, words);
      expect(await layoutFaults(page), words.join(" ")).toEqual([]);
    }
  }
});
