import { expect, test } from "vitest";
import { pageDataAt } from "../derive/page-data.ts";
import { type ContentCopy, contentCopy, examplePage } from "./content-copy.ts";

const file = "pages/about/test-visits.md";
const withSettings = (settings: string) => examplePage.replace("list:", `${settings}\nlist:`);
const figure = (name: string) => `{ name: ${name}, caption: The gate of ${name}, alt: A gate. }`;

async function withResults(...names: string[]): Promise<ContentCopy> {
  const content = await contentCopy();
  for (const name of names) {
    const common = { name, kind: "render", hash: "0", drawing: `DRG ${name}`, width: 1600, height: 1000 };
    content.writeResult(name, { ...common, files: { "800.avif": 2000 } });
  }
  return content;
}

test("an article shows its figure and section figures, and the lightbox has them in reading order", async () => {
  const content = await withResults("gate", "yard", "door", "path");
  const elsewhere = figure("path").replace("}", ", section: how-to-come }");
  const section = `figures: { section: who-may-visit, items: [${figure("yard")}, ${figure("door")}, ${elsewhere}] }`;
  content.write(file, `${withSettings(`${section}\nfigure: ${figure("gate")}`)}\n## How to come\n\nOn foot.\n`);
  const data = pageDataAt(content.read(), "/about/test-visits", "article");
  expect(data.figure).toMatchObject({ id: "gate", title: "The gate of gate", alt: "A gate.", downloads: {} });
  expect(data.figures).toMatchObject([
    { section: "who-may-visit", items: [{ id: "yard" }, { id: "door" }] },
    { section: "how-to-come", items: [{ id: "path" }] },
  ]);
  expect(data.pictures?.pictures.map(({ id }) => id)).toEqual(["gate", "yard", "door", "path"]);
  expect(data.pictures?.words.own).toBeTruthy();
});

test("a page without figures has none of their data", async () => {
  const content = await contentCopy();
  content.write(file, examplePage);
  expect(pageDataAt(content.read(), "/about/test-visits", "article")).toMatchObject({
    figure: undefined,
    figures: [],
    pictures: undefined,
  });
});

test("events of the timeline and the home page have their figures", async () => {
  const content = await withResults("gate", "yard");
  content.change("pages/home.md", /  callouts:\n(?: {4}.*\n)+/.exec(content.text("pages/home.md"))?.[0] ?? "", "");
  content.change("pages/about/default.md", "  - year: 1998\n", `  - year: 1998\n    picture: ${figure("yard")}\n`);
  content.change("pages/home.md", "  name: home-hero\n", "  name: gate\n");
  const read = content.read();
  const { events, pictures } = pageDataAt(read, "/about", "timeline");
  expect(events.find(({ year }) => year === 1998)?.figure).toMatchObject({ id: "yard" });
  expect(pictures?.pictures.map(({ id }) => id)).toContain("yard");
  expect(pageDataAt(read, "/", "home").figure).toMatchObject({ id: "gate" });
});

test("the home page has callouts for the parts that exist in its figure", async () => {
  const content = await contentCopy();
  const { callouts } = pageDataAt(content.read(), "/", "home");
  expect(callouts.length).toBeGreaterThan(5);
  content.change("pages/home.md", `part: fan, name: Fan`, `part: flan, name: Fan`);
  const [error, ...others] = content.errors();
  expect(others).toEqual([]);
  expect(error?.problem).toBe(
    `refers to the part "flan", which is not in apps/site/public/pictures/home-hero-callouts.json`,
  );
  expect(content.text("pages/home.md").split("\n")[(error?.line ?? 0) - 1]).toContain("part: flan");
});

test.each([
  [file, withSettings(`figure:\n  name: gate\n  caption: The gate\n  alt: A gate.`), 6, "gate"],
  [file, withSettings(`figures:\n  section: who-may-visit\n  items:\n    - ${figure("yard")}`), 8, "yard"],
  [
    file,
    examplePage.replace(
      "article",
      `timeline\nevents:\n  - year: 1996\n    title: A\n    text: B\n    picture: ${figure("door")}`,
    ),
    7,
    "door",
  ],
])("a figure in %s whose picture does not exist is reported with its line", async (path, text, line, name) => {
  const content = await contentCopy();
  content.write(path, text);
  expect(content.errors()).toEqual([
    {
      file: `content/${path}`,
      line,
      problem: `refers to the picture "${name}", which does not exist`,
      fix: expect.stringMatching(/^Correct the name, or add a picture of that name .*npm run photo/),
    },
  ]);
});

test("figures for an unknown section are reported, with the sections that exist", async () => {
  const content = await withResults("gate");
  content.write(file, withSettings(`figures:\n  section: who-may-come\n  items: [${figure("gate")}]`));
  expect(content.errors()).toEqual([
    {
      file: `content/${file}`,
      line: 6,
      problem: 'has no section "who-may-come" for its figures',
      fix: "Use one of: who-may-visit.",
    },
  ]);
});

test("a picture for an unknown section is reported with its own line", async () => {
  const content = await withResults("gate");
  const picture = figure("gate").replace("}", ", section: how-to-leave }");
  content.write(file, withSettings(`figures:\n  section: who-may-visit\n  items:\n    - ${picture}`));
  const problem = 'has no section "how-to-leave" for its figures';
  expect(content.errors()).toMatchObject([{ line: 8, problem }]);
});

test("a figure without a description, which no gallery has either, is reported", async () => {
  const content = await withResults("gate");
  content.write(file, withSettings("figure: { name: gate, caption: The gate }"));
  const problem = 'shows the picture "gate", which no gallery describes';
  expect(content.errors()).toMatchObject([{ line: 5, problem }]);
});

test("a figure that is in a gallery has the caption and the description from there, unless the page has its own", async () => {
  const content = await contentCopy();
  const item = [...content.read().galleries.values()].flatMap(({ items }) => items).find(({ alt }) => alt);
  const { id = "", title, alt } = item ?? {};
  content.write(file, withSettings(`figure: { name: ${id} }`));
  expect(pageDataAt(content.read(), "/about/test-visits", "article").figure).toMatchObject({ id, title, alt });
  content.write(file, withSettings(`figure: { name: ${id}, caption: The gate }`));
  expect(pageDataAt(content.read(), "/about/test-visits", "article").figure).toMatchObject({ title: "The gate", alt });
});

test("a drawing of a gallery is described as the drawing, not as its model", async () => {
  const content = await contentCopy();
  const items = [...content.read().galleries.values()].flatMap((gallery) => gallery.items);
  const { id = "", sheetAlt } = items.find((item) => item.alt && item.sheetAlt) ?? {};
  expect(sheetAlt).toBeTruthy();
  content.write(file, withSettings(`figure: { name: ${id}-sheet }`));
  expect(pageDataAt(content.read(), "/about/test-visits", "article").figure).toMatchObject({ alt: sheetAlt });
});
