import { expect, test } from "vitest";
import { pressureGauge, transmitter } from "../../kit/instruments.ts";
import { type Part, part } from "../../kit/part.ts";
import { type Point, slab } from "../../kit/placement.ts";
import { block } from "../../kit/solids.ts";
import { gateValve } from "../../kit/steel-valves.ts";
import { access } from "../../lint/access.ts";
import { reach } from "../../lint/reach.ts";

test("a handwheel needs a clear path for an arm, space for a person, and a limited height above the floor", () => {
  const floor = part("floor", block(8000, 8000, 100, "plinth")).at([0, 0, -100]);
  const faults = (z: number, ...around: [from: Point, to: Point][]) => {
    const walls = part(
      "walls",
      around.flatMap(([from, to]) => slab(from, to, "steel")),
    ).at([0, 0, z]);
    return reach([floor, walls, gateValve("valve", 80, "steel").at([0, 0, z])]);
  };
  // Two walls that extend past the valve on both sides, and two more that close the passage.
  const passage = (half: number): [Point, Point][] =>
    [-1, 1].map((side) => [
      [-2000, side * half, -900],
      [2000, side * (half + 10), 1500],
    ]);
  const ends = [-1, 1].map((side): [Point, Point] => [
    [side * 400, -160, -900],
    [side * 410, 160, 1500],
  ]);
  expect(faults(1000)).toEqual([]);
  expect(faults(1000, ...passage(400))).toEqual([]);
  expect(faults(1000, ...passage(160))).toEqual(["reach: valve has no space for a person within reach"]);
  const roof: [Point, Point] = [
    [-400, -160, 250],
    [400, 160, 260],
  ];
  expect(faults(1000, ...passage(160), ...ends, roof)).toEqual([
    "reach: valve has no clear straight path of 350 mm for an arm",
  ]);
  expect(faults(5000)).toEqual([expect.stringMatching(/^reach: valve is 5\d\d\d mm above the floor/)]);
});

test("a dial must be seen, and a transmitter reached, from where a person can stand", () => {
  const floor = part("floor", block(8000, 8000, 100, "plinth")).at([0, 0, -100]);
  const shown = (instrument: Part, z: number, ...around: Part[]) =>
    access([floor, instrument.at([0, 0, z]), ...around]);
  const before = part("board", slab([250, -2000, 0], [260, 2000, 2600], "steel")).at([0, 0, 0]);
  expect(shown(pressureGauge("PI-1", 25, "steel"), 1200)).toEqual([]);
  expect(shown(pressureGauge("PI-1", 25, "steel"), 4000)).toEqual([
    "access: PI-1 is not seen from where a person can stand",
  ]);
  expect(shown(pressureGauge("PI-1", 25, "steel"), 1200, before)).toHaveLength(1);
  expect(shown(transmitter("LT-1", 50, "steel"), 1200)).toEqual([]);
  expect(shown(transmitter("LT-1", 50, "steel"), 3000)).toEqual([
    expect.stringMatching(/^access: LT-1 is 3\d\d\d mm above the floor/),
  ]);
  const platform = part("platform", slab([-2000, -2000, 1800], [2000, -300, 1830], "grating")).at([0, 0, 0]);
  expect(shown(transmitter("LT-1", 50, "steel"), 3000, platform)).toEqual([]);
});
