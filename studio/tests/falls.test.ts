import { Vector3 } from "three";
import { expect, test } from "vitest";
import { reliefValve } from "../kit/control-valves.ts";
import { fallingIn, fallingTo, fallOf, gravityFall, reliefFall } from "../kit/falls.ts";
import { type Part, part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import { type Point, slab } from "../kit/placement.ts";
import { reducer } from "../kit/reducers.ts";
import { spool } from "../kit/spools.ts";
import { elbows } from "../lint/piping.ts";
import { relief } from "../lint/service.ts";
import { worldOf } from "../sheets/hidden-lines.ts";
import { labelHeight } from "../sheets/labels.ts";
import { smallest } from "../sheets/marks.ts";
import { Occupied } from "../sheets/occupied.ts";
import { paperOf } from "../sheets/paper.ts";
import type { Label } from "../sheets/particulars.ts";
import { slopeArrows } from "../sheets/slope-arrows.ts";
import { place } from "../sheets/views.ts";

/** Line of 4 m from the origin along +X, which drops by `fall` mm per mm. */
const line = (fall: number, name = "line") => spool(name, 100, 4000, "steel").at([0, 0, 0], [1, 0, -fall]);

test("each leg falls by the same slope to the end of a line", () => {
  const end = new Vector3(3000, 2000, 500);
  const corners = fallingTo(end, gravityFall, [
    [0, 0],
    [3000, 0],
  ]);
  expect(corners.map(([, , z]) => z)).toEqual([550, 520]);
});

test("a line falls if it is neither level nor vertical, toward its lower end", () => {
  expect(fallingIn([line(0)])).toEqual([]);
  const [down, up] = [reliefFall, -reliefFall].map((fall) => fallingIn([line(fall)])[0]);
  expect(down?.to.x).toBeCloseTo(4000, 0);
  expect(up?.to.x).toBeCloseTo(0, 0);
  expect(fallOf(down?.from as Vector3, down?.to as Vector3)).toBeCloseTo(reliefFall, 6);
  const from = spool("from", 100, 300, "steel").at([0, 0, 0]);
  const to = spool("to", 100, 300, "steel").at([2000, 0, 2000]);
  const [steep] = route("run", from.outlet, to.inlet, [
    [0, 0, 800],
    [2000, 0, 1600],
  ]);
  expect(fallingIn([from, to, steep as Part])).toEqual([]);
  expect(fallingIn([reducer("reducer", 100, 80, "steel", true).at([0, 0, 0], [1, 0, 0], 90)])).toEqual([]);
});

test("pieces of a line in a row are one falling stretch", () => {
  const first = line(gravityFall);
  const { x, y, z } = first.outlet.position;
  const next = spool("next", 100, 1000, "steel").at([x, y, z], [1, 0, -gravityFall]);
  expect(fallingIn([next, first]).map(({ from, to }) => Math.round(from.distanceTo(to)))).toEqual([5000]);
});

/** Arrows on a sheet of parts at a scale of 1:50, and the plan. */
const arrows = (parts: readonly Part[], labels: readonly Label[] = [], occupied = new Occupied(paperOf("A2"))) => {
  const world = worldOf(parts, 50);
  const views = {
    front: place(world.box, "front", [200, 200], 50),
    top: place(world.box, "top", [200, 100], 50),
    right: place(world.box, "right", [350, 200], 50),
  };
  return slopeArrows(world, views, fallingIn(parts), labels, occupied).drawing;
};
/** X of an arrow's tail and tip. */
const wayOf = (drawing: string) => /M([\d.]+) [\d.]+L([\d.]+) /.exec(drawing)?.slice(1).map(Number) as [number, number];

test("a sheet has an arrow downhill along a line that falls, with its slope, and none along a level one", () => {
  expect(arrows([line(0)])).toBe("");
  const [down, up] = [arrows([line(reliefFall)]), arrows([line(-reliefFall)])];
  expect(down.match(/>1:\d+</g)).toEqual([">1:200<"]);
  expect(up.match(/>1:\d+</g)).toEqual([">1:200<"]);
  expect(wayOf(down)[1] - wayOf(down)[0]).toBeCloseTo(6, 1);
  expect(wayOf(up)[1] - wayOf(up)[0]).toBeCloseTo(-6, 1);
  expect(arrows([line(gravityFall)])).toContain(">1:100<");
});

test("a slope stands beside the line that it marks, and where nothing is drawn", () => {
  const place = (occupied: Occupied) => {
    const drawing = arrows([line(reliefFall)], [], occupied);
    const [, x, y] = /<text[^>]* x="([\d.]+)" y="([\d.]+)"/.exec(drawing) ?? [];
    return [Number(x), Number(y)] as const;
  };
  const withLine = (...heights: number[]) => {
    const occupied = new Occupied(paperOf("A2"));
    for (const y of [100, 200, ...heights]) occupied.line([0, y], [400, y]);
    return occupied;
  };
  const [, free] = place(withLine());
  expect(Math.abs(free - smallest / 2 - 100)).toBeGreaterThan(labelHeight / 2);
  const [, moved] = place(withLine(free, free - 2));
  expect(Math.abs(moved - free)).toBeGreaterThan(1);
});

test("a slope arrow keeps clear of the line's number", () => {
  const number = (view: Label["view"]): Label => ({ view, at: [2000, 0, 0], words: "100-FL-306", framed: true });
  const [free, beside] = [[], [number("top"), number("front")]].map((labels) => arrows([line(reliefFall)], labels)) as [
    string,
    string,
  ];
  expect(Math.abs(wayOf(free)[0] - 200)).toBeLessThan(6);
  const [tail, tip] = wayOf(beside);
  expect(Math.min(Math.abs(tail - 200), Math.abs(tip - 200))).toBeGreaterThan(5);
});

test("a line that is hidden in all views has no arrow", () => {
  const around = part("duct", [
    ...slab([-100, -300, -300], [4100, 300, -290], "steel"),
    ...slab([-100, -300, 290], [4100, 300, 300], "steel"),
    ...slab([-100, -300, -290], [4100, -290, 290], "steel"),
    ...slab([4090, -290, -290], [4100, 300, 290], "steel"),
  ]).at([0, 0, 0]);
  expect(arrows([line(reliefFall), around])).toBe("");
});

const lineFrom = (corners: (valve: Vector3) => Point[], endsAt: number) => {
  const valve = reliefValve("PSV-1", 50, 80, "steel").at([0, 0, 0]);
  const out = valve.outlet.position;
  const header = spool("header", 80, 300, "steel").at([out.x + 3000, 0, out.z + endsAt], [1, 0, 0]);
  return relief([valve, ...route("relief line", valve.outlet, header.inlet, corners(out))]);
};

test("a relief line has no pocket below the valve either", () => {
  const pocket = lineFrom(
    ({ x, z }) => [
      [x + 800, 0, z],
      [x + 800, 0, z - 900],
      [x + 2000, 0, z - 900],
      [x + 2000, 0, z - 400],
    ],
    -400,
  );
  expect(pocket).toEqual(["relief: relief line rises after PSV-1"]);
  expect(lineFrom(({ x, z }) => [[x + 1500, 0, z - 1500 * reliefFall]], -3000 * reliefFall)).toEqual([]);
});

test("a header of relief lines, blow-down and an overflow fall to their outlets", () => {
  for (const name of ["flare header", "vent header", "relief header", "relief return", "blow-down", "T-1 overflow"]) {
    const fault = [`relief: ${name} does not fall by 1:200 to its outlet`];
    expect(relief([line(0, name)])).toEqual(fault);
    expect(relief([line(-reliefFall, name)])).toEqual(fault);
    expect(relief([line(reliefFall, name)])).toEqual([]);
  }
  expect(relief([line(0, "suction header")])).toEqual([]);
});

test("an overflow may be level on a short leg, but rises nowhere", () => {
  const overflow = (rise: number) => {
    const from = spool("from", 100, 300, "steel").at([0, 0, 2000], [1, 0, 0]);
    const to = spool("to", 100, 300, "steel").at([700, 0, 500 + rise], [0, 0, -1]);
    return relief(route("overflow", from.outlet, to.inlet, [[700, 0, 2000 + rise]]));
  };
  expect(overflow(0)).toEqual([]);
  expect(overflow(10)).toEqual(["relief: overflow does not fall by 1:200 to its outlet"]);
});

test("a bend from a riser into a falling leg is no fault", () => {
  const turns = (fall: number) => {
    const [from, to] = [
      spool("from", 100, 300, "steel").at([0, 0, 0]),
      spool("to", 100, 300, "steel").at([2000, 0, 1000 - 2000 * fall], [1, 0, -fall]),
    ];
    return elbows(route("run", from.outlet, to.inlet, [[0, 0, 1000]]));
  };
  expect(turns(gravityFall)).toEqual([]);
  expect(turns(0.1)).toEqual([expect.stringMatching(/turns by 96°/)]);
});
