import { Box3, Line3, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { entries, modelOf, particularsFile } from "../catalog.ts";
import type { Material } from "../kit/materials.ts";
import { type Part, part } from "../kit/part.ts";
import { slab } from "../kit/placement.ts";
import { motor } from "../kit/pumps.ts";
import { told } from "../exports/true-size.ts";
import { block, hollow, revolved } from "../kit/solids.ts";
import type { Dimension, Model } from "../models/model.ts";
import { behindPlane, centerLines, isDiameter, openedShell, roundsIn } from "../sheets/axes.ts";
import { pointedAt } from "../sheets/balloons.ts";
import { designs, itemOf } from "../sheets/design-data.ts";
import { dimension, measured } from "../sheets/dimensions.ts";
import { hatching } from "../sheets/hatching.ts";
import { worldOf } from "../sheets/hidden-lines.ts";
import { itemMaterials } from "../sheets/item-materials.ts";
import { gravityCenter, labelWidth, placeTags, tag } from "../sheets/labels.ts";
import { layout, smallestOf } from "../sheets/layout.ts";
import { Occupied } from "../sheets/occupied.ts";
import { border, type PaperName, paperOf } from "../sheets/paper.ts";
import { cutAcross, overallSizes, statedSizes } from "../sheets/overall-sizes.ts";
import type { Label, Particulars } from "../sheets/particulars.ts";
import { withMaterials } from "../sheets/schedule.ts";
import { cutBy, cutsOf, sectionLine } from "../sheets/sections.ts";
import { onSheet, place } from "../sheets/views.ts";
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
  const boxes = { flat: box, oblique: box };
  expect(layout(boxes, [], 180, 20, paperOf("A3"))?.scale).toBe(10);
  expect(layout(boxes, [], 180, 20, paperOf("A1"))?.scale).toBe(5);
  expect(layout(boxes, [], 180, 5, paperOf("A3"))).toBeUndefined();
});

test("the oblique view is a thumbnail on no paper if a larger one has room for it", () => {
  const box = new Box3(new Vector3(0, 0, 0), new Vector3(1000, 350, 1550));
  const on = (name: PaperName) =>
    layout({ flat: box, oblique: box }, [{ view: "front", side: "right", row: 5 }], 60, 10, paperOf(name)) ?? [];
  const chosen = (...names: PaperName[]) =>
    smallestOf(names, (name) => [on(name)].flat().map((one) => ({ ...one, name })));
  const [small, large] = [chosen("A3"), chosen("A3", "A2")];
  expect([small?.name, large?.name]).toEqual(["A3", "A2"]);
  expect(small?.placed.iso.scale).toBeGreaterThan(20);
  expect(large?.placed.iso.scale).toBeLessThan(10);
});

const sheets = entries.filter(({ kind }) => kind === "sheet");

describe("tags", () => {
  const plate = part("V-1", block(1000, 1000, 100, "steel")).at([0, 0, 0]);
  const apart = part(
    "V-1",
    [-400, 400].flatMap((x) => slab([x - 50, -50, 0], [x + 50, 50, 100], "steel")),
  ).at([0, 0, 0]);
  const roof = part("roof", block(1200, 1200, 10, "steel")).at([0, 0, 500]);
  const paper = paperOf("A2");
  /** The tag V-1 wanted at a place, of a plate in sight or of two blocks below a roof, on paper with lines across all of it or none. */
  const tagAt = (x: number, { y = 0, hidden = false, full = false } = {}) => {
    const world = worldOf(hidden ? [apart, roof] : [plate], 10);
    const placed = place(world.box, "top", [200, 150], 10);
    const away = { ...placed, middle: [2000, 2000] as [number, number] };
    const occupied = new Occupied(paper);
    for (const side of [-50, 50]) {
      occupied.line([150, 150 + side], [250, 150 + side]);
      occupied.line([200 + side, 100], [200 + side, 200]);
    }
    if (full) for (let y = 0; y < paper.height; y += 3) occupied.line([0, y], [paper.width, y]);
    const wanted = { view: "top", at: [x, y, 100], words: "V-1", framed: true, to: hidden ? apart : plate } as const;
    const [found] = placeTags([wanted], { top: placed, front: away, right: away }, () => world, occupied);
    if (!found) throw new Error("There is no tag");
    return { ...found, drawn: tag(found, placed) };
  };

  test("a tag off its part has a leader to it, and a tag on it has none", () => {
    expect(tagAt(1000, { y: 400 }).drawn).toContain("<circle");
    expect(tagAt(0).drawn).not.toContain("<circle");
  });

  test("a tag that would cover a line moves off it, and its leader stays", () => {
    expect(tagAt(0).middle).toEqual([200, 150]);
    const { middle, named, faults } = tagAt(500);
    expect(Math.abs(middle[0] - 250)).toBeGreaterThan(labelWidth("V-1") / 2);
    expect(named).toEqual([250, 150]);
    expect(faults).toEqual([]);
  });

  test("a leader neither crosses another one nor passes the end of one", () => {
    const occupied = new Occupied(paper);
    const world = worldOf([plate], 10);
    const placed = place(world.box, "top", [200, 150], 10);
    const away = { ...placed, middle: [2000, 2000] as [number, number] };
    const named = (words: string, at: number, to: number): Label => ({
      view: "top",
      at: [at, 0, 100],
      words,
      framed: true,
      to: [to, 0, 100],
    });
    for (let x = 150; x < 250; x += 2) occupied.line([x, 100], [x, 200]);
    const [first, second] = placeTags(
      [named("V-1", -900, 100), named("V-2", 900, -100)],
      { top: placed, front: away, right: away },
      () => world,
      occupied,
    );
    if (!first || !second) throw new Error("There are no tags");
    // On one level each of the leaders would pass the end of the other.
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const [from, to] = [new Vector3(...one.middle, 0), new Vector3(...one.named, 0)];
      const end = new Vector3(...other.named, 0);
      const nearest = new Line3(from, to).closestPointToPoint(end, true, new Vector3());
      expect(nearest.distanceTo(end)).toBeGreaterThan(2);
    }
  });

  test("the sign of the center of gravity stands at the center, whatever is drawn there, and tags keep clear of it", () => {
    const placed = place(worldOf([plate], 10).box, "top", [200, 150], 10);
    const center = new Vector3(0, 0, 50);
    const [x, y] = onSheet(placed, center);
    const drawn = new Occupied(paper);
    drawn.line([x - 10, y + 0.2], [x + 10, y + 0.2]);
    expect(gravityCenter(placed, center, drawn)).toContain(`cx="${x}" cy="${y}"`);
    expect(drawn.taken({ middle: [x, y + 1.5], half: [0.5, 0.5] })).toBeGreaterThan(0);
  });

  test("a tag without a clear place, or whose leader ends on another part, is a fault", () => {
    expect(tagAt(0, { full: true }).faults).toEqual(["V-1 covers what is drawn on the top view"]);
    expect(tagAt(0, { hidden: true }).faults).toEqual(["the leader of V-1 ends on what is not V-1 on the top view"]);
  });
});

test.each([
  ["A3", 8, 6],
  ["A2", 12, 8],
  ["A1", 16, 12],
  ["A0", 24, 16],
] as const)("%s has a grid of %i by %i fields", (name, columns, rows) => {
  const names = [...border(paperOf(name)).matchAll(/>(\w+)<\/text>/g)].map(([, words]) => words);
  expect(new Set(names.filter((words) => /\d/.test(words ?? ""))).size).toBe(columns);
  expect(new Set(names.filter((words) => /[A-Z]/.test(words ?? ""))).size).toBe(rows);
});

test("an item of which the oblique view shows nothing is a fault", () => {
  const [outer, inner] = [400, 100].map((size) =>
    part(`of ${size}`, block(size, size, size, "steel")).at([0, 0, (400 - size) / 2]),
  ) as [Part, Part];
  const world = worldOf([outer, inner], 10);
  const items = [outer, inner].map((one) => ({ part: one, description: one.name }));
  const { faults } = pointedAt(items, world, place(world.box, "iso", [200, 150], 10));
  expect(faults).toEqual(["item 2, of 100, is hidden on the oblique view"]);
});

test("a dimension shorter than its value has its arrows and value outside", () => {
  const placed = place(new Box3(new Vector3(0, 0, 0), new Vector3(1000, 500, 500)), "front", [200, 150], 10);
  const drawn = (length: number) =>
    dimension({ view: "front", from: [0, 0, 0], to: [length, 0, 0], along: "x", side: "below" }, placed, "");
  const xOf = (svg: string) => Number(/<text[^>]* x="([\d.]+)"/.exec(svg)?.[1]);
  expect(xOf(drawn(400))).toBe(170);
  expect(xOf(drawn(15))).toBeGreaterThan(151.5 + 5);
  expect(drawn(400)).not.toContain("tails");
  expect(drawn(15)).toContain("tails");
});

describe("sections", () => {
  const tube = part(
    "tube",
    revolved(
      [
        [90, 0],
        [100, 0],
        [100, 300],
        [90, 300],
      ],
      "steel",
    ),
  ).at([0, 0, 0]);
  const [cut] = cutsOf({ parts: [tube], front: 40 });
  if (!cut) throw new Error("There is no section");

  test("what is before the plane has no center line, and what it cuts has", () => {
    const world = worldOf([tube], 1);
    const lines = (at: number) =>
      centerLines(world, place(world.box, "front", [200, 150], 2), behindPlane(roundsIn(world), { ...cut, at }));
    expect([lines(0) === "", lines(40) === ""]).toEqual([false, true]);
  });

  test("what is before the plane is away, and the cut faces lie in it", () => {
    const [rest] = cutBy([tube], cut);
    if (!rest) throw new Error("Nothing is left");
    const world = worldOf([rest], 1);
    expect(world.box.min.y).toBeCloseTo(40, 3);
    const placed = place(worldOf([tube], 1).box, "front", [200, 150], 2);
    const { things } = told(hatching([rest], world, placed, cut));
    const across = things.flatMap(({ areas = [] }) => areas.flatMap(({ loops }) => loops.flat().map(([x]) => x)));
    // The wall at 40 mm from the axis: from √(90² − 40²) to √(100² − 40²), on both sides.
    const reaches = new Set(across.map((x) => Math.round(Math.abs(x - 200) * 20) / 10));
    expect([...reaches].toSorted((a, b) => a - b)).toEqual([80.6, 91.7]);
  });

  test("a part that is not cut is whole", () => {
    expect(cutBy([tube], cut, ["tube"])).toEqual([tube]);
  });

  test("the line of a section has its letter twice, beside the view that it crosses", () => {
    const placed = place(new Box3(new Vector3(-100, -100, 0), new Vector3(100, 100, 300)), "top", [200, 150], 2);
    const drawn = sectionLine(cut, { top: placed, front: placed, right: placed });
    expect(drawn.match(/>A<\/text>/g)).toHaveLength(2);
    expect(drawn).toContain('"view":"top"');
  });

  test("its letters keep clear of the extension lines of dimensions", () => {
    const placed = place(new Box3(new Vector3(-100, -100, 0), new Vector3(100, 100, 300)), "top", [200, 150], 2);
    const letters = (dimensions: readonly Dimension[]) =>
      [
        ...sectionLine(cut, { top: placed, front: placed, right: placed }, dimensions).matchAll(
          / y="([\d.]+)"[^>]*>A</g,
        ),
      ].map(([, base]) => Number(base));
    const [left = 0, right] = letters([]);
    /** Half of the letter's height is above its base line. */
    const through = 2 * (placed.middle[1] - (left - 1.75));
    const [beside = 0, same] = letters([
      { view: "top", from: [-100, through, 0], to: [-100, -through, 0], along: "y", side: "left" },
    ]);
    expect(Math.abs(beside - left)).toBeGreaterThanOrEqual(2);
    expect(same).toBe(right);
  });

  test.each(sheets)("$name shows what it cuts open in sections", async (entry) => {
    const { parts, sheet } = await modelOf(entry);
    if (isCutOpen(sheet?.parts ?? parts)) expect(cutsOf(sheet?.sections)).not.toEqual([]);
  });
});

test("an item has the material that is stated, whatever it looks like", () => {
  const listed = (stated: Readonly<Record<string, string>>) =>
    withMaterials([{ part: part("shaft", block(100, 100, 10, "stainless")), description: "Shaft" }], stated);
  expect(listed({ shaft: "steel C45" })[0]?.description).toBe("Shaft, steel C45");
  expect(listed({})[0]?.description).toBe("Shaft");
  expect(() => listed({ shafts: "steel C45" })).toThrow("no item shafts");
});

const namesMaterial = /EN-GJL|SA-\d{3}|304L|C45|steel|polypropylene|brass/;

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

test("a skid states its shipping size, and whose weight it does not know", () => {
  const parts = [
    part("hoist", motor(100, 300)).at([0, 0, 0]),
    part("base", block(900, 500, 10, "steel")).at([0, 0, 0]),
  ];
  const of = (inOnePiece: boolean) =>
    weightsOn(
      { drawingNumber: "PLT-999-GA-001" },
      { inOnePiece },
      parts,
      new Box3(new Vector3(), new Vector3()),
      [900, 500, 400],
      1,
    );
  const { tables, notes } = of(true);
  expect(Object.keys(tables[0]?.columns ?? {})).toEqual(["SHIPPING SIZE", "SHIPPED", "CENTER OF GRAVITY"]);
  expect(notes).toEqual([expect.stringContaining("edges of the shipping size"), "Weighed without: hoist."]);
  expect(of(false).notes).toEqual(["Weighed without: hoist."]);
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
