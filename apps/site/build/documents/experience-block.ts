import type { CapabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import { beside, type Block, space, stack } from "./blocks.ts";
import type { Pages } from "./pages.ts";

const gutter = 16;
/** For the number of projects behind a name. */
const numberWidth = 20;

/** The number of projects with each value of each facet; the largest ones, if there is no room for all. */
export function experience(pages: Pages, { facets: all, total, words }: CapabilityStatement, room: number): Block {
  const facets = all.filter(({ values }) => values.length > 0);
  const heading = pages.heading(`${words.headings.experience}: ${total}`);
  const letters = pages.letters("regular", 9.5);
  // Columns as wide as their longest name, with what is left shared among them.
  const longest = facets.map(({ values }) => Math.max(...values.map(({ name }) => pages.widthOf(name, letters)), 60));
  const forNames = pages.width - facets.length * numberWidth - (facets.length - 1) * gutter;
  const sum = longest.reduce((a, b) => a + b, 0);
  let left = pages.left;
  const columns = facets.map((facet, index) => {
    const name = ((longest[index] ?? 0) * forNames) / sum;
    const column = { ...facet, left, name, width: name + numberWidth };
    left += column.width + gutter;
    return column;
  });
  const names = columns.map((column) =>
    pages.text(column.heading, pages.letters("bold", 9.5), column.left, column.width, "H3"),
  );
  const highest = Math.max(...names.map(({ height }) => height));
  const most = room - heading.height - highest - 4;
  const { structure } = pages;
  const lists = columns.map(({ values, ...column }, index) => {
    const entries = values.map(({ name, count }) => ({
      count,
      block: structure.group(
        "LI",
        structure.group(
          "LBody",
          stack([
            beside([
              pages.text(name, letters, column.left, column.name, "Span"),
              pages.text(String(count), { ...letters, align: "right" }, column.left, column.width, "Span"),
            ]),
            space(2.5),
          ]),
        ),
      ),
    }));
    const byCount = entries.toSorted((a, b) => b.count - a.count);
    while (byCount.length > 0 && stack(byCount.map(({ block }) => block)).height > most) byCount.pop();
    const shown = entries.filter((entry) => byCount.includes(entry)).map(({ block }) => block);
    const name = names[index] ?? space(0);
    return stack([{ ...name, height: highest }, space(4), structure.group("L", stack(shown))]);
  });
  return stack([heading, beside(lists)]);
}
