import assert from "node:assert/strict";
import { brotliCompressSync, constants } from "node:zlib";
import type { IDimensionEntity, ITextEntity } from "dxf-parser";
import { strFromU8, unzipSync } from "fflate";
import { modelOf } from "../catalog.ts";
import { isMetal, standards } from "../kit/line-classes.ts";
import type { Result } from "../result.ts";
import { papers } from "../exports/read-drawing.ts";
import { capitals } from "../exports/typeface.ts";
import { scales } from "../models/model.ts";
import { measured } from "../sheets/dimensions.ts";
import { mostBytesOf } from "../sheets/limits.ts";
import { isCutOpen, isPlot, plantOf, stated } from "../sheets/weight-table.ts";
import { boughtOf, weightsOf } from "../sheets/weights.ts";
import { boxOf, dxfRead, pointsIn, viewportsOf } from "./dxf-read.ts";
import { elementsOf } from "./tagged-pdf.ts";
import { ofOtherStandards, textsIn } from "./flange-words.ts";
import { pdfIn } from "./of-pdfs.ts";
import { none, type Proofs } from "./proof.ts";

const dxfIn = ({ read, sidecar }: Result) => {
  const files = unzipSync(new Uint8Array(read("dxf.zip")));
  return dxfRead(strFromU8(files[`${sidecar.drawing}.dxf`] ?? new Uint8Array()));
};

/** Whether two lengths are one within a share of it, or within hundredths of a millimeter. */
const near = (a: number, b: number, share = 0): boolean => Math.abs(a - b) <= Math.max(0.02, share * Math.abs(b));

/** Weights in the first row of a sheet's table of weights, kg: dry, and in operation and under test where they are stated. */
export const weightsIn = (drawing: string): number[] => {
  const [, row = ""] = />CENTER OF GRAVITY<([^]*)/.exec(drawing) ?? [];
  const cells = Array.from(row.matchAll(/<text[^>]*>([^<]*)</g), ([, words = ""]) => words.replaceAll("\u2009", ""));
  const end = cells.findIndex((words, index) => index > 0 && !/^\d+(?:\.\d)?$/.test(words));
  return cells.slice(1, end).map(Number);
};

/** Of a drawing sheet, without its PDF. */
export const ofSheets: Proofs = {
  "states the weights of its solids, of what is bought and of what it holds": async ({ entry, read }) => {
    const { sheet, parts: all, drawingNumber } = await modelOf(entry);
    const parts = (sheet?.parts ?? all).filter((one) => !sheet?.loose?.includes(one));
    if (isPlot(parts) || isCutOpen(parts)) return;
    const drawing = read("light.svg").toString();
    const { dry, operating, test } = weightsOf(plantOf(drawingNumber), parts);
    const weights = [dry, operating, test].flatMap((one) => (one ? [stated(one.kilograms)] : []));
    assert.deepEqual(weightsIn(drawing), weights);
    const { groups, unknown } = boughtOf(parts);
    if (groups.size > 0) assert.match(drawing, /Typical weights/);
    for (const name of unknown) assert(drawing.includes(name), `${name} is not named`);
  },

  "names the standard of its lines' flanges, and no other": async ({ entry, read }) => {
    const { sheet, parts } = await modelOf(entry);
    const kinds = new Set((sheet?.parts ?? parts).flatMap(({ ports }) => ports.map(({ end }) => end.kind)));
    const texts = textsIn(read("light.svg").toString());
    none(ofOtherStandards(texts, kinds));
    const said = texts.join("\n");
    if ([...kinds].some(isMetal)) assert(said.includes(standards.steel.flange), "its metal lines have no standard");
    if (kinds.has("pipe")) assert(said.includes(standards.pipe.flange), "its plastic lines have no standard");
  },

  "is small when compressed, for its paper": ({ read }) => {
    const most = mostBytesOf(read("light.svg").toString());
    for (const theme of ["light", "dark"]) {
      const sent = brotliCompressSync(read(`${theme}.svg`), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      assert(sent.length <= most, `${theme}.svg has ${sent.length} bytes, more than ${most}`);
    }
  },

  "records the areas of its views": ({ sidecar: { views = {} } }) => {
    for (const [x, y, width, height] of Object.values(views)) {
      for (const share of [x, y, width, height]) assert(share > 0);
      assert(x + width <= 1);
      assert(y + height <= 1);
    }
    assert.deepEqual(Object.keys(views), ["plan", "elevation", "right", "oblique", "parts"]);
  },

  "has a DXF whose model space holds the model in true size, and all that is in it": (result) => {
    const dxf = dxfIn(result);
    assert.equal(dxf.header["$INSUNITS"], 4);
    const model = dxf.entities.filter(({ inPaperSpace }) => !inPaperSpace);
    const { min, max } = boxOf(pointsIn(dxf, model));
    const size = Math.max(max[0] - min[0], max[1] - min[1]);
    for (const [name, corner] of [
      ["$EXTMIN", min],
      ["$EXTMAX", max],
    ] as const) {
      const { x, y } = dxf.header[name] as unknown as { x: number; y: number };
      // Arcs are read in parts.
      assert(near(x, corner[0], 1e-4 * (size / Math.abs(corner[0]))), `${name} is ${x}, not ${corner[0]}`);
      assert(near(y, corner[1], 1e-4 * (size / Math.abs(corner[1]))), `${name} is ${y}, not ${corner[1]}`);
    }
  },

  "has a DXF whose dimensions measure the model": async (result) => {
    const dxf = dxfIn(result);
    const dimensions = dxf.entities.filter(({ type }) => type === "DIMENSION") as IDimensionEntity[];
    const figures = dimensions.map((one) => {
      const { x, y } = one.linearOrAngularPoint1;
      const { x: toX, y: toY } = one.linearOrAngularPoint2;
      const along = one.angle === 90 ? Math.abs(toY - y) : Math.abs(toX - x);
      assert(near(one.actualMeasurement, along), `${one.actualMeasurement} is ${along} long`);
      const block = dxf.blocks[one.block];
      const words = (block?.entities ?? []).flatMap((inner) => ("text" in inner ? [String(inner.text)] : [])).join();
      // A fit such as H7 follows the value.
      const figure = Number((/^(?:%%c)?([\d ]+)/.exec(words)?.[1] ?? "").replaceAll(" ", ""));
      assert(Math.abs(figure - along) <= 0.51, `${words} is written on a length of ${along}`);
      return figure;
    });
    const stated = new Set(figures);
    const { sheet } = await modelOf(result.entry);
    for (const one of sheet?.dimensions ?? []) assert(stated.has(measured(one)), `${measured(one)} is missing`);
  },

  "has a DXF whose layout shows each view at its scale, with the sheet around it": (result) => {
    const dxf = dxfIn(result);
    const [, scale] = />1:(\d+)</.exec(/>SCALE<[^]*/.exec(result.read("light.svg").toString())?.[0] ?? "") ?? [];
    const viewports = viewportsOf(dxf);
    assert.equal(
      viewports.filter((one) => near(one.scale, Number(scale), 1e-4)).length >= 3,
      true,
      `none at 1:${scale}`,
    );
    assert.equal(viewports.length, 4);
    const model = dxf.entities.filter(({ inPaperSpace, type }) => !inPaperSpace && type !== "TEXT");
    // Blocks are tested by their lines, and long lines of dimensions by their ends.
    const outside = model.filter((entity) =>
      pointsIn(dxf, [entity]).some(
        ({ x, y }) => !viewports.some(({ window: [a, b] }) => x >= a.x && x <= b.x && y >= a.y && y <= b.y),
      ),
    );
    none(outside.map(({ type, layer }) => `${type} on ${layer} is in no viewport`));
    const paper = dxf.entities.filter((one) => one.inPaperSpace && (one.type as string) !== "VIEWPORT");
    const { min, max } = boxOf(pointsIn(dxf, paper));
    const [, name = ""] = />(A[0-4])</.exec(/>PAPER<[^]*/.exec(result.read("light.svg").toString())?.[0] ?? "") ?? [];
    const [width, height] = papers[name as keyof typeof papers];
    // Filing margin of 20 mm, others of 10, with the grid 5 mm around the frame (ISO 5457).
    assert.deepEqual([min, max].flat(), [15, 5, width - 5, height - 5]);
  },

  "has letters of 2.5 mm or more, and a scale of the standard series": (result) => {
    const drawing = result.read("light.svg").toString();
    const heights = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * capitals);
    none(heights.filter((height) => ![2.5, 3.5, 5].some((one) => near(one, height))).map((height) => `${height} mm`));
    const onPaper = dxfIn(result).entities.filter(({ inPaperSpace, type }) => inPaperSpace && type === "TEXT");
    assert(onPaper.length > 0);
    for (const { textHeight, text } of onPaper as ITextEntity[])
      assert([2.5, 3.5, 5].includes(textHeight), `${text} is ${textHeight} mm high`);
    const [, scale] = />1:(\d+)</.exec(/>SCALE<[^]*/.exec(drawing)?.[0] ?? "") ?? [];
    assert(
      scales.some((one) => one === Number(scale)),
      `1:${scale} is no scale of ISO 5455`,
    );
  },

  "has a DXF with its lines and its text on layers of their own, and no empty one": (result) => {
    const dxf = dxfIn(result);
    const { tables } = dxf;
    const entities = [...dxf.entities, ...Object.values(dxf.blocks).flatMap((block) => block.entities ?? [])];
    const kindsOn = (layer: string) =>
      new Set<string>(entities.filter((one) => one.layer === layer).map(({ type }) => type));
    for (const layer of ["OUTLINE", "THIN", "DIMENSION", "BORDER"])
      assert(kindsOn(layer).has("LINE"), `${layer} has no lines`);
    none([...kindsOn("TEXT")].filter((kind) => !["TEXT", "ATTRIB", "ATTDEF"].includes(kind)));
    const texts = new Set(entities.flatMap((entity) => ("text" in entity ? [entity.text] : [])));
    for (const words of [result.sidecar.drawing, "Illustration, not for construction"])
      assert(texts.has(words), `${words} is missing`);
    const used = new Set(entities.map(({ layer }) => layer));
    assert.deepEqual(
      Object.keys(tables.layer.layers)
        .filter((name) => name !== "0")
        .toSorted(),
      [...used].filter((name) => name !== "0").toSorted(),
    );
  },

  "has a PDF with its views as one figure, and its parts list as a table": (result) => {
    const elements = elementsOf(pdfIn(result).structure);
    const views = elements.filter(({ role, text }) => role === "Figure" && /PLAN/.test(text));
    assert.equal(views.length, 1);
    const heads = elements
      .filter(({ role }) => role === "Table")
      .map(({ children: [head] }) => head?.children.map(({ text }) => text).join());
    assert(heads.includes("ITEM,DESCRIPTION,QTY"), "it has no parts list");
  },
};
