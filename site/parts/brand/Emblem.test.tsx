import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Emblem } from "./Emblem.tsx";

const emblem = (years: number) => renderToStaticMarkup(<Emblem years={years} text="YEARS" label="Years of work" />);
const turnsOf = (html: string) => [...html.matchAll(/rotate\(([\d.]+)\)/g)].map(([, turn]) => Number(turn));

test.each([1, 25, 30])("the emblem of %d years has one mark a year, evenly around", (years) => {
  const turns = turnsOf(emblem(years));
  expect(turns).toHaveLength(years);
  turns.forEach((turn, at) => expect(turn).toBeCloseTo((at * 360) / years));
});

test("every fifth mark is longer", () => {
  const marks = [...emblem(25).matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  const longer = marks.flatMap((path, at) => (path === marks[0] ? [at] : []));
  expect(longer).toEqual([0, 5, 10, 15, 20]);
});

test("the emblem is one picture with a name, and says the years", () => {
  const html = emblem(25);
  expect(html).toMatch(/<svg[^>]* role="img" aria-label="Years of work"/);
  expect([...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(["25", "YEARS"]);
});
