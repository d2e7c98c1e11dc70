import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "../../../components/data-table/DataTable.tsx";

const name = { "aria-labelledby": "parts-heading" };
/** The markup without classes, which are a matter of looks. */
const rendered = (table: Omit<Parameters<typeof DataTable>[0], "name">) =>
  renderToStaticMarkup(<DataTable name={name} {...table} />).replaceAll(/ class="[^"]*"/g, "");

const head = [{ content: "Part" }, { content: "Number" }];

test("the first column holds the headings of the rows, the head those of the columns", () => {
  const html = rendered({ head, rows: [[{ content: "Pump" }, { content: "12" }]] });
  expect(html.match(/<th scope="col">[^<]*/g)).toEqual(['<th scope="col">Part', '<th scope="col">Number']);
  expect(html).toContain('<th scope="row"><span>Pump</span></th><td><span>12</span></td>');
  expect(html.match(/<th /g)).toHaveLength(3);
});

test("in a wide table every value carries its column's name, which screen readers pass over", () => {
  const cells = ["Pump", "12", "Steel"].map((content) => ({ content }));
  const html = rendered({ head: [...head, { content: "Made of" }], rows: [cells] });
  expect(html).toContain('<td><span aria-hidden="true">Number</span><span>12</span></td>');
  expect(html).toContain('<td><span aria-hidden="true">Made of</span><span>Steel</span></td>');
  expect(html.match(/aria-hidden/g)).toHaveLength(2);
});

test("three columns of which two hold figures are narrow, and need no names beside their values", () => {
  const columns = ["Weir height", "1.5", "1/16"].map((content, index) => ({ content, numeric: index > 0 }));
  expect(rendered({ head: columns, rows: [columns] })).not.toContain("aria-hidden");
});

test("columns whose longest words have no room side by side on a phone are no narrow table", () => {
  const isNarrow = (...words: readonly string[]) => {
    const columns = words.map((content, index) => ({ content: <b>{content}</b>, numeric: index > 0 }));
    return !rendered({ head: columns, rows: [columns] }).includes("aria-hidden");
  };
  expect(isNarrow("Quantity", "Range", "Deviation")).toBe(true);
  expect(isNarrow("Quantity", "Range", "a b c d e f g h i j k l m n o p q r s t u v w")).toBe(true);
  expect(isNarrow("Quantity", "Measurements", "Uncertainty")).toBe(false);
  expect(isNarrow("Electroencephalography", "Chromatographies")).toBe(false);
});

test("it is named by the heading above it, or by words of its own", () => {
  expect(rendered({ head, rows: [] })).toMatch(/^<table aria-labelledby="parts-heading">/);
  const labeled = renderToStaticMarkup(<DataTable name={{ "aria-label": "Parts" }} head={head} rows={[]} />);
  expect(labeled).toMatch(/^<table [^>]*aria-label="Parts"/);
});

test("columns of figures are set apart, in head and rows alike", () => {
  const html = renderToStaticMarkup(
    <DataTable
      name={name}
      head={[{ content: "Part" }, { content: "Number", numeric: true }]}
      rows={[[{ content: "Pump" }, { content: "12", numeric: true }]]}
    />,
  );
  const classesOf = (tag: RegExp) => tag.exec(html)?.[1];
  expect(classesOf(/<th scope="col" class="([^"]+)">Number/)).toBeTruthy();
  expect(classesOf(/<td class="([^"]+)">/)).toBe(classesOf(/<th scope="col" class="([^"]+)">Number/));
  expect(html).toMatch(/<th scope="col">Part/);
});
