import { Box3, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { entries, modelOf, particularsFile } from "../catalog.ts";
import type { Material } from "../kit/materials.ts";
import { part } from "../kit/part.ts";
import { motor } from "../kit/pumps.ts";
import { block, hollow, revolved } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { centerLines, isDiameter, openedShell, roundsIn } from "../sheets/axes.ts";
import { designs, itemOf } from "../sheets/design-data.ts";
import { measured } from "../sheets/dimensions.ts";
import { worldOf } from "../sheets/hidden-lines.ts";
import { itemMaterials } from "../sheets/item-materials.ts";
import { label } from "../sheets/labels.ts";
import { layout } from "../sheets/layout.ts";
import { cutAcross, overallSizes, statedSizes } from "../sheets/overall-sizes.ts";
import type { Particulars } from "../sheets/particulars.ts";
import { withMaterials } from "../sheets/schedule.ts";
import { place } from "../sheets/views.ts";
import { isCutOpen, weightsOn } from "../sheets/weight-table.ts";
import { isMachine, weighed } from "../sheets/weights.ts";
import { pumpStation } from "../models/skids/parts/pump-station.ts";
import { safeLoad } from "../views/services-modular.ts";
import { within } from "./within.ts";

test("weight and center of gravity are those of the solids, without what is built on site", () => {
  const blockOf = (name: string, x: number) => part(name, block(100, 100, 100, "steel")).at([x, 0, 0]);
  const { kilograms, center } = weighed([blockOf("left", 0), blockOf("right", 300), blockOf("foundation", 900)]);
  expect(kilograms).toBeCloseTo(15.7, 5);
  expect(center.distanceTo(new Vector3(150, 0, 50))).toBeLessThan(0.001);
});

test("a hollow body weighs as much as its walls", () => {
  const { kilograms } = weighed([part("panel", hollow(2, block(1000, 1000, 1000, "paint")))]);
  expect(kilograms).toBeCloseTo((1 - 0.996 ** 3) * 7850, 5);
  expect(() => weighed([part("plate", hollow(6, block(1000, 1000, 10, "steel")))])).toThrow("leaves no cavity");
});

test("a part with a motor is a machine, and one in the paint of pumps is not", () => {
  expect(isMachine(part("drive", motor(100, 300)))).toBe(true);
  expect(isMachine(part("frame", block(100, 100, 100, "pump")))).toBe(false);
});

test("a sheet has the largest scale at which its views fit", () => {
  const box = new Box3(new Vector3(0, 0, 0), new Vector3(1000, 350, 1500));
  expect(layout(box, [], 180, 15).scale).toBe(10);
  expect(layout(box, [], 180, 5).scale).toBe(10);
});

const sheets = entries.filter(({ kind }) => kind === "sheet");

test("a label off its part has a leader to it, and a label on it has none", () => {
  const plate = part("V-1", block(1000, 1000, 100, "steel")).at([0, 0, 0]);
  const world = worldOf([plate], 10);
  const drawn = (x: number) =>
    label({ view: "top", at: [x, 0, 0], words: "V-1", to: plate }, place(world.box, "top", [200, 100], 10), world);
  expect(drawn(2000)).toContain("<circle");
  expect(drawn(0)).not.toContain("<circle");
});

test("an item has the material that is stated, whatever it looks like", () => {
  const listed = (stated: Readonly<Record<string, string>>) =>
    withMaterials([{ part: part("shaft", block(100, 100, 10, "stainless")), description: "Shaft" }], stated);
  expect(listed({ shaft: "steel C45" })[0]?.description).toBe("Shaft, steel C45");
  expect(listed({})[0]?.description).toBe("Shaft");
  expect(() => listed({ shafts: "steel C45" })).toThrow("no item shafts");
});

const namesMaterial = /EN-GJL|SA-\d{3}|304L|C45|steel|polypropylene/;

test.each(sheets)("$name states the material of each item that its section shows", async (entry) => {
  const { name, parts, sheet } = await modelOf(entry);
  if (!isCutOpen(sheet?.parts ?? parts)) return;
  for (const { description } of withMaterials(sheet?.items ?? [], itemMaterials[name] ?? {}))
    expect(description).toMatch(namesMaterial);
});

/** Looks of the bodies of what is made of the materials in the design data. */
const looks: readonly (readonly [RegExp, readonly Material[]])[] = [
  [/^SA-(516|179)/, ["pipework"]],
  [/^SA-(240|249)/, ["stainless"]],
  [/^polypropylene/, ["polypropylene", "internals"]],
  [/^FRP/, ["frp"]],
];

test.each(sheets)("$name shows no vessel in another material than its design data state", async (entry) => {
  const { drawingNumber, sheet, parts } = await modelOf(entry);
  for (const [tags, , , , material] of designs[drawingNumber.slice(0, 7)] ?? []) {
    const [, wanted = []] = looks.find(([grade]) => grade.test(material)) ?? [];
    for (const { name, pieces } of tags.flatMap((tag) => itemOf(sheet?.parts ?? parts, tag) ?? [])) {
      const shown = pieces.some((piece) => wanted.includes(piece.material));
      expect(shown, `${name} of ${material}`).toBe(true);
    }
  }
});

test("cast iron is no steel, in any parts list", async () => {
  for (const entry of sheets) {
    const { name, sheet } = await modelOf(entry);
    for (const { description } of withMaterials(sheet?.items ?? [], itemMaterials[name] ?? {}))
      if (/cast iron|EN-GJ/.test(description)) expect(description).not.toMatch(/steel|304|SA-/);
  }
});

describe("overall sizes", () => {
  const box = new Box3(new Vector3(0, 0, 0), new Vector3(300, 200, 100));
  const length = { view: "front", from: [0, 0, 0], to: [300, 0, 0], along: "x", side: "below" } as const;

  test("missing overall sizes are added, outside the dimensions on their side", () => {
    const height = { view: "front", from: [0, 0, 0], to: [0, 0, 60], along: "z", side: "left" } as const;
    const added = overallSizes(box, [length, height]);
    expect(added.map(({ along, view, side, row }) => [along, view, side, row])).toEqual([
      ["y", "right", "below", 1],
      ["z", "front", "left", 2],
    ]);
    expect(added.map(measured)).toEqual([200, 100]);
  });

  test("an overall size moves to another side if there are two dimensions already", () => {
    const rows = [1, 2].map((row) => ({ ...length, to: [90 * row, 0, 0] as const, row }));
    expect(overallSizes(box, rows).find(({ along }) => along === "x")).toMatchObject({
      view: "top",
      side: "above",
      row: 1,
    });
  });
});

test("a size in the table is that of the dimension which stands for it", () => {
  const box = new Box3(new Vector3(0, -8.6, 0), new Vector3(300, 68, 100));
  const depth = { view: "right", from: [0, -8, 0], to: [0, 68, 0], along: "y", side: "below" } as const;
  expect(statedSizes(box, [depth])).toEqual([300, 76, 100]);
});

test("a shell that is cut open has its diameter and center line, and no sizes across the cut", () => {
  const outline = [50, 60].flatMap((x, index) => (index ? [400, 0] : [0, 400]).map((z) => [x * 10, z] as const));
  const parts = [part("shell", [...revolved(outline, "steel", 200), ...block(100, 1, 2, "cut")]).at([0, 0, 0])];
  const world = worldOf(parts, 10);
  const shell = openedShell(roundsIn(world));
  const across = cutAcross(parts, world.box, shell);
  expect(across).toEqual(["y", "z"]);
  const [diameter, ...others] = overallSizes(world.box, [], shell, across);
  expect(others).toEqual([]);
  expect(diameter && [measured(diameter), isDiameter(diameter, roundsIn(world))]).toEqual([1200, true]);
  if (!shell) throw new Error("There is no shell");
  const strokes = (rounds: ReturnType<typeof roundsIn>) =>
    centerLines(world, place(world.box, "front", [200, 150], 10), rounds).match(/M/g)?.length;
  expect([strokes(roundsIn(world)), strokes([shell])]).toEqual([undefined, 1]);
});

test("a skid states its shipping size, and what its weight is without", () => {
  const parts = [
    part("drive", motor(100, 300)).at([0, 0, 0]),
    part("base", block(900, 500, 10, "steel")).at([0, 0, 0]),
  ];
  const of = (inOnePiece: boolean) =>
    weightsOn({ inOnePiece }, parts, new Box3(new Vector3(), new Vector3()), [900, 500, 400], 1);
  const { tables, notes } = of(true);
  expect(tables[0]?.title).toBe("SIZE; DRY WEIGHT WITHOUT PUMPS AND MOTORS, computed from the solids");
  expect(Object.keys(tables[0]?.columns ?? {})[0]).toBe("SHIPPING SIZE, LENGTH × WIDTH × HEIGHT");
  expect(notes[0]).toContain("drive");
  expect(Object.keys(of(false).tables[0]?.columns ?? {})[0]).toBe("LENGTH × WIDTH × HEIGHT");
});

/** Plot plans with their coordinates by tag and the extents of their paving on the plant's grid, m. */
const plots = async () => {
  const found = sheets.map(async (entry) => {
    const model = await modelOf(entry);
    if (!model.sheet?.datum) return [];
    const { default: particulars } = (await import(particularsFile(entry)[0] ?? "")) as {
      default: (_: Model) => Particulars;
    };
    const rows = particulars(model).tables?.find(({ title }) => title.startsWith("COORDINATES"))?.rows ?? [];
    const paving = worldOf(
      model.parts.filter(({ name }) => name === "paving"),
      100,
    ).box;
    const extent = new Box3(paving.min.divideScalar(1000), paving.max.divideScalar(1000));
    return [{ rows, extent: extent.translate(new Vector3(...model.sheet.datum, 0)) }];
  });
  return (await Promise.all(found)).flat();
};

test("a tag has one coordinate over all plot plans, and plots without a tag in common do not overlap", async () => {
  const all = await plots();
  let shared = 0;
  for (const [index, a] of all.entries())
    for (const b of all.slice(index + 1)) {
      const pairs = a.rows.flatMap((row) => b.rows.filter(([tag]) => tag === row[0]).map((same) => [row, same]));
      shared += pairs.length;
      for (const [row = [], same = []] of pairs) expect(same.slice(2), row[0]).toEqual(row.slice(2));
      expect(a.extent.intersectsBox(b.extent)).toBe(pairs.length > 0);
    }
  expect(shared).toBeGreaterThan(3);
});

test("the lifting beam carries one and a half times what its skid weighs, and not much more", () => {
  within((1000 * safeLoad) / weighed(pumpStation().parts).kilograms, 1.5, 2.5);
});
