import { measureVolume, importSTEP, type Shape3D } from "replicad";
import { beforeAll, expect, test } from "vitest";
import { entries, modelOf } from "../catalog.ts";
import { instruments } from "../diagrams/plant/scrubber-instruments.ts";
import { scrubber } from "../diagrams/plant/tags/scrubber.ts";
import { materials } from "../kit/materials.ts";
import { type Part, part } from "../kit/part.ts";
import { at } from "../kit/placement.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import { block, cylinder } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { sections } from "../models/panels/parts/mcc-feeders.ts";
import { devices } from "../models/panels/parts/plc-devices.ts";
import { assemblyTree } from "../solids/assembly-tree.ts";
import { volumeInStep } from "../solids/make-solid.ts";
import { stepFile } from "../solids/step-file.ts";
import { type StepEntity, stepEntities, type StepNode, stepTree } from "../proofs/step-text.ts";

let model: Model;
let text: string;
let entities: Map<string, StepEntity>;
let tree: StepNode;
beforeAll(async () => {
  model = await modelOf({ source: "models/plant/pressure-vessel.ts" });
  text = Buffer.from(stepFile(model)).toString("latin1");
  entities = stepEntities(text);
  tree = stepTree(entities);
});

const found = (node: StepNode, name: string): StepNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => found(child, name)),
];
const depth = ({ children }: StepNode): number => 1 + Math.max(0, ...children.map(depth));
const ofType = (type: string) => [...entities.values()].filter((entity) => entity.type === type);

/** Parts as in piping: a pump with its valve and joint, a joint between two items, one part without a tag. */
const pumpParts = () => [
  part("P-301B", [...cylinder(100, 300, "pump"), ...at(block(300, 300, 40, "steel"), [0, 0, -40])]).at([0, 0, 40]),
  part("P-301B suction valve", cylinder(50, 200, "pipework")).at([500, 0, 0]),
  part("joint P-301B.suction to P-301B suction valve.outlet", cylinder(52, 4, "rubber")).at([500, 0, 200]),
  part("joint P-301B.discharge to FT-302.inlet", cylinder(30, 4, "rubber")).at([0, 0, 400]),
  part("FT-302", block(100, 100, 100, "paint")).at([0, 500, 0]),
  part("engineer's note", block(10, 10, 1, "paint")).at([0, 900, 0]),
];

test("each tag is one sub-assembly with all its parts", () => {
  const [pump, meter, ...others] = assemblyTree(pumpParts());
  expect(pump).toMatchObject({ name: "P-301B", parts: [{ name: "P-301B" }] });
  expect(pump?.children.map(({ name }) => name)).toEqual([
    "P-301B suction valve",
    "gasket and bolts, P-301B to P-301B suction valve",
  ]);
  expect(meter).toMatchObject({ name: "FT-302", children: [] });
  expect(others.map(({ name }) => name)).toEqual(["gasket and bolts, P-301B to FT-302", "engineer's note"]);
});

/** Tags in words, of which "P-301A/B" has two. */
const tagsOf = (words: string): string[] =>
  [...words.matchAll(/(?<![\w-])([A-Z]{1,4}-\d{3})([A-Z]?)(?:\/([A-Z]))?(?![\w-])/g)].flatMap(
    ([, number = "", one = "", other]) => [number + one, ...(other ? [number + other] : [])],
  );
/** The tags of the sub-assemblies. */
const taggedIn = (parts: readonly Part[]) =>
  assemblyTree(parts)
    .map(({ name }) => name)
    .filter((name) => /^[A-Z]{1,4}-\d{3}[A-Z]?$/.test(name));

const plants = entries.filter(
  ({ kind, source }) => kind === "solid" && /models\/(scrubbing|skids|plant)\//.test(source),
);

test.each(plants)("every tag in the parts list of $name is a sub-assembly of its STEP file", async (entry) => {
  const { parts, sheet } = await modelOf(entry);
  const listed = sheet?.items.flatMap(({ description }) => tagsOf(description)) ?? [];
  expect(taggedIn(parts)).toEqual(expect.arrayContaining(listed));
});

test("each feeder of the motor control center and each device on the PLC panel's plate is a sub-assembly", async () => {
  const feeders = sections.flatMap((section) => section.feeders.map(([tag]) => tag)).filter((tag) => tag !== "Spare");
  const { parts } = await modelOf({ source: "models/panels/motor-control-center.ts" });
  expect(taggedIn(parts).toSorted()).toEqual(feeders.toSorted());
  const onPlate = devices.map(([designation]) => designation).filter((designation) => !/^-[PS]/.test(designation));
  const panel = await modelOf({ source: "models/panels/plc-panel.ts" });
  expect(assemblyTree(panel.parts).map(({ name }) => name)).toEqual(expect.arrayContaining(onPlate));
});

/** What the P&ID of the scrubber shows and its model does not have. */
const elsewhere: Readonly<Record<string, string>> = {
  "SCR-101": "the system itself",
  "DR-100": "by the plant",
  "AT-103": "in the stack, by the plant",
  "FT-103": "in the stack, by the plant",
  "AT-104": "analyser of the dryer, by the plant",
  "AZ-101": "stroke of P-102, inside the pump",
  "PZ-102": "converter of K-101, in the motor control centre",
};

test("the model of the scrubbing system has the equipment, valves and field instruments of its P&ID, and no others", async () => {
  const { parts } = await modelOf({ source: "models/scrubbing/scrubbing-system.ts" });
  const inField = instruments.filter(({ on }) => on === "field").map(({ tag }) => tag);
  const drawn = [...new Set<string>([...inField, ...Object.keys(scrubber.devices)])];
  expect([...taggedIn(parts), ...Object.keys(elsewhere)].toSorted()).toEqual(drawn.toSorted());
});

test("each tag occurs once as a name in the file", () => {
  const tags = model.parts.map(({ name }) => name).filter((name) => /^[A-Z]{1,4}-\d{3}[A-Z]?$/.test(name));
  expect(tags.length).toBeGreaterThan(4);
  for (const tag of tags) expect(found(tree, tag), tag).toHaveLength(1);
  const gauge = tags.find((tag) => tag.startsWith("PI-")) ?? "";
  expect(found(tree, gauge)[0]?.children.map(({ name }) => name)).toContain(`root valve of ${gauge}`);
});

test("the tree has the drawing at its root, then items, then their parts", () => {
  expect(tree.name).toBe("PLT-301-GA-007 Gas and liquid separator");
  expect(tree.children.map(({ name }) => name)).toEqual(assemblyTree(model.parts).map(({ name }) => name));
  expect(depth(tree)).toBe(4);
  const solids = (node: StepNode): number =>
    node.children.length > 0 ? node.children.reduce((sum, child) => sum + solids(child), 0) : 1;
  expect(solids(tree)).toBe(model.parts.reduce((sum, { pieces }) => sum + pieces.length, 0));
});

test("names are words and not keys, and do not contain ports", () => {
  const names = ofType("PRODUCT").map(({ values }) => values[1] ?? "");
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(name).toMatch(/^[A-Z0-9a-z][\w ,.()'&/-]+$/);
  expect(names.join("\n")).not.toMatch(/\.(?:inlet|outlet|process|face)\b|undefined/);
});

test("the header names this company as author and organization, and has the date of issue", () => {
  const header = text.slice(0, text.indexOf("ENDSEC;")).replaceAll(/\n */g, "");
  expect(header).toContain("FILE_NAME('pressure-vessel.step','2026-11-24T00:00:00',('TTPL'),('TTPL'),");
  expect(header).toContain("FILE_DESCRIPTION(('Gas and liquid separator, PLT-301-GA-007'),'2;1');");
  expect(header).not.toMatch(/'Author'|Unknown|Shape Model/);
});

test("lengths are in millimeters, and solids have the colors of their materials", () => {
  const lengths = text.replaceAll(/\n */g, "").match(/LENGTH_UNIT\(\)[^;]*;/g) ?? [];
  expect(lengths.length).toBeGreaterThan(0);
  for (const unit of lengths) expect(unit).toContain("SI_UNIT(.MILLI.,.METRE.)");
  const used = new Set(model.parts.flatMap(({ pieces }) => pieces.map(({ material }) => materials[material].rgb)));
  const written = ofType("COLOUR_RGB").map(({ values }) => values.slice(1).map((share) => Math.round(255 * +share)));
  expect(written).toEqual(expect.arrayContaining([...used].map((rgb) => [...rgb])));
});

test("the same model gives the same bytes, also as the second file of a process", () => {
  expect(Buffer.compare(stepFile(model), Buffer.from(text, "latin1"))).toBe(0);
});

test("OpenCascade reads the same volume and the same extent", async () => {
  expect((await volumeInStep(Buffer.from(text, "latin1"))) / volumeOf(model.parts)).toBeCloseTo(1, 4);
  const parts = pumpParts();
  const small = { ...model, name: "pump", parts };
  const read = (await importSTEP(new Blob([stepFile(small) as BlobPart]))) as Shape3D;
  expect(measureVolume(read) / volumeOf(small.parts)).toBeCloseTo(1, 6);
  const [low, high] = read.boundingBox.bounds;
  expect([low[2], high[2]].map(Math.round)).toEqual([0, 404]);
  expect([low[1], high[1]].map(Math.round)).toEqual([-150, 905]);
});
