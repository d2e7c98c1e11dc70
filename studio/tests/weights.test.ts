import { Vector3 } from "three";
import { expect, test } from "vitest";
import { recirculationTank, loops } from "../../packages/plant/scrubbing-system.ts";
import { massOf } from "../browser-models/part-mass.ts";
import { entryOf, modelOf } from "../catalog.ts";
import { brine, saltInBlowDown, temperature } from "../diagrams/plant/scrubber.ts";
import { capacityOf } from "../kit/capacity.ts";
import { controlValve } from "../kit/control-valves.ts";
import { shellAndTube } from "../kit/exchangers.ts";
import { Part } from "../kit/part.ts";
import { endSuctionPump } from "../kit/pumps.ts";
import { gateValve } from "../kit/steel-valves.ts";
import { diameter, length, wall } from "../models/plant/pressure-vessel.ts";
import { loadsOn, supportsOf } from "../sheets/supports.ts";
import { plantOf, stated } from "../sheets/weight-table.ts";
import { boughtOf, weighed, weightsOf } from "../sheets/weights.ts";
import { within } from "./within.ts";

const weightsOfModel = async (name: string) => {
  const model = await modelOf(entryOf(`${name}-sheet`));
  const parts = model.sheet?.parts ?? model.parts;
  return { parts, ...weightsOf(plantOf(model.drawingNumber), parts) };
};
const kilograms = (weight: { kilograms: number } | undefined) => weight?.kilograms ?? Number.NaN;

test("the separator weighs what its shell, heads and water weigh by their formulas", async () => {
  const { parts, dry, operating, test: full } = await weightsOfModel("pressure-vessel");
  // A 2:1 head holds π d³ / 24; the plates of both are 2.17 d² large.
  const inside = diameter - 2 * wall;
  const holds = ((Math.PI / 4) * inside ** 2 * length + (Math.PI / 12) * inside ** 3) / 1e6;
  const plates = (Math.PI * (diameter - wall) * length + 2.17 * (diameter - wall) ** 2) * wall * 7.85e-6;
  const [vessel] = parts;
  // Nozzles, manway, saddles and lugs weigh a fifth of the plates.
  within(weighed(vessel ? [vessel] : []).kilograms / plates, 1.17, 1.25);
  within((kilograms(full) - kilograms(dry)) / holds, 0.995, 1.005);
  within((kilograms(operating) - kilograms(dry)) / holds, 0.4975, 0.5025);
});

test("two saddles carry the separator by the lever, and all of it", async () => {
  const { parts, test: full } = await weightsOfModel("pressure-vessel");
  if (!full) throw new Error("V-501 has no weight under test");
  const centers = supportsOf(parts, 0).map((box) => box.getCenter(new Vector3()));
  expect(centers).toHaveLength(2);
  const [left, right] = centers as [Vector3, Vector3];
  const all = full.kilograms * 9.81e-3;
  const loads = loadsOn(centers, full);
  expect(loads[1]).toBeCloseTo((all * (full.center.x - left.x)) / (right.x - left.x), 6);
  expect((loads[0] ?? 0) + (loads[1] ?? 0)).toBeCloseTo(all, 6);
});

test.each(["heat-exchanger-skid", "chemical-dosing-skid", "lube-oil-console", "pumps-tank"])(
  "the supports of %s carry all of it, with their moments in balance",
  async (name) => {
    const { parts, dry, operating = dry } = await weightsOfModel(name);
    const centers = supportsOf(parts, 0).map((box) => box.getCenter(new Vector3()));
    const loads = loadsOn(centers, operating);
    const all = operating.kilograms * 9.81e-3;
    const moment = (of: "x" | "y") => loads.reduce((sum, load, index) => sum + load * (centers[index]?.[of] ?? 0), 0);
    expect(loads.reduce((sum, load) => sum + load, 0)).toBeCloseTo(all, 6);
    expect(Math.abs(moment("y") - all * operating.center.y)).toBeLessThan(1e-3);
    // Beams along the whole skid have one row of loads: their share along it is not stated.
    if (centers.length > 2) expect(Math.abs(moment("x") - all * operating.center.x)).toBeLessThan(1e-3);
    for (const load of loads) expect(load).toBeGreaterThan(0);
  },
);

test("the scrubbing system's tank holds what its register says", async () => {
  const { parts } = await weightsOfModel("scrubbing-system");
  const tank = parts.filter(({ name }) => name === "T-101");
  const { dry, operating, test: full } = weightsOf("SCR-101", tank);
  const [long, wide, high] = recirculationTank.inside;
  const inside = (long * wide * high) / 1e6;
  const liquor = brine(temperature.clean, saltInBlowDown) / 1000;
  expect(kilograms(full) - dry.kilograms).toBeCloseTo(inside, 0);
  expect(kilograms(operating) - dry.kilograms).toBeCloseTo((inside * liquor * loops["L-101"].setPoint) / 100, 0);
});

test("the units in which the scrubbing system is shipped are all of it, each once", async () => {
  const { sheet, parts } = await modelOf(entryOf("scrubbing-system-sheet"));
  const units = Object.values(sheet?.weighed ?? {}).flat();
  expect(new Set(units).size).toBe(units.length);
  for (const one of units) expect(parts).toContain(one);
});

test("an exchanger weighs its tubes by number, length and tube, and its water is not where they are", () => {
  const form = { diameter: 450, length: 2600, axis: 500, shellBore: 100, tubeBore: 100 };
  const made = shellAndTube("E-1", form).at([0, 0, 0]);
  const shell = weighed([new Part("shell", made.pieces, {})]).kilograms;
  // Bundle of 373 in a shell of 430: 142 tubes of 19.05 × 2.11, 0.881 kg/m, a quarter more for baffles and floating head.
  const bundle = 430 - 44 - 0.028 * 430;
  const count = 2 * Math.floor((0.156 * (bundle / 19.05) ** 2.291) / 2);
  within(count, 140, 150);
  const perMeter = ((Math.PI / 4) * (19.05 ** 2 - 14.83 ** 2) * 7.85) / 1000;
  expect(weighed([made]).kilograms - shell).toBeCloseTo(1.25 * count * 2.6 * perMeter, 3);
  const { dry, test: full } = weightsOf("PLT-301", [Object.assign(made, { name: "E-601A" })]);
  expect(kilograms(full) - dry.kilograms).toBeCloseTo(capacityOf(made) * 1000 - (count * 2.6 * perMeter) / 7.85, 3);
});

test("what is bought weighs what its table says, at the middle of its outside, on sheets and in parts lists", () => {
  const pump = endSuctionPump("P-501A", { suction: 80, discharge: 50, shaft: 200, kind: "steel" }).at([1000, 0, 0]);
  const { kilograms: weight, center } = weighed([pump]);
  // Pump 62 kg, motor of 15 kW 152 kg, half of both for the base plate.
  expect(weight).toBeCloseTo(1.5 * (62 + 14 * 15 ** 0.88), 6);
  within(center.x, 1000, 2000);
  expect(massOf(pump)).toBeCloseTo(weight, 6);
  const [gate, larger] = [gateValve("a", 50, "steel"), gateValve("b", 100, "steel")];
  expect(weighed([gate]).kilograms).toBeCloseTo(18, 6);
  within(weighed([larger]).kilograms, 43, 48);
  const [steel, plastic] = [controlValve("c", 50, "steel"), controlValve("d", 50, "pipe")];
  expect(weighed([plastic]).kilograms).toBeLessThan(weighed([steel]).kilograms);
  expect(boughtOf([gate, larger]).groups.get("valves")).toBeCloseTo(weighed([gate, larger]).kilograms, 6);
});

test("what is bought is called what it is: no pump where there is only a drive", async () => {
  const groupsOf = async (name: string) => {
    const { sheet, parts } = await modelOf(entryOf(name));
    return [...boughtOf(sheet?.parts ?? parts).groups.keys()];
  };
  expect(await groupsOf("conveyor-sheet")).toEqual(["drives"]);
  expect(await groupsOf("pump-skid-sheet")).toContain("pumps with motors");
});

test("a pump whose motor is in no list is named, and has no weight", () => {
  const pump = endSuctionPump("P-999", { suction: 80, discharge: 50 }).at([0, 0, 0]);
  expect(boughtOf([pump]).unknown).toEqual(["P-999"]);
  expect(weighed([pump]).kilograms).toBe(0);
  expect(massOf(pump)).toBeUndefined();
});

test("a weight is stated to five percent at worst", () => {
  expect([1049, 14_548, 4215, 96].map(stated)).toEqual([1050, 14_500, 4200, 96]);
});
