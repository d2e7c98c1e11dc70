import { measureVolume, importSTEP, type Shape3D } from "replicad";
import { beforeAll, expect, test } from "vitest";
import { entries, modelOf } from "../catalog.ts";
import { lineNumber } from "../../packages/plant/lines-and-materials.ts";
import { equipment, lines, pipeClasses, places, valves } from "../../packages/plant/scrubbing-system.ts";
import { plantOf } from "../diagrams/plant/registers/plants.ts";
import { materials } from "../kit/materials.ts";
import { connect } from "../kit/connect.ts";
import { standards } from "../kit/line-classes.ts";
import { endAt, type Part, part, withPorts } from "../kit/part.ts";
import { at } from "../kit/placement.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import { block, called, cylinder, hexagon, type Piece } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { sections } from "../models/panels/parts/mcc-feeders.ts";
import { devices } from "../models/panels/parts/plc-devices.ts";
import { assemblyTree, lineOfTag, type SubAssembly } from "../solids/assembly-tree.ts";
import { volumeInStep, volumeWithoutLetters } from "../solids/make-solid.ts";
import { functionOf, plainName, substanceOf } from "../solids/plain-names.ts";
import { isLetter, stepFile } from "../solids/step-file.ts";
import {
  depthOf,
  leavesOf,
  materialsIn,
  namesOf,
  schemaIn,
  type StepEntity,
  stepEntities,
  type StepNode,
  stepTree,
} from "../proofs/step-text.ts";

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
    "gasket and bolts, P-301B to FT-302",
  ]);
  expect(meter).toMatchObject({ name: "FT-302", children: [] });
  expect(others.map(({ name }) => name)).toEqual(["engineer's note"]);
});

/** Names of a tree, each with those below it. */
type Names = readonly [name: string, ...below: Names[]];
const namesIn = ({ name, children }: SubAssembly): Names => [name, ...children.map(namesIn)];

test("a line has its pipes, joints, valves and ends, and other pipes are together", () => {
  const [lineKey, valve] = ["tower", "HV-105"] as const;
  const number = lineNumber(lines[lineKey]);
  const run = withPorts(number, { outlet: endAt(50, "pipe") }, block(10, 10, 10, "steel"));
  const end = withPorts("drain", { inside: endAt(50, "pipe") }, block(10, 10, 10, "steel"));
  run.route = { points: [], bore: 50, bendRadius: 75 };
  const joint = connect(end.inside, run.outlet);
  const parts = [
    run,
    end,
    joint,
    part(valve, block(10, 10, 10, "steel")),
    withPorts("return", { inlet: endAt(50, "pipe") }, block(10, 10, 10, "steel")),
    part("paving", block(10, 10, 10, "concrete")),
  ];
  expect(assemblyTree(parts, lineOfTag).map(namesIn)).toEqual([
    [number, [number], ["drain"], [`gasket and bolts, drain to ${number}`], [valve]],
    ["Piping", ["return"]],
    ["paving"],
  ]);
});

/** Tags in words, of which "P-301A/B" has two. */
const tagsOf = (words: string): string[] =>
  [...words.matchAll(/(?<![\w-])([A-Z]{1,4}-\d{3})([A-Z]?)(?:\/([A-Z]))?(?![\w-])/g)].flatMap(
    ([, number = "", one = "", other]) => [number + one, ...(other ? [number + other] : [])],
  );
const allNames = (tree: readonly SubAssembly[]): string[] =>
  tree.flatMap(({ name, children }) => [name, ...allNames(children)]);
/** The tags of the sub-assemblies. */
const taggedIn = (parts: readonly Part[]) =>
  allNames(assemblyTree(parts)).filter((name) => /^[A-Z]{1,4}-\d{3}[A-Z]?$/.test(name));

const plants = entries.filter(
  ({ kind, source }) => kind === "solid" && /models\/(scrubbing|skids|plant)\//.test(source),
);

test.each(plants)("every tag in the parts list of $name is a sub-assembly of its STEP file", async (entry) => {
  const { parts, sheet } = await modelOf(entry);
  const listed = sheet?.items.flatMap(({ description }) => tagsOf(description)) ?? [];
  expect(taggedIn(parts)).toEqual(expect.arrayContaining(listed));
});

test("each feeder of the motor control center and each device on the PLC panel's plate is a sub-assembly", async () => {
  const feeders = sections.flatMap((section) => section.feeders).filter((of) => typeof of === "string");
  const { parts } = await modelOf({ source: "models/panels/motor-control-center.ts" });
  expect(taggedIn(parts).toSorted()).toEqual(feeders.toSorted());
  const onPlate = devices.map(([designation]) => designation).filter((designation) => !/^-[PS]/.test(designation));
  const panel = await modelOf({ source: "models/panels/plc-panel.ts" });
  expect(assemblyTree(panel.parts).map(({ name }) => name)).toEqual(expect.arrayContaining(onPlate));
});

/** What the register has and the plant supplies: it is beyond the ducts of the model. */
const elsewhere: Readonly<Record<string, string>> = {
  "DR-100": "the dryer itself",
  "AT-103": "in the stack",
  "FT-103": "in the stack",
  "AT-104": "analyzer of the dryer",
};

test("the model of the scrubbing system has the equipment, valves and instruments of the register, and no others", async () => {
  const { parts } = await modelOf({ source: "models/scrubbing/scrubbing-system.ts" });
  const registered = [equipment, valves, places].flatMap((of) => Object.keys(of));
  expect([...taggedIn(parts), ...Object.keys(elsewhere)].toSorted()).toEqual(registered.toSorted());
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
  expect(depthOf(tree)).toBe(4);
});

test("the words of a nameplate are no solids", () => {
  const pieces = model.parts.flatMap((one) => one.pieces);
  const letters = pieces.filter(isLetter);
  expect(letters.length).toBeGreaterThan(20);
  expect(leavesOf(tree)).toHaveLength(pieces.length - letters.length);
});

test("the schema is AP242, and each product of a known material has it as a property", () => {
  expect(schemaIn(text)).toMatch(/^AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF/);
  const made = materialsIn(entities);
  expect(made.get("shell, SA-516 Gr. 70")).toBe("SA-516 Gr. 70");
  expect(made.get("elliptical head, SA-516 Gr. 70")).toBe("SA-516 Gr. 70");
  const flange = namesOf(entities).find((name) => name.startsWith("welding neck flange")) ?? "";
  expect(flange).toContain(standards.steel.flange);
  expect(made.get(flange)).toBe(standards.steel.grades.flange);
  for (const [name, material] of made) expect(name).toContain(material);
});

test("a solid is called what it is, or what its part is for; only what the looks say of a material is said", () => {
  const plant = plantOf("SCR-101");
  const [body] = cylinder(10, 20, "pump");
  const calledIn = (name: string) => {
    const substance = substanceOf(body as Piece, name, { shaft: "steel C45, hardened" });
    return plainName(body as Piece, functionOf(name, plant), substance);
  };
  const { material, service } = equipment["P-101A"];
  expect(calledIn("P-101A")).toBe(`${service.toLowerCase()}, ${pipeClasses[material].material}`);
  expect(calledIn("HV-105")).toBe(`butterfly valve, ${pipeClasses[lines[valves["HV-105"].line].pipeClass].material}`);
  expect(calledIn("P-501A check valve")).toBe("check valve, painted casting");
  expect(calledIn("shaft")).toBe("shaft, steel C45");
  const [print] = cylinder(10, 20, "ink");
  expect(substanceOf(print as Piece, "shaft")).toBeUndefined();
  const [nut] = called("nut", hexagon(24, 12, "galvanised"), "ASTM A194 2H");
  expect(plainName(nut as Piece, "valve", substanceOf(nut as Piece, "valve"))).toBe("nut, ASTM A194 2H");
});

test("names are words and not keys, and do not contain ports", () => {
  const names = namesOf(entities);
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

/** The statements of a file, without their numbers and what they refer to, in one order. */
const statementsOf = (file: string): string[] =>
  file
    .split(/;\r?\n/)
    .map((statement) => statement.replaceAll(/\s+/g, "").replaceAll(/#\d+/g, "#"))
    .toSorted();

test("the same model gives the same statements, also as the second file of a process", () => {
  expect(statementsOf(Buffer.from(stepFile(model)).toString("latin1"))).toEqual(statementsOf(text));
});

test("OpenCascade reads the same volume and the same extent", async () => {
  expect((await volumeInStep(Buffer.from(text, "latin1"))) / volumeWithoutLetters(model)).toBeCloseTo(1, 4);
  const parts = pumpParts();
  const small = { ...model, name: "pump", parts };
  const read = (await importSTEP(new Blob([stepFile(small) as BlobPart]))) as Shape3D;
  expect(measureVolume(read) / volumeOf(small.parts)).toBeCloseTo(1, 6);
  const [low, high] = read.boundingBox.bounds;
  expect([low[2], high[2]].map(Math.round)).toEqual([0, 404]);
  expect([low[1], high[1]].map(Math.round)).toEqual([-150, 905]);
});
