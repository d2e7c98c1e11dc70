import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Emblem } from "../../../components/brand/Emblem.tsx";

const emblem = (years: number) => renderToStaticMarkup(<Emblem years={years} text="YEARS" label="Years of work" />);
/** Of each dashed circle: into how many years it is divided, and after how many a mark comes again. */
const rings = (html: string) =>
  [...html.matchAll(/<circle[^>]*stroke-dasharray[^>]*>/g)].map(([circle]) => {
    const [, mark, gap] = /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(circle) ?? [];
    return { years: Number(/pathLength="(\d+)"/i.exec(circle)?.[1]), every: Number(mark) + Number(gap) };
  });

test.each([1, 25, 30])("the emblem of %d years has one mark a year, evenly around, and every fifth longer", (years) => {
  expect(rings(emblem(years))).toEqual([
    { years, every: 1 },
    { years, every: 5 },
  ]);
});

test("the emblem is one picture with a name, and says the years", () => {
  const html = emblem(25);
  expect(html).toMatch(/<svg[^>]* role="img" aria-label="Years of work"/);
  expect([...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(["25", "YEARS"]);
});
