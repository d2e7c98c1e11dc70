import { expect, test } from "vitest";
import { velocity } from "../../packages/plant/lines-and-materials.ts";
import { type Line, lines } from "../../packages/plant/scrubbing-system.ts";
import { flange, pipeOf } from "../kit/flanges.ts";
import {
  boltName,
  flangeSize,
  kindOfClass,
  type LineKind,
  orderOf,
  pipeName,
  ratingAt,
  ratingOf,
  standards,
  wallOf,
} from "../kit/line-classes.ts";
import { ofOtherStandards } from "../proofs/flange-words.ts";
import { billOfMaterials, cuts } from "../diagrams/plant/quench-line.ts";

/**
 * Class 150 as ASME B16.5-2020 has it, mm but for bolts in inches: outside diameter and least thickness of the flange
 * without its raised face of 2, and length through the hub of a welding neck (Table 8); bolt circle, number and diameter of bolts, length of
 * studs (Table 7). Pipe as ASME B36.10M-2022 has it: outside diameter; wall XS up to DN 50, STD above.
 */
const class150: readonly (readonly number[])[] = [
  // DN, outside, thickness, hub, circle, bolts, bolt, stud, pipe, wall
  [15, 90, 9.6, 46, 60.3, 4, 1 / 2, 55, 21.3, 3.73],
  [20, 100, 11.2, 51, 69.9, 4, 1 / 2, 65, 26.7, 3.91],
  [25, 110, 12.7, 54, 79.4, 4, 1 / 2, 65, 33.4, 4.55],
  [40, 125, 15.9, 60, 98.4, 4, 1 / 2, 70, 48.3, 5.08],
  [50, 150, 17.5, 62, 120.7, 4, 5 / 8, 85, 60.3, 5.54],
  [65, 180, 20.7, 68, 139.7, 4, 5 / 8, 90, 73, 5.16],
  [80, 190, 22.3, 68, 152.4, 4, 5 / 8, 90, 88.9, 5.49],
  [100, 230, 22.3, 75, 190.5, 8, 5 / 8, 90, 114.3, 6.02],
  [150, 280, 23.9, 87, 241.3, 8, 3 / 4, 100, 168.3, 7.11],
  [200, 345, 27, 100, 298.5, 8, 3 / 4, 110, 219.1, 8.18],
  [250, 405, 28.6, 100, 362, 12, 7 / 8, 115, 273, 9.27],
  [300, 485, 30.2, 113, 431.8, 12, 7 / 8, 120, 323.8, 9.53],
  [350, 535, 33.4, 125, 476.3, 12, 1, 135, 355.6, 9.53],
  [400, 595, 35, 125, 539.8, 16, 1, 135, 406.4, 9.53],
  [500, 700, 41.3, 143, 635, 20, 9 / 8, 160, 508, 9.53],
  [600, 815, 46.1, 151, 749.3, 20, 5 / 4, 170, 610, 9.53],
];
/** How far the model may be from the standard, mm. */
const tolerance = 2;

const inches = (words: string): number => {
  const [, whole = "0", above, below] = /^(?:(\d+)-)?(?:(\d+)\/(\d+)|\d+)/.exec(words) ?? [];
  return above ? Number(whole) + Number(above) / Number(below) : Number.parseInt(words, 10);
};

test.each(class150)(
  "metal lines of DN %i are of ASME B16.5 class 150 and B36.10M",
  (bore = 0, outside, thickness = 0, hub = 0, circle, bolts, bolt = 0, studs, pipe, wall) => {
    const modeled = flangeSize(bore, "steel");
    const order = orderOf(bore, "steel");
    const near = (a: number, b = 0) => expect(Math.abs(a - b), `${a} for ${b}`).toBeLessThanOrEqual(tolerance);
    expect(modeled.outside).toBe(outside);
    near(modeled.thickness, thickness + 2);
    near(modeled.circle, circle);
    expect(modeled.bolts).toBe(bolts);
    near(modeled.bolt, bolt * 25.4);
    near(modeled.pipe, pipe);
    near(wallOf(bore, "steel"), wall);
    expect(order).toMatchObject({ stud: studs, neck: hub + 2, outside: pipe, wall });
    expect(inches(order.bolt)).toBe(bolt);
    expect(inches(order.nps) * 25).toBeGreaterThan(0.8 * bore);
    expect(flangeSize(bore, "stainless")).toEqual(modeled);
  },
);

test("plastic lines have the drilling of EN 1092-1:2018 PN 10, Table A.3, and pipes of ISO 4065", () => {
  const drilled = [25, 50, 65, 80, 100, 125, 150].map((bore) => {
    const { outside, circle, bolts, bolt, pipe } = flangeSize(bore, "pipe");
    return [bore, outside, circle, bolts, bolt, pipe];
  });
  expect(drilled).toEqual([
    [25, 115, 85, 4, 12, 32],
    [50, 165, 125, 4, 16, 63],
    [65, 185, 145, 4, 16, 75],
    [80, 200, 160, 8, 16, 90],
    [100, 220, 180, 8, 16, 110],
    [125, 250, 210, 8, 16, 140],
    [150, 285, 240, 8, 20, 160],
  ]);
});

test("a flange bears less when it is hot, and nothing is known above 200 °C", () => {
  for (const kind of ["steel", "stainless"] as const) {
    expect(ratingAt(kind, -10)).toBe(ratingOf(kind));
    expect(ratingAt(kind, 38)).toBe(ratingOf(kind));
    expect(() => ratingAt(kind, 201)).toThrow("no rating");
  }
  expect(ratingAt("steel", 100)).toBe(17.7);
  expect(ratingAt("stainless", 75)).toBeCloseTo((15.3 + 13.3) / 2, 6);
});

test("pieces say which standard, size and grade they are of", () => {
  const [disk] = flange(80, "steel");
  expect(disk).toMatchObject({
    called: "welding neck flange DN 80 (NPS 3), ASME B16.5 class 150",
    grade: standards.steel.grades.flange,
  });
  expect(pipeOf(40, "stainless", 100)[0]).toMatchObject({ called: "pipe DN 40 (NPS 1-1/2), 80S" });
  expect(pipeName(50, "pipe")).toBe("pipe DN 50");
  expect([boltName(80, "steel"), boltName(500, "steel"), boltName(80, "pipe")]).toEqual([
    "stud bolt 5/8 in UNC",
    "stud bolt 1-1/8 in 8UN",
    "stud bolt M16",
  ]);
});

test("the register's velocities are those of the pipes that are ordered", () => {
  for (const line of Object.values<Line>(lines)) {
    const kind: LineKind = kindOfClass[line.pipeClass];
    if (kind !== "stainless" || line.flow === 0) continue;
    const { outside, wall } = orderOf(line.bore, kind);
    expect(velocity(line)).toBeCloseTo(line.flow / 3600 / ((Math.PI / 4) * ((outside - 2 * wall) / 1000) ** 2), 3);
  }
});

test("the isometric orders what the kit says, and no piece is shorter than two welds allow", () => {
  const { nps, stud } = orderOf(40, "stainless");
  const words = billOfMaterials.flat().join("\n");
  for (const one of [`NPS ${nps}`, `× ${stud}`, "B16.5", "B36.19M", "B16.9", "B16.10", "B16.21"])
    expect(words).toContain(one);
  for (const { from, to } of cuts) expect(to - from).toBeGreaterThan(50);
});

test("words of another standard are found on metal lines, and on plastic ones", () => {
  const metal = new Set<LineKind>(["steel"]);
  const plastic = new Set<LineKind>(["pipe"]);
  expect(ofOtherStandards(["DN 50, PN 16", "EN 1092-1", "flanges PN 10", "ASME B16.5 class 150"], metal)).toHaveLength(
    3,
  );
  expect(ofOtherStandards(["EN 1092-1 PN 10", "PN 16", "class 150"], plastic)).toEqual(["PN 16", "class 150"]);
  expect(ofOtherStandards(["M16 × 80, EN ISO 3506"], new Set([...metal, ...plastic]))).toHaveLength(1);
  expect(ofOtherStandards(billOfMaterials.flat(), metal)).toEqual([]);
});
