import * as cad from "replicad";
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { dayTank } from "../../packages/plant/scrubbing-system.ts";
import { asTank, capacityOf, capacityWords, hasCapacity, holds } from "../kit/capacity.ts";
import { part } from "../kit/part.ts";
import { block, shapeOf } from "../kit/solids.ts";
import { dayTankWall, dosingUnit } from "../models/scrubbing/parts/dosing.ts";
import { tank } from "../models/scrubbing/parts/tank.ts";
import {
  apart,
  designPressure,
  diameter,
  emergencyCapacity,
  emergencyFlow,
  height,
  leastApart,
  opensAt,
  standing,
  tankX,
  tankY,
  wettedShell,
  workingVolume,
} from "../models/plant/parts/storage-tank-group.ts";
import dosingSkid from "../models/skids/chemical-dosing-skid.ts";
import { height as tangentHeight, shell } from "../models/skids/parts/solution-tank.ts";
import { levelOf } from "../sheets/contents.ts";
import { drawn } from "./drawn-texts.ts";
import { bundVolume } from "../models/plant/parts/bund.ts";
import tankFarm, { form } from "../models/plant/tank-farm.ts";

/** Volumes that words state, as in "8.9 m³"; not flows, concentrations or areas. */
const volumesIn = (words: string) => words.match(/[\d.,]+ m³(?!\/)/g) ?? [];

test("the scrubber's P&ID states the capacity of its model's tank", async () => {
  const texts = await drawn("diagrams/items/services-detail-engineering.tsx");
  expect(texts.flatMap(volumesIn)).toContain(capacityWords(tank()));
});

test("a capacity is that of the space inside", () => {
  const vessel = asTank(holds(part("V-1", block(1000, 1000, 1000, "steel")), block(980, 980, 980, "liquid")));
  expect(capacityOf(vessel)).toBeCloseTo(0.98 ** 3, 6);
  expect(() => capacityOf(part("V-2", block(10, 10, 10, "steel")))).toThrow("V-2");
});

test("walls and liquid of the recirculation tank fill the box that it takes up", () => {
  const made = tank();
  const [walls, lid] = made.pieces.map(({ key }) => cad.measureVolume(shapeOf(key)) / 1e9);
  expect((walls ?? 0) + capacityOf(made)).toBeCloseTo(3.2 * 1.8 * 1.615, 2);
  expect(lid).toBeLessThan(0.1);
});

test("an operator fills the caustic day tank to a level below its overflow", () => {
  const { position, end } = dosingUnit().dayTank.overflow;
  const [, high] = dayTank.inside;
  expect(dayTankWall + (dayTank.fill.to / 100) * high).toBeLessThan(position.z - end.bore / 2);
});

test("the dosing skid's solution ends below the overflow of its tank", () => {
  const tank = dosingSkid.parts.find(({ name }) => name === "T-201");
  const overflow = tank?.ports.find(({ name }) => name === "overflow");
  if (!tank || !overflow) throw new Error("no T-201 with an overflow");
  const area = (Math.PI / 4) * (shell.diameter - 2 * shell.wall) ** 2;
  const tangent = new Vector3().setFromMatrixPosition(tank.matrix).z + tangentHeight;
  const head = (capacityOf(tank) - (area * shell.length) / 1e9) / 2;
  const upTo = (area * (overflow.position.z - overflow.end.bore / 2 - tangent)) / 1e9 + head;
  expect(levelOf("PLT-301", "T-201") * capacityOf(tank)).toBeLessThan(upTo);
});

describe("the tank farm, for diesel fuel by NFPA 30", () => {
  test("has its shells a sixth of the sum of their diameters apart", () => {
    expect(leastApart).toBeCloseTo((diameter + diameter) / 6, 6);
    expect(apart).toBeGreaterThanOrEqual(leastApart);
  });

  test("has a bund that holds the largest tank beside the others, with a low wall", () => {
    const largest = Math.max(...tankFarm.parts.filter(hasCapacity).map(capacityOf));
    expect(bundVolume(form, standing)).toBeGreaterThan(largest);
    expect(form.height).toBeLessThanOrEqual(1800);
  });

  test("has emergency vents by API 2000", () => {
    expect(emergencyCapacity).toBeGreaterThan(emergencyFlow(wettedShell));
    expect(opensAt).toBeLessThan(designPressure);
    expect(emergencyFlow(120)).toBeGreaterThan(15_500);
    expect(emergencyFlow(120)).toBeLessThan(16_500);
    expect(() => emergencyFlow(300)).toThrow("another formula");
  });

  test("has tanks whose working volume ends at outlet and overflow", () => {
    const tank = tankFarm.parts.find(({ name }) => name === "T-101");
    if (!tank) throw new Error("no T-101");
    const [low, high] = ["outlet", "overflow"].map((name) => tank.ports.find((port) => port.name === name)?.position.z);
    const level = (high ?? 0) - (low ?? 0) - 150;
    expect(workingVolume(tank) / capacityOf(tank)).toBeCloseTo(level / height, 6);
    expect(level).toBeGreaterThan(5000);
  });

  test("has its tanks further from the wall than the wall is high", () => {
    const nearest = Math.min(form.halfX - tankX, form.halfY - tankY) - diameter / 2;
    expect(nearest).toBeGreaterThanOrEqual(form.height);
    expect(height).toBeGreaterThan(form.height);
  });
});
