import { expect, test } from "vitest";
import { pageDataAt } from "../derive/page-data.ts";
import { picturePages } from "../derive/picture-pages.ts";
import { type ContentCopy, contentCopy, examplePage } from "./content-copy.ts";

const common = { hash: "0", drawing: "P-100-GA-001", width: 1600, height: 1200 };
const render = { name: "inlet", kind: "render", ...common, files: { "800.avif": 2000 } };
const sheet = { name: "inlet-sheet", kind: "sheet", ...common, files: { "light.svg": 700, "dark.svg": 700 } };

const gallery = (...described: string[]) =>
  `items:\n  - id: inlet\n    title: Inlet\n${described.map((line) => `    ${line}\n`).join("")}  - id: outlet\n    title: Outlet\n`;
const models = "gallery\ngallery: pumps\ncounterpart: /about/drawings";
const sheets = "gallery\ngallery: pumps\nshows: sheets\ncounterpart: /about/test-visits";

async function twoGalleries(text: string): Promise<ContentCopy> {
  const content = await contentCopy();
  content.write("galleries/pumps.yaml", text);
  content.write("pages/about/test-visits.md", examplePage.replace("article", models));
  const counterpart = examplePage.replace("article", sheets).replace("title: Visits", "title: Drawings");
  content.write("pages/about/drawings.md", counterpart.replace("in a test alone", "only in a test"));
  return content;
}

const error = (line: number, problem: string, fix: RegExp) => ({
  file: "content/galleries/pumps.yaml",
  line,
  problem,
  fix: expect.stringMatching(fix),
});

test("a render without `alt`, and a sheet without `sheetAlt`, are reported on the item", async () => {
  const content = await twoGalleries(gallery());
  content.writeResult("inlet", render);
  content.writeResult("inlet-sheet", sheet);
  expect(content.errors()).toEqual([
    error(2, '"inlet" has a picture but no `alt`', /^Describe in `alt`/),
    error(2, '"inlet-sheet" has a picture but no `sheetAlt`', /^Describe in `sheetAlt`/),
  ]);
});

test("`alt` without a render, and `sheetAlt` without a sheet, are reported on their lines", async () => {
  const content = await twoGalleries(gallery("alt: A pump.", "sheetAlt: Its drawing."));
  expect(content.errors()).toEqual([
    error(4, '"inlet" has no picture', /npm run photo.* remove `alt`/),
    error(5, '"inlet-sheet" has no picture', /remove `sheetAlt`/),
  ]);
});

test("a view that the viewer has no name for is reported in content/layout.yaml", async () => {
  const content = await twoGalleries(gallery("alt: A pump.", "sheetAlt: Its drawing."));
  content.writeResult("inlet", render);
  content.writeResult("inlet-sheet", {
    ...sheet,
    views: { plan: [0, 0, 0.5, 1], "seen-from-below": [0.5, 0, 0.5, 1] },
  });
  expect(content.errors()).toEqual([
    {
      file: "content/layout.yaml",
      line: expect.any(Number),
      problem: 'has no name for the view "seen-from-below" of apps/site/public/pictures/inlet-sheet.json',
      fix: expect.stringContaining("`seen-from-below: …`"),
    },
  ]);
});

test("a sheet that is only offered for download needs no description", async () => {
  const content = await contentCopy();
  content.write("galleries/pumps.yaml", gallery("alt: A pump."));
  content.writeResult("inlet", render);
  content.writeResult("inlet-sheet", sheet);
  expect(() => content.read()).not.toThrow();
});

test("one page shows the model, its counterpart shows the drawing, and each links to the other", async () => {
  const content = await twoGalleries(gallery("alt: A pump.", "sheetAlt: Its drawing."));
  content.writeResult("inlet", render);
  content.writeResult("inlet-sheet", sheet);
  const read = content.read();
  const itemsAt = (path: string) => pageDataAt(read, path, "gallery").items;
  expect(itemsAt("/about/test-visits")).toMatchObject([
    {
      alt: "A pump.",
      picture: { variants: [{}] },
      counterpart: { to: "/about/drawings?item=inlet", name: "See the drawing" },
    },
    { id: "outlet", title: "Outlet" },
  ]);
  expect(itemsAt("/about/drawings")).toMatchObject([
    { alt: "Its drawing.", picture: { light: "/pictures/inlet-sheet/light.svg" }, downloads: { sheet: 700 } },
    { id: "outlet" },
  ]);
  expect(itemsAt("/about/drawings")[0]).toMatchObject({
    counterpart: { to: "/about/test-visits?item=inlet", name: "See the model" },
  });
});

test("projects link to the model of a picture, not to its drawing", async () => {
  const content = await twoGalleries(gallery("alt: A pump.", "sheetAlt: Its drawing."));
  content.writeResult("inlet", render);
  content.writeResult("inlet-sheet", sheet);
  expect(picturePages(content.read()).get("inlet")).toEqual({ to: "/about/test-visits?item=inlet", name: "Inlet" });
});

test("a model without a drawing has no link to one, and an item without a picture has only a caption", async () => {
  const content = await twoGalleries(gallery("alt: A pump."));
  content.writeResult("inlet", render);
  const [inlet, outlet] = pageDataAt(content.read(), "/about/test-visits", "gallery").items;
  expect(inlet).not.toHaveProperty("counterpart");
  expect(outlet).toEqual({ id: "outlet", title: "Outlet" });
});

test("an invalid counterpart is reported with its line", async () => {
  const content = await twoGalleries(gallery());
  content.change("pages/about/test-visits.md", "/about/drawings", "/showcase");
  expect(content.errors()).toEqual([
    {
      file: "content/pages/about/drawings.md",
      line: 5,
      problem: "/about/test-visits is not the counterpart of this page",
      fix: expect.stringMatching(/^Choose a page/),
    },
    expect.objectContaining({ file: "content/pages/about/test-visits.md", line: 4 }),
  ]);
});

test("two galleries that both show models are not counterparts", async () => {
  const content = await twoGalleries(gallery());
  content.change("pages/about/drawings.md", "shows: sheets\n", "");
  expect(content.errors()).toMatchObject([
    { file: "content/pages/about/drawings.md", problem: "/about/test-visits is not the counterpart of this page" },
    { file: "content/pages/about/test-visits.md", problem: "/about/drawings is not the counterpart of this page" },
  ]);
});
