import * as cad from "replicad";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { equipment, pipeClasses } from "../../packages/plant/scrubbing-system.ts";
import { modelOf } from "../catalog.ts";
import { plantOf } from "../diagrams/plant/registers/plants.ts";
import { type End, part, withPorts } from "../kit/part.ts";
import { block, solid } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import conveyor from "../models/machines/conveyor.ts";
import { centers } from "../models/machines/parts/conveyor-belt.ts";
import { incline, placed } from "../models/machines/parts/conveyor-trestles.ts";
import { numbers as numbersOf } from "../models/scrubbing/parts/numbers.ts";
import { radius, roundsIn } from "../sheets/axes.ts";
import { designData, designFaults, designs, designTable, hotPaths } from "../sheets/design-data.ts";
import { worldOf } from "../sheets/hidden-lines.ts";
import { nozzleSchedule } from "../sheets/nozzle-schedule.ts";
import motorControlCenter from "../sheets/particulars/motor-control-center.ts";
import scrubbingSystem from "../sheets/particulars/scrubbing-system.ts";
import { obliqueFrom, onSheet, place } from "../sheets/views.ts";

test("a nozzle schedule is measured on the ports, and nozzles above each other share a frame", () => {
  const end = (position: End["position"], direction: End["direction"]): End => ({
    position,
    direction,
    bore: 50,
    rating: 16,
    kind: "steel",
  });
  const vessel = withPorts(
    "V-1",
    {
      low: end([50, 0, 10], [1, 0, 0]),
      high: end([50, 0, 90], [1, 0, 0]),
      top: end([-20, 0, 120], [0, 0, 1]),
    },
    block(100, 100, 100, "steel"),
  ).at([1000, 0, 0]);
  const { tables, labels } = nozzleSchedule(
    vessel,
    { top: "Vent" },
    { "FROM CENTRE": ({ x }) => x - 1030, "ABOVE BASE": ({ z }) => z },
    { aside: 40 },
  );
  expect(tables[0]?.rows).toEqual([
    ["N1", "low", "50", "2", "20", "10"],
    ["N2", "high", "50", "2", "20", "90"],
    ["N3", "Vent", "50", "2", "−50", "120"],
  ]);
  expect(labels.map(({ words, at }) => [words, ...at])).toEqual([
    ["N1, N2", 1090, 0, 0],
    ["N3", 1020, 0, 0],
  ]);
});

test("design data are of the plant's equipment, and within the ratings of its nozzles", () => {
  for (const [plant, rows] of Object.entries(designs))
    for (const tag of rows.flatMap(([tags]) => tags)) expect(plantOf(plant).devices).toHaveProperty(tag);
  const cooler = (rating: number) => {
    const end: End = { position: [0, 0, 0], direction: [0, 0, 1], bore: 80, rating, kind: "stainless" };
    return [withPorts("E-701 oil coolers", { inlet: end }, block(100, 100, 100, "stainless"))];
  };
  const of = (rating: number, own: string[] = []) =>
    designTable(
      { drawingNumber: "PLT-301-GA-011" } as Model,
      cooler(rating),
      own.map((tag) => designData(tag, {})),
    );
  expect(of(16)[0]?.rows[0]).toEqual(["E-701, shell", "10.0 bar g", "90", "ASME VIII Div. 1", "SA-240 304L"]);
  expect(of(16, ["E-701"])).toEqual([]);
  expect(() => of(6)).toThrow("designed for 10 bar");
});

test("equipment survives that its cooling fails, or that a tube breaks", () => {
  for (const rows of Object.values(designs)) expect(designFaults(rows)).toEqual([]);
  expect(designFaults(designs["PLT-301"] ?? [], hotPaths)).toEqual([]);
  const shell = [["E-1"], 15, 150, "TEMA", "SA-516", "shell"] as const;
  const tubes = [["E-1"], 10, 60, "TEMA", "SA-179", "tubes"] as const;
  expect(designFaults([shell, tubes])).toEqual([
    "E-1: tubes for 60 °C in a shell for 150 °C",
    "E-1: a side for 10 bar beside one for 15 bar",
  ]);
  expect(designFaults([shell])).toEqual(["E-1 has no tubes"]);
  const drum = [["V-1"], 3.5, 120, "ASME", "SA-516"] as const;
  expect(designFaults([drum, shell, [["E-1"], 10, 150, "TEMA", "SA-179", "tubes"]], [["E-1", "V-1"]])).toEqual([
    "E-1: a side for 10 bar beside one for 15 bar",
    "V-1 is for 120 °C after E-1 for 150 °C",
  ]);
});

test("tubes of exchangers have grades of tubes, and shells have grades of plates", () => {
  for (const [, , , , material, side] of Object.values(designs).flat()) {
    if (side === "tubes") expect(material).toMatch(/^SA-(179|213|214|249)\b/);
    else expect(material).toMatch(/^(SA-(240|516) |polypropylene$|FRP)/);
  }
});

test("equipment of the scrubbing system has the material of the register, and a code for it", () => {
  const own = (designs["SCR-101"] ?? []).map(([tags, , , code, material]) => [tags.join(), material, code]);
  expect(own).toEqual(
    ["VS-101", "C-101", "T-101", "T-102"].map((tag) => {
      const { material } = equipment[tag as "VS-101"];
      return [tag, pipeClasses[material].material, { F1: "EN 13121-3", P1: "DVS 2205" }[material as string]];
    }),
  );
});

test("the currents of the motor control center's feeders add up as printed", () => {
  const [incomer, ...feeders] = motorControlCenter().tables?.[0]?.rows.map((row) => Number(row[4])) ?? [];
  expect(feeders.reduce((sum, amperes) => sum + amperes, 0)).toBeCloseTo(incomer ?? 0, 6);
});

test("a radius is measured on a rounded edge, and its leader ends there", () => {
  const plate = part(
    "plate",
    solid("rounded plate", "steel", () => cad.drawRoundedRectangle(200, 100, 26).sketchOnPlane("XY").extrude(20)),
  ).at([0, 0, 0]);
  const world = worldOf([plate], 1);
  const view = place(world.box, "top", [200, 150], 1);
  const corner = new Vector3(100 - 26 * (1 - Math.SQRT1_2), 50 - 26 * (1 - Math.SQRT1_2), 10);
  const leader = radius(corner, view, roundsIn(world));
  expect(leader).toContain(">R26<");
  const [x, y] = onSheet(view, corner);
  expect(leader).toContain(`M${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`);
  expect(() => radius(new Vector3(0, 0, 10), view, roundsIn(world))).toThrow("No rounded edge at 0, 0, 10");
});

test("the scrubber's sheet numbers all lines of the register but the plant's, also by their bores in the model", async () => {
  const { tables = [] } = scrubbingSystem(await modelOf({ source: "models/scrubbing/scrubbing-system.ts" }));
  const numbers = tables.find(({ title }) => title === "LINES")?.rows.map(([number]) => number) ?? [];
  expect([...numbers, numbersOf.stack].toSorted()).toEqual(Object.values(numbersOf).toSorted());
});

test("the oblique view of the conveyor shows its incline as one", () => {
  const { right, up } = obliqueFrom(conveyor.sheet.oblique);
  const along = new Vector3(...placed(centers, 0)).sub(new Vector3(...placed(0, 0)));
  const shown = (Math.atan2(along.dot(up), along.dot(right)) * 180) / Math.PI;
  expect(shown).toBeGreaterThan(incline);
  expect(shown).toBeLessThan(1.6 * incline);
});
