import { expect, test } from "vitest";
import { cable, conduit, straightCable } from "../../kit/cable.ts";
import { wiringDuct } from "../../kit/din-rail.ts";
import { ductWires } from "../../kit/duct-wires.ts";
import { part } from "../../kit/part.ts";
import { at, type Point, slab } from "../../kit/placement.ts";
import type { Piece } from "../../kit/solids.ts";
import { cables } from "../../lint/cables.ts";
import { faultsOf } from "../../lint/model-lint.ts";

/** Two devices on a plate, 400 mm apart, with cables along X between their faces at x = -200 and x = 200. */
const between = (...pieces: Piece[][]) =>
  faultsOf([
    part("plate", slab([-500, -100, -10], [500, 100, 0], "steel")).at([0, 0, 0]),
    ...[-1, 1].map((side) => part("device", slab([side * 200, -100, 0], [side * 300, 100, 100], "ink")).at([0, 0, 0])),
    // A part that is turned, so that the ends are not those of its own coordinates.
    part("cable", at(pieces.flat(), [0, 0, 0], [0, 0, 1], 180)).at([0, 0, 0], [0, 0, 1], 180),
  ]);
const curve = (to: number): Point[] => [
  [-200, 0, 50],
  [-100, 20, 60],
  [100, -20, 60],
  [to, 0, 50],
];

test("a cable from device to device has no open end, and one that is too short has", () => {
  expect(between(cable(curve(200), 5, "rubber"))).toEqual([]);
  expect(between(cable(curve(190), 5, "rubber"))).toEqual(["cable: cable has an open end at 190, 0, 50"]);
  expect(between(straightCable(curve(200), 5, "rubber"))).toEqual([]);
  expect(between(straightCable(curve(190), 5, "rubber"))).toEqual(["cable: cable has an open end at 190, 0, 50"]);
});

/** A cable along X. */
const along = (from: number, to: number, y = 0, z = 50, radius = 5) =>
  straightCable(
    [from, to].map((x): Point => [x, y, z]),
    radius,
    "rubber",
  );

test("a cable that only lies on something, or beside another, is open", () => {
  const lying = (y: number) => along(-200, 0, y, 8, 8);
  expect(between(lying(0))).toEqual(["cable: cable has an open end at 0, 0, 8"]);
  expect(between(lying(0), lying(16))).toHaveLength(2);
});

test("cables may go on where another ends", () => {
  expect(between(along(-200, 0), along(1, 200))).toEqual([]);
  expect(between(along(-200, 0), along(10, 200))).toHaveLength(2);
});

test("conduits are cables", () => {
  const open = conduit("conduit", [
    [0, 0, 0],
    [0, 0, 300],
    [300, 0, 300],
  ]);
  const floor = part("floor", slab([-500, -100, -10], [500, 100, 0], "steel")).at([0, 0, 0]);
  expect(cables([floor, open])).toEqual(["cable: conduit has an open end at 300, 0, 300"]);
});

test("wires end in the duct, not beside it", () => {
  const wired = (along: number) => {
    const device = part("device", slab([0, -20, 0], [400, 20, 50], "ink")).at([0, 0, 0]);
    const duct = part("duct", at(wiringDuct(200), [0, 100, 0])).at([0, 0, 0]);
    return cables([
      device,
      duct,
      part("wire", ductWires([along], { from: 20, edge: 70, duct: 0, depth: 40 })).at([0, 0, 0]),
    ]);
  };
  expect(wired(100)).toEqual([]);
  expect(wired(300)).toEqual([expect.stringMatching(/^cable: wire has an open end at 29\d, 82, 40$/)]);
});
