/**
 * Two vessels side by side, one of them in service, selected by a pair of coupled three-way valves: duplex filters or
 * oil coolers.
 */
import { Vector3 } from "three";
import { holds } from "./capacity.ts";
import { connect } from "./connect.ts";
import { dishedHead } from "./dished-heads.ts";
import { flange, flangeDepth, pipeOf, stud } from "./flanges.ts";
import { flangeSize, lineMaterial, wallOf } from "./line-classes.ts";
import { nameplate } from "./nameplates.ts";
import { type End, endAt, endsOf, type Part, type Port, type WithPorts, withPorts } from "./part.ts";
import { centerLine } from "./pipe.ts";
import { at, bar, type Point, ring, slab, turned } from "./placement.ts";
import { cylinder, drilledRing, hollow, type Piece, tube } from "./solids.ts";
import { leaveOpen } from "./spools.ts";
import { ballValve, handwheel, type SteelKind } from "./steel-valves.ts";
import { anchorBolt } from "./vessel-supports.ts";
import { hasBundle } from "./tube-bundles.ts";
import { nozzle } from "./vessels.ts";

interface DuplexForm {
  /** What its nameplate says it is; its name by default. */
  plate?: string;
  use: "filter" | "cooler";
  diameter: number;
  /** Height of the body's top joint above z = 0, mm. */
  height: number;
  /** Distance between the axes, mm. */
  pitch: number;
  bore: number;
  kind: SteelKind;
  /** Heights of the lower and the upper transfer valve, mm. */
  valves: readonly [number, number];
  /** Distance from the plane of the axes to the faces, toward -Y, mm. */
  reach: number;
}

const legHeight = 260;
/** Height of the upper end of a cooler's channel over its top joint, mm. */
const channel = 219;
/** How far the top joint is wider than the body, and space for a hand between it and the wheel of the valves, mm. */
const [rim, clearance] = [46, 20] as const;

/** Ring of the bolted top joint on z = 0; blind if `inner` is 0. */
const jointRing = (radius: number, inner: number, kind: SteelKind): Piece[] =>
  drilledRing(radius + rim, inner, 26, { circle: 2 * (radius + 26), hole: 16, bolts: 16 }, lineMaterial(kind));

/** One vessel on three legs: dished bottom, body, bolted top joint. */
const body = (radius: number, height: number, kind: SteelKind): Piece[] => {
  const material = lineMaterial(kind);
  return [
    ...at(tube(radius, radius - 6, height - legHeight, material), [0, 0, legHeight]),
    ...at(dishedHead("torispherical", radius, 6, material), [0, 0, legHeight], [0, 0, -1]),
    ...at(jointRing(radius, radius - 6, kind), [0, 0, height - 26]),
    ...at(tube(radius + 20, radius - 6, 3, "rubber"), [0, 0, height]),
    ...ring(at(stud(14, 55), [0, 0, height + 1.5]), 16, radius + 26, 0, true),
    ...[30, 150, 270].flatMap((bearing) =>
      turned(
        [
          ...slab([radius - 4, -30, 10], [radius + 8, 30, legHeight + 130], "steel"),
          ...slab([radius - 30, -45, 0], [radius + 60, 45, 10], "steel"),
          ...at(anchorBolt(12), [radius + 38, 0, 10]),
        ],
        bearing,
      ),
    ),
  ];
};

/** Bore of the drains, and height of their axes above z = 0, mm. */
const [drainBore, drainZ] = [15, 110] as const;

/** Drain of the vessel at `x`: from the middle of its bottom through a bend to a flange between two legs, toward +Y. */
const drain = (x: number, radius: number, kind: SteelKind): { pieces: Piece[]; end: End } => {
  const face: Point = [x, radius + 10, drainZ];
  const line = [
    new Vector3(x, 0, legHeight - radius * 0.39 + 6),
    new Vector3(x, 0, drainZ),
    new Vector3(x, face[1] - flangeDepth(drainBore, kind), drainZ),
  ];
  const section = {
    outside: flangeSize(drainBore, kind).pipe,
    wall: wallOf(drainBore, kind),
    material: lineMaterial(kind),
  };
  return {
    pieces: [...centerLine(line, section, 2 * drainBore), ...at(flange(drainBore, kind), face, [0, -1, 0])],
    end: endAt(drainBore, kind, face, [0, 1, 0]),
  };
};

/** On z = 0: a filter's cover with eye and vent, or a cooler's channel with its dished end. */
const top = (radius: number, use: DuplexForm["use"], kind: SteelKind): Piece[] => {
  const material = lineMaterial(kind);
  if (use === "filter")
    return [
      ...jointRing(radius, 0, kind),
      ...bar([-40, 0, 26], [-40, 0, 80], 9, "steel"),
      ...bar([40, 0, 26], [40, 0, 80], 9, "steel"),
      ...bar([-48, 0, 80], [48, 0, 80], 9, "steel"),
      ...at(cylinder(14, 46, "stainless"), [0, radius * 0.6, 26]),
      ...bar([-26, radius * 0.6, 64], [26, radius * 0.6, 64], 5, "handle"),
    ];
  return [
    ...jointRing(radius, radius - 6, kind),
    ...at(tube(radius, radius - 6, channel - 29, material), [0, 0, 26]),
    ...at(dishedHead("torispherical", radius, 6, material), [0, 0, channel - 3]),
  ];
};

type DuplexEnd = "inlet" | "outlet" | "drainA" | "drainB" | "waterInA" | "waterOutA" | "waterInB" | "waterOutB";

/**
 * Duplex filter or cooler on z = 0, its two axes at X = ± half the pitch. Oil enters at the lower and leaves at the
 * upper transfer valve, both toward -Y. The drains, and a cooler's DN 50 water inlets, point to +Y; its outlets up.
 */
export const duplexUnit = (name: string, form: DuplexForm): WithPorts<DuplexEnd> => {
  const { plate = name, use, diameter, height, pitch, bore, kind, valves, reach } = form;
  const radius = diameter / 2;
  const half = pitch / 2;
  const { pipe } = flangeSize(bore, kind);
  const valveRadius = pipe * 0.5 + 34;
  const [low, high] = valves;
  const face = (z: number) =>
    nozzle({ bore, kind, root: [0, -valveRadius, z], direction: [0, -1, 0], reach: reach - valveRadius });
  const waterIn = (x: number) =>
    nozzle({ bore: 50, kind, root: [x, radius, height + channel / 2], direction: [0, 1, 0], reach: 110 });
  const waterOut = (x: number) =>
    nozzle({ bore: 50, kind, root: [x, 0, height + channel + radius * 0.36], direction: [0, 0, 1], reach: 110 });
  const cooled = {
    waterInA: waterIn(-half),
    waterOutA: waterOut(-half),
    waterInB: waterIn(half),
    waterOutB: waterOut(half),
  };
  const made = {
    inlet: face(low),
    outlet: face(high),
    drainA: drain(-half, radius, kind),
    drainB: drain(half, radius, kind),
    ...(use === "cooler" ? cooled : {}),
  };
  const valve = (z: number): Piece[] => [
    ...at(hollow(10, cylinder(valveRadius, 2 * valveRadius, "motor")), [0, 0, z - valveRadius]),
    ...[-1, 1].flatMap((end) => [
      ...at(cylinder(valveRadius + 16, 20, "motor"), [0, 0, z + end * (valveRadius + 10) - 10]),
      ...ring(at(stud(10, 20), [0, 0, z + end * (valveRadius + 10)]), 8, valveRadius + 6, 0, true),
      ...at(pipeOf(bore, kind, half - radius - valveRadius + 30), [end * (valveRadius - 15), 0, z], [end, 0, 0]),
    ]),
  ];
  const [stem, link] = [high + valveRadius + 20, half - radius + 6];
  const axes: Point[] = [
    [-half, 0, 0],
    [half, 0, 0],
  ];
  const unit = withPorts(name, endsOf(made as Record<DuplexEnd, ReturnType<typeof nozzle>>), [
    ...axes.flatMap((axis) =>
      at([...body(radius, height, kind), ...at(top(radius, use, kind), [0, 0, height + 3])], axis),
    ),
    ...valves.flatMap(valve),
    ...at(cylinder(16, stem + 130 - low, "stainless"), [0, 0, low]),
    ...at(handwheel(Math.min(120, half - radius - rim - clearance)), [0, 0, stem + 110]),
    ...bar([-link, -radius * 0.3, low + 130], [link, -radius * 0.3, low + 130], 7, "stainless"),
    ...at(nameplate(plate, 110, 80, 12), [half, -radius, (low + height) / 2], [0, -1, 0]),
    ...Object.values(made).flatMap(({ pieces }) => pieces),
  ]);
  const filled = axes.flatMap((axis) =>
    at(cylinder(radius - 6, height - legHeight, "liquid"), [axis[0], 0, legHeight]),
  );
  const whole = holds(unit, filled);
  if (use === "filter") return whole;
  const middles = axes.map(([x]) => [x, 0, (legHeight + height) / 2] as const);
  return hasBundle(whole, { shell: diameter - 12, length: height - legHeight, ends: "U", middles });
};

/** Ball valves on the drains of a placed unit with their joints; the plant pipes them to its drain system. */
export const drainValves = (unit: Part & Record<"drainA" | "drainB", Port>, kind: SteelKind): Part[] =>
  (["A", "B"] as const).flatMap((side) => {
    const valve = ballValve(`${unit.name.split(" ")[0]}${side} drain valve`, drainBore, kind);
    leaveOpen(valve.outlet);
    return [valve, connect(unit[`drain${side}`], valve.inlet, 90)];
  });
