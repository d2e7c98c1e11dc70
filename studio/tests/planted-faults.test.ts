import { expect, test } from "vitest";
import { connect } from "../kit/connect.ts";
import { reliefValve } from "../kit/control-valves.ts";
import { part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import { type Point, slab } from "../kit/placement.ts";
import { endSuctionPump } from "../kit/pumps.ts";
import { block, cylinder } from "../kit/solids.ts";
import { leaveOpen, spool } from "../kit/spools.ts";
import { gateValve, swingCheckValve } from "../kit/steel-valves.ts";
import { faultsOf } from "../lint/model-lint.ts";
import { reach } from "../lint/reach.ts";
import { pumps, relief } from "../lint/service.ts";

const table = () => part("table", block(1000, 1000, 100, "steel")).at([0, 0, 0]);
const rest = (x: number, z: number) => part("rest", block(100, 100, 50, "steel")).at([x, 0, z]);

/** A flanged pipe on a block, which has no fault besides the planted one. */
const standing = (name: string, bore: number, x = 0) => {
  const pipe = spool(name, bore, 500).at([x, 0, 100]);
  leaveOpen(pipe.inlet);
  return pipe;
};

test("parts in contact have no fault", () => {
  expect(faultsOf([table(), rest(0, 100)])).toEqual([]);
});

test("a part without contact floats", () => {
  expect(faultsOf([table(), rest(0, 110)])).toEqual([expect.stringMatching(/^floating: rest .* and 0 other solids/)]);
});

test("a solid inside a shell's bounding box floats if it touches nothing", () => {
  const shell = part("shell", [
    ...slab([-500, -500, 0], [500, 500, 10], "steel"),
    ...slab([-500, -500, 0], [-490, 500, 900], "steel"),
    ...slab([490, -500, 0], [500, 500, 900], "steel"),
  ]).at([0, 0, 0]);
  expect(faultsOf([shell, rest(0, 400)])).toEqual([expect.stringMatching(/^floating: rest .* and 0 other solids/)]);
});

test("intersecting parts clash, also if one is thin or completely inside the other", () => {
  expect(faultsOf([table(), rest(0, 80)])).toEqual([
    expect.stringMatching(/^clash: (table|rest) and (table|rest) intersect by 200000/),
  ]);
  const needle = part("needle", cylinder(8, 400, "stainless")).at([0, 0, -50]);
  expect(faultsOf([table(), needle]).join()).toMatch(/clash/);
  const buried = part("buried", block(20, 20, 20, "steel")).at([0, 0, 40]);
  expect(faultsOf([table(), buried]).join()).toMatch(/clash/);
});

test("an unconnected port is a fault", () => {
  const pipe = standing("pipe", 80);
  expect(faultsOf([table(), pipe])).toEqual(["port: pipe.outlet is not connected"]);
});

test("ports with different bores do not match", () => {
  const [pipe, other] = [standing("pipe", 80), spool("other", 100, 300)];
  leaveOpen(other.outlet);
  const faults = faultsOf([table(), pipe, other, connect(pipe.outlet, other.inlet)]).filter((fault) =>
    fault.startsWith("port"),
  );
  expect(faults).toEqual([expect.stringMatching(/DN (80|100) meets DN (80|100)/)]);
});

test("ports with different ratings do not match", () => {
  const [pipe, other] = [standing("pipe", 80), spool("other", 80, 300)];
  leaveOpen(other.outlet);
  other.inlet.end.rating = 6;
  expect(faultsOf([table(), pipe, other, connect(pipe.outlet, other.inlet)])).toEqual([
    expect.stringMatching(/PN (6|10) meets PN (6|10)/),
  ]);
});

test("connected ports must also meet", () => {
  const [pipe, other] = [standing("pipe", 80), spool("other", 80, 300).at([0, 0, 640])];
  leaveOpen(other.outlet);
  const faults = faultsOf([table(), pipe, other, connect(pipe.outlet, other.inlet)]);
  expect(faults.join()).toMatch(/faces are 40\.0 mm apart/);
});

test("bends must fit on their legs, and turn by 90° at most", () => {
  const between = (corners: [number, number, number][]) => {
    const [a, b] = [standing("a", 80), standing("b", 80, 600)];
    return faultsOf([table(), a, b, ...route("run", a.outlet, b.outlet, corners)]).filter((fault) =>
      fault.startsWith("elbow"),
    );
  };
  expect(
    between([
      [0, 0, 900],
      [600, 0, 900],
    ]),
  ).toEqual([]);
  expect(
    between([
      [0, 0, 640],
      [600, 0, 640],
    ]).join(),
  ).toMatch(/for bends and flanges on leg/);
  expect(
    between([
      [0, 0, 1200],
      [600, 0, 700],
      [600, 0, 1100],
    ]).join(),
  ).toMatch(/turns by 1\d\d°/);
});

test("a pump needs a shut-off valve on both sides and a check valve after its discharge", () => {
  const pump = () => endSuctionPump("pump", { suction: 80, discharge: 50, kind: "steel" }).at([0, 0, 0]);
  const bare = pump();
  const [from, to] = [spool("from", 80, 300, "steel"), spool("to", 50, 300, "steel")];
  connect(bare.suction, from.outlet);
  connect(bare.discharge, to.inlet);
  expect(pumps([bare, from, to])).toEqual([
    "pump: pump has no shut-off valve at its suction",
    "pump: pump has no shut-off valve at its discharge",
    "pump: pump has no check valve",
  ]);
  const fitted = pump();
  const valves = [gateValve("suction valve", 80, "steel"), gateValve("discharge valve", 50, "steel")] as const;
  const check = swingCheckValve("check valve", 50, "steel");
  connect(fitted.suction, valves[0].outlet);
  connect(fitted.discharge, check.inlet);
  connect(check.outlet, valves[1].inlet);
  expect(pumps([fitted, ...valves, check])).toEqual([]);
});

test("a relief line falls or stays level", () => {
  const faults = (z: number) => {
    const valve = reliefValve("PSV-1", 50, 80, "steel").at([0, 0, 0]);
    const { x, z: level } = valve.outlet.position;
    const header = spool("header", 80, 300, "steel").at([x + 2000, 0, level + z], [1, 0, 0]);
    const middle = x + 1000;
    return relief([
      valve,
      ...route("relief line", valve.outlet, header.inlet, [
        [middle, 0, level],
        [middle, 0, level + z],
      ]),
    ]);
  };
  expect(faults(-700)).toEqual([]);
  expect(faults(700)).toEqual(["relief: relief line rises after PSV-1"]);
});

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
