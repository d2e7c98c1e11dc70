import assert from "node:assert/strict";
import { brotliCompressSync, constants } from "node:zlib";
import Parser, { type IEntity } from "dxf-parser";
import { strFromU8, unzipSync } from "fflate";
import { modelOf } from "../catalog.ts";
import type { Result } from "../result.ts";
import { isPlot } from "../sheets/weight-table.ts";
import { isMachine, weighed } from "../sheets/weights.ts";
import { elementsOf } from "./tagged-pdf.ts";
import { pdfIn } from "./of-pdfs.ts";
import { none, type Proofs } from "./proof.ts";

type Points = { x: number; y: number }[];

/** Places of an entity, mm. */
const pointsOf = (entity: IEntity): Points => {
  const {
    vertices,
    points,
    center,
    radius = 0,
    startPoint,
  } = entity as unknown as Partial<
    Record<"vertices" | "points", Points> & Record<"center" | "startPoint", Points[number]>
  > & { radius?: number };
  if (center) return [-1, 1].map((side) => ({ x: center.x + side * radius, y: center.y + side * radius }));
  return vertices ?? points ?? (startPoint ? [startPoint] : []);
};

const dxfIn = ({ read, sidecar }: Result) => {
  const files = unzipSync(new Uint8Array(read("dxf.zip")));
  const dxf = new Parser().parseSync(strFromU8(files[`${sidecar.drawing}.dxf`] ?? new Uint8Array()));
  assert(dxf, "it is no DXF");
  return dxf;
};

/** Of a drawing sheet, without its PDF. */
export const ofSheets: Proofs = {
  "states the weight of its solids, without its machines": async ({ entry, read }) => {
    const drawing = read("light.svg").toString();
    const [, stated] = /about ([\d.\u2009]+) kg/u.exec(drawing) ?? [];
    const { sheet, parts: all } = await modelOf(entry);
    const parts = (sheet?.parts ?? all).filter((one) => !sheet?.loose?.includes(one));
    if (stated === undefined || isPlot(parts)) return;
    const { kilograms } = weighed(parts.filter((part) => !isMachine(part)));
    assert.equal(Number(stated.replaceAll("\u2009", "")), Number(kilograms.toPrecision(2)));
    for (const { name } of parts.filter(isMachine)) assert(drawing.includes(name), `${name} is not named`);
  },

  "is at most 60 kB when compressed": ({ read }) => {
    for (const theme of ["light", "dark"]) {
      const sent = brotliCompressSync(read(`${theme}.svg`), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      assert(sent.length <= 60_000, `${theme}.svg has ${sent.length} bytes`);
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

  "has a DXF in millimeters that fills the sheet's paper, no more": (result) => {
    const dxf = dxfIn(result);
    assert.equal(dxf.header["$INSUNITS"], 4);
    const all = dxf.entities.flatMap(pointsOf);
    for (const [axis, length] of [
      ["x", 420],
      ["y", 297],
    ] as const) {
      const places = all.map((point) => point[axis]);
      assert.deepEqual([Math.min(...places), Math.max(...places)], [0, length]);
    }
    const { x, y } = dxf.header["$EXTMAX"] as unknown as Points[number];
    assert.deepEqual([x, y], [420, 297]);
  },

  "has a DXF with its lines and its text on layers of their own": (result) => {
    const { entities, tables } = dxfIn(result);
    const kindsOn = (layer: string) =>
      new Set<string>(entities.filter((one) => one.layer === layer).map(({ type }) => type));
    for (const layer of ["OUTLINE", "THIN", "DIMENSION", "BORDER"])
      assert(kindsOn(layer).has("LWPOLYLINE"), `${layer} has no lines`);
    assert.deepEqual([...kindsOn("TEXT")], ["TEXT"]);
    const texts = new Set(entities.flatMap((entity) => ("text" in entity ? [entity.text] : [])));
    for (const words of [result.sidecar.drawing, "Illustration, not for construction"])
      assert(texts.has(words), `${words} is missing`);
    none(entities.map(({ layer }) => layer).filter((layer) => !(layer in tables.layer.layers)));
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
