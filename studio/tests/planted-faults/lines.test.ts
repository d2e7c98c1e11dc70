import { expect, test } from "vitest";
import { blinded, branchedRun } from "../../kit/branched-runs.ts";
import { asTank, holds } from "../../kit/capacity.ts";
import { connect } from "../../kit/connect.ts";
import { reliefValve } from "../../kit/control-valves.ts";
import { shellAndTube } from "../../kit/exchangers.ts";
import { flangeSize } from "../../kit/line-classes.ts";
import { type End, endAt, part, withPorts } from "../../kit/part.ts";
import { route } from "../../kit/pipe.ts";
import { slab } from "../../kit/placement.ts";
import { endSuctionPump } from "../../kit/pumps.ts";
import { block } from "../../kit/solids.ts";
import { leaveOpen, spool } from "../../kit/spools.ts";
import { gateValve, swingCheckValve } from "../../kit/steel-valves.ts";
import { nozzle } from "../../kit/vessels.ts";
import { faultsOf } from "../../lint/model-lint.ts";
import { nozzles } from "../../lint/nozzles.ts";
import { pumps, relief } from "../../lint/service.ts";
import { span } from "../../lint/span.ts";
import { longestSpan } from "../../lint/spans.ts";

const table = () => part("table", block(1000, 1000, 100, "steel")).at([0, 0, 0]);

/** A flanged pipe on a block, which has no fault besides the planted one. */
const standing = (name: string, bore: number, x = 0) => {
  const pipe = spool(name, bore, 500).at([x, 0, 100]);
  leaveOpen(pipe.inlet);
  return pipe;
};

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
    expect.stringMatching(/\b(6|10) bar meets (6|10) bar/),
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

/** Bench on which a line of steel runs along X at a height of 300 mm, with rests below it at the given places. */
const restedLine = (bore: number, length: number, rests: readonly number[]) => {
  const line = spool("line", bore, length, "steel").at([0, 0, 300], [1, 0, 0]);
  leaveOpen(line.inlet, line.outlet);
  const radius = flangeSize(bore, "steel").pipe / 2;
  return [
    line,
    part(
      "bench",
      rests.flatMap((x) => slab([x - 20, -60, 0], [x + 20, 60, 300 - radius], "steel")),
    ).at([0, 0, 0]),
  ];
};

test("a line needs supports within the span of its size", () => {
  expect(span(restedLine(25, 4000, [2000]))).toEqual([]);
  expect(span(restedLine(25, 5000, [2000]))).toEqual(["span: line runs 2980 mm between supports, 2100 at most"]);
  expect(span(restedLine(100, 5000, [2000]))).toEqual([]);
  expect(span(restedLine(100, 9000, []))).toEqual(["span: line runs 9000 mm between supports, 4200 at most"]);
});

test("a free end is at most half a span long", () => {
  const free = (length: number) => {
    const parts = restedLine(25, length, [500, 1500]);
    const blinds = blinded((parts[0] as ReturnType<typeof spool>).outlet);
    return span([...parts, ...blinds]);
  };
  expect(free(2500)).toEqual([]);
  expect(free(2700)).toEqual(["span: line runs 1180 mm beyond its last support, 1050 at most"]);
});

test("lines of plastic and tubing have shorter spans than those of steel", () => {
  expect(longestSpan(50, "pipe")).toBeLessThan(longestSpan(50, "steel") / 2);
  expect(longestSpan(12, "tubing")).toBeLessThan(longestSpan(15, "steel") / 2);
});

test("a tank needs a fill, an overflow as wide, a drain and a vent", () => {
  const ends = {
    fill: nozzle({ bore: 50, root: [0, 0, 1000], direction: [0, 0, 1], reach: 100 }).end,
    overflow: nozzle({ bore: 80, root: [500, 0, 900], direction: [1, 0, 0], reach: 100 }).end,
    drain: nozzle({ bore: 50, root: [500, 0, 100], direction: [1, 0, 0], reach: 100 }).end,
    vent: nozzle({ bore: 50, root: [0, 300, 1000], direction: [0, 0, 1], reach: 100 }).end,
  };
  const faults = (given: Partial<typeof ends>) => {
    const made = withPorts("T-1", given as Record<string, End>, block(1000, 1000, 1000, "steel"));
    return nozzles([asTank(holds(made, block(990, 990, 990, "liquid")))]);
  };
  expect(faults(ends)).toEqual([]);
  for (const missing of Object.keys(ends) as (keyof typeof ends)[]) {
    const { [missing]: _, ...others } = ends;
    expect(faults(others)).toEqual([`nozzles: T-1 has no ${missing}`]);
  }
  expect(faults({ ...ends, overflow: { ...ends.overflow, bore: 25 } })).toEqual([
    "nozzles: T-1 has an overflow narrower than its fill",
  ]);
  expect(nozzles([part("day tank", block(10, 10, 10, "steel"))])).toEqual(["nozzles: day tank is not declared a tank"]);
  expect(nozzles([withPorts("F-1 oil filters", { inlet: endAt(25, "steel") }, [])])).toEqual([
    "nozzles: F-1 oil filters has no drain",
  ]);
});

test("cooling water that can be shut in without a thermal relief valve is a fault", () => {
  const cooled = (valve: boolean) => {
    const cooler = shellAndTube("E-1", { diameter: 600, length: 3000, axis: 900, shellBore: 100, tubeBore: 100 });
    cooler.at([0, 0, 0]);
    const shut = gateValve("outlet valve", 100, "steel");
    const tee = branchedRun("tee", 100, 400, "steel", {
      up: { bore: 20, station: 200, direction: [1, 0, 0], reach: 150 },
    });
    const joints = [connect(cooler.tubeOut, tee.inlet), connect(tee.outlet, shut.inlet)];
    const relieved = valve ? reliefValve("PSV-1", 20, 25, "steel") : spool("gauge", 20, 100, "steel");
    return relief([cooler, tee, shut, relieved, ...joints, connect(tee.up, relieved.inlet)]);
  };
  expect(cooled(true)).toEqual([]);
  expect(cooled(false)).toEqual(["relief: the tubes of E-1 can be shut in without a thermal relief valve"]);
  const alone = shellAndTube("E-2", { diameter: 600, length: 3000, axis: 900, shellBore: 100, tubeBore: 100 });
  leaveOpen(...alone.ports);
  expect(relief([alone.at([0, 0, 0])])).toEqual([]);
});
