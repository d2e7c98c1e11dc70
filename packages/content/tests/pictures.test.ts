import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { glbOf, plainModelBytes } from "../derive/plain-model.ts";
import { downloadsOf, pictureNamed } from "../derive/pictures.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const common = { hash: "0123456789abcdef", drawing: "P-100-GA-001" };
const size = { width: 1600, height: 1200 };
const results = {
  pump: { name: "pump", kind: "render", ...common, ...size, files: { "1600.avif": 5000, "800.avif": 2000 } },
  "pump-sheet": {
    name: "pump-sheet",
    kind: "sheet",
    ...common,
    ...size,
    files: { "light.svg": 700, "dark.svg": 710, "drawing.pdf": 500, "dxf.zip": 600 },
  },
  "pump-solid": { name: "pump-solid", kind: "solid", ...common, files: { "pump-step.zip": 9000 } },
  "pump-glb": { name: "pump-glb", kind: "browser-model", ...common, files: { "pump.glb": 3000, "parts.json": 100 } },
  screen: { name: "screen", kind: "diagram", ...common, ...size, files: { "light.svg": 1, "dark.svg": 1 } },
};

const emptyScene = { scene: 0, scenes: [{ nodes: [] }] };
const emptyHead = (asset: object) =>
  JSON.stringify({ asset, ...emptyScene, nodes: [], meshes: [], materials: [], accessors: [], bufferViews: [] });
const emptyModel = glbOf(emptyHead({ version: "2.0" }), new Uint8Array());

async function folderWith(all: Record<string, object>): Promise<string> {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, "pictures"));
  for (const [name, result] of Object.entries(all)) {
    writeFileSync(join(folder, "pictures", `${name}.json`), JSON.stringify(result));
    if (!name.endsWith("-glb")) continue;
    mkdirSync(join(folder, "pictures", name));
    writeFileSync(join(folder, "pictures", name, `${name.slice(0, -4)}.glb`), emptyModel);
  }
  return folder;
}

test("a render has its files sorted by width", async () => {
  expect(pictureNamed("pump", await folderWith(results))).toEqual({
    ...size,
    drawing: "P-100-GA-001",
    variants: [
      { file: "/pictures/pump/800.avif", width: 800 },
      { file: "/pictures/pump/1600.avif", width: 1600 },
    ],
  });
});

test.each(["screen", "pump-sheet"])("the line drawing %s has a file for each theme", async (name) => {
  expect(pictureNamed(name, await folderWith(results))).toEqual({
    ...size,
    drawing: "P-100-GA-001",
    light: `/pictures/${name}/light.svg`,
    dark: `/pictures/${name}/dark.svg`,
  });
});

test("a line drawing has its views, which lie within it", async () => {
  const views = { plan: [0, 0.1, 0.5, 0.4], parts: [0.6, 0.6, 0.4, 0.4] };
  const screen = { ...results.screen, views };
  expect(pictureNamed("screen", await folderWith({ screen }))).toMatchObject({ views });
  for (const plan of [
    [0, 0, 1.2, 1],
    [0.8, 0, 0.3, 1],
    [0, 0, 0, 1],
    [0, 0, 1],
  ]) {
    const folder = await folderWith({ screen: { ...screen, views: { plan } } });
    expect(() => pictureNamed("screen", folder)).toThrow(/screen\.json:1 +has an unexpected format/);
  }
});

test.each(["pump-solid", "pump-glb", "valve"])("there is no picture %s", async (name) => {
  expect(pictureNamed(name, await folderWith(results))).toBeUndefined();
});

test("a model has its sheet, in three formats, its solid and its GLB as downloads, with their sizes", async () => {
  const offered = { sheet: 700, pdf: 500, dxf: 600, solid: 9000, glb: plainModelBytes(emptyModel) };
  const downloads = downloadsOf("pump", await folderWith(results));
  expect(downloads).toEqual(offered);
  expect(Object.keys(downloads)).toEqual(Object.keys(offered));
});

test("a drawing that is shown itself has its PDF, its table and its piping component file as downloads", async () => {
  const own = { "drawing.pdf": 50, "table.csv": 20, "pipeline.pcf": 30 };
  const screen = { ...results.screen, files: { ...results.screen.files, ...own } };
  expect(downloadsOf("screen", await folderWith({ screen }))).toEqual({ table: 20, pdf: 50, pcf: 30 });
  expect(downloadsOf("pump-sheet", await folderWith(results))).toEqual({ pdf: 500, dxf: 600 });
});

test("files that do not exist are not offered for download", async () => {
  const { "pump-sheet": sheet, ...others } = results;
  expect(Object.keys(downloadsOf("pump", await folderWith(others)))).toEqual(["solid", "glb"]);
  const folder = await folderWith(others);
  rmSync(join(folder, "pictures/pump-glb/pump.glb"));
  expect(Object.keys(downloadsOf("pump", folder))).toEqual(["solid"]);
  expect(Object.keys(downloadsOf("pump", await folderWith({ "pump-sheet": sheet })))).not.toContain("solid");
  expect(downloadsOf("screen", await folderWith(results))).toEqual({});
});

test("a model is as large as its file is now, in each folder that leads to it", async () => {
  const folder = await folderWith(results);
  const linked = await temporaryFolder();
  symlinkSync(join(folder, "pictures"), join(linked, "pictures"));
  const sizes = () => [folder, linked].map((one) => downloadsOf("pump", one).glb);
  const empty = plainModelBytes(emptyModel);
  expect(sizes()).toEqual([empty, empty]);
  const named = glbOf(emptyHead({ version: "2.0", generator: "A program" }), new Uint8Array());
  const file = join(folder, "pictures/pump-glb/pump.glb");
  writeFileSync(file, named);
  // It would be later, were it not a test.
  utimesSync(file, new Date(), new Date(Date.now() + 1000));
  expect(plainModelBytes(named)).toBeGreaterThan(empty);
  expect(sizes()).toEqual([plainModelBytes(named), plainModelBytes(named)]);
});

test.each([
  ["without its number", { ...results.pump, drawing: undefined }],
  ["of another kind", { ...results.pump, kind: "photograph" }],
  ["without its size", { ...results.screen, width: undefined }],
  ["with one theme's file", { ...results.screen, files: { "light.svg": 1 } }],
  ["with a file of an unknown format", { ...results.pump, files: { "800.webp": 1 } }],
])("a result %s is refused", async (_name, broken) => {
  const folder = await folderWith({ broken });
  expect(() => pictureNamed("broken", folder)).toThrow("apps/site/public/pictures/broken.json");
});
