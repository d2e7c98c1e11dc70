import { expect, test } from "vitest";
import type { IDimensionEntity, ILineEntity } from "dxf-parser";
import { dxfOf } from "../exports/dxf.ts";
import { withArcs } from "../exports/dxf-curves.ts";
import { readDrawing } from "../exports/read-drawing.ts";
import { published } from "../exports/structure.ts";
import { as, told } from "../exports/true-size.ts";
import { part } from "../kit/part.ts";
import { block } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { boxOf, dxfRead, numbersOf, pointsIn, viewportsOf } from "../proofs/dxf-read.ts";
import { hatching } from "../sheets/hatching.ts";
import { worldOf } from "../sheets/hidden-lines.ts";
import { sheet } from "../sheets/sheet.ts";
import { onSheet, place } from "../sheets/views.ts";

const svgOf = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297"><style>.o,.e,.d,.b,circle{fill:none;stroke:#000}</style><path style="fill:#fff" d="M0 0h420v297H0z"/>${drawing}</svg>`;

/** A bay of 5,000 mm with a post at each end, as a sheet. */
const bay = (): Model => {
  const posts = [0, 4900].map((x) => part("post", block(100, 100, 3000, "steel")).at([x + 50, 50, 0]));
  const beam = part("beam", block(5000, 100, 100, "steel")).at([2500, 50, 3000]);
  return {
    name: "bay",
    title: "Bay",
    drawingNumber: "D-1",
    parts: [...posts, beam],
    sheet: { scale: 20, items: [{ part: beam, description: "Beam" }], notes: [], dimensions: [] },
  } as unknown as Model;
};

test("a bay of 5,000 mm measures that in model space, and its sheet is on the layout", () => {
  const { drawing, paper, seen } = sheet(bay());
  const { svg, things } = told(drawing);
  const dxf = dxfRead(
    dxfOf(readDrawing(svgOf(svg.replaceAll(/<\/?tag[^>]*>/g, "")), paper.name), "D-1", { things, seen }),
  );
  const lengths = (dxf.entities as ILineEntity[])
    .filter(({ inPaperSpace, vertices }) => !inPaperSpace && vertices !== undefined)
    .flatMap(({ vertices }) =>
      vertices
        .slice(1)
        .map(({ x, y }, index) => Math.hypot(x - (vertices[index]?.x ?? 0), y - (vertices[index]?.y ?? 0))),
    );
  expect(lengths.map((length) => Math.round(length * 100) / 100)).toContain(5000);
  const measures = dxf.entities.filter(({ type }) => type === "DIMENSION") as IDimensionEntity[];
  expect(measures.map(({ actualMeasurement }) => actualMeasurement).toSorted((a, b) => a - b)).toEqual([
    100, 3100, 5000,
  ]);
  for (const { block: name } of measures) expect(dxf.blocks[name]?.entities?.length).toBeGreaterThan(5);
  const views = viewportsOf(dxf);
  expect(views).toHaveLength(4);
  const { scale } = seen.front;
  expect(views.filter((view) => Math.abs(view.scale - scale) < 0.001)).toHaveLength(3);
  const { max } = boxOf(
    pointsIn(
      dxf,
      dxf.entities.filter(({ inPaperSpace }) => !inPaperSpace),
    ),
  );
  const stated = dxf.header["$EXTMAX"] as unknown as { x: number; y: number };
  expect(stated.x).toBeCloseTo(max[0], 1);
  expect(stated.y).toBeCloseTo(max[1], 1);
});

test("a cut face is a hatch of its own size in full sight, and has lines where another part hides some of it", () => {
  const cut = part("shell", block(300, 10, 200, "cut")).at([0, 0, 0]);
  const kindsOf = (...parts: (typeof cut)[]) => {
    const world = worldOf(parts, 5);
    const placed = place(world.box, "front", [200, 150], 5);
    const { svg, things } = told(as({ view: "front" }, hatching(parts, world, placed)));
    const seen = { front: { zero: onSheet(placed, [0, 0]), scale: 5, tilts: [] } };
    const dxf = dxfRead(dxfOf(readDrawing(svgOf(svg), "A3"), "D-1", { things, seen }));
    return dxf.entities.filter(({ layer }) => layer === "HATCH");
  };
  const [hatch, ...more] = kindsOf(cut);
  expect(more).toEqual([]);
  const { min, max } = boxOf(
    numbersOf(hatch as never, 10)
      .slice(1)
      .map((x, index) => ({ x, y: numbersOf(hatch as never, 20)[index + 1] as number })),
  );
  expect([max[0] - min[0], max[1] - min[1]]).toEqual([expect.closeTo(300, 2), expect.closeTo(200, 2)]);
  expect(Math.hypot(numbersOf(hatch as never, 45)[0] ?? 0, numbersOf(hatch as never, 46)[0] ?? 0)).toBeCloseTo(7.5, 6);
  const post = part("post", block(20, 10, 300, "steel")).at([0, -100, 0]);
  expect(new Set(kindsOf(cut, post).map(({ type }) => type))).toContain("LINE");
});

test("lines along a circle are a circle or an arc, and corners of a hexagon are not", () => {
  const around = (count: number, share = 1) =>
    Array.from({ length: Math.round(count * share) + 1 }, (_, index) => {
      const turn = (index / count) * 2 * Math.PI;
      return [100 + 50 * Math.cos(turn), 20 + 50 * Math.sin(turn)] as const;
    });
  const [circle, ...more] = withArcs(around(24), 0.05, []);
  expect(more).toEqual([]);
  expect(circle).toMatchObject({ kind: "arc", radius: expect.closeTo(50, 6) });
  expect(circle).not.toHaveProperty("span");
  const [arc] = withArcs(around(24, 0.5), 0.05, []);
  expect(arc).toMatchObject({ span: [expect.closeTo(0, 6), expect.closeTo(180, 6)] });
  expect(withArcs(around(6), 0.05, [])).toMatchObject([{ kind: "line", closed: true }]);
  // Five places on a circle by chance, one of the lines between them long.
  const byChance = [0, 5, 10, 40, 45].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return [50 * Math.cos(turn), 50 * Math.sin(turn)] as const;
  });
  expect(withArcs(byChance, 0.05, [])).toMatchObject([{ kind: "line", closed: false }]);
  const tilt = { way: [0, 1], ratio: 0.5 } as const;
  const flattened = around(24).map(([x, y]) => [x, y / 2] as const);
  expect(withArcs(flattened, 0.05, [tilt])).toMatchObject([{ kind: "arc", tilt }]);
});

test("a curve of the picture is an arc, a symbol a block with its text as an attribute, and none of it is published", () => {
  const symbol = (x: number, words: string) =>
    as(
      { symbol: { name: "BALLOON", at: [x, 20] } },
      `<circle cx="${x}" cy="20" r="3"/><text x="${x}" y="21" text-anchor="middle" font-size="3">${words}</text>`,
    );
  const { svg, things } = told(`<path class="d" d="M9 100A9 9 0 0 0 18 91"/>${symbol(20, "1")}${symbol(40, "2")}`);
  const dxf = dxfRead(dxfOf(readDrawing(svgOf(svg), "A3"), "D-1", { things, seen: {} }));
  const kinds = dxf.entities.map(({ type }) => type as string).filter((type) => type !== "VIEWPORT");
  expect(kinds).toEqual(["ARC", "INSERT", "ATTRIB", "SEQEND", "INSERT", "ATTRIB", "SEQEND"]);
  expect(dxf.blocks["BALLOON"]?.entities?.map(({ type }) => type)).toEqual(["CIRCLE", "ATTDEF"]);
  expect(published(svg)).not.toMatch(/data-|<as/);
});
