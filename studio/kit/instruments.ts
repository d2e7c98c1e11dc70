/** Instruments along +Z on a flange or on 12 mm tubing, displays toward +X; and level chambers. */
import { blindCover, flange, flangeDepth, pipeOf } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, wallOf } from "./line-classes.ts";
import { type End, endAt, endsOf, type WithPorts, withPorts } from "./part.ts";
import { at, bar, type Point, repeated, slab, turned } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, revolved, tube } from "./solids.ts";
import type { SteelKind } from "./steel-valves.ts";
import { nozzle } from "./vessels.ts";

/** Outside diameter of impulse tubing, mm. */
export const impulse = 12;

/** 100 mm gauge dial, its back on z = 0 and its face toward +Z. */
export const gaugeDial = (): Piece[] => [
  ...hollow(
    1.5,
    revolved(
      [
        [0, 0],
        [50, 0],
        [54, 6],
        [54, 36],
        [47, 38],
        [47, 34],
        [0, 34],
      ],
      "stainless",
    ),
  ),
  ...at(cylinder(46, 1.5, "dial"), [0, 0, 34]),
  ...turned(block(3, 36, 2, "ink"), 45, [-9, 9, 35.5]),
  ...at(cylinder(6, 4, "ink"), [0, 0, 35.5]),
];
/** Dial toward +X, its middle at height z. */
const dialAt = (z: number) => at(gaugeDial(), [-18, 0, z], [1, 0, 0]);

/** Transmitter housing about the origin: display toward +X, cable entry toward +Y. */
export const housing = (): Piece[] => [
  ...at(hollow(4, cylinder(44, 110, "pump")), [-55, 0, 0], [1, 0, 0]),
  ...at(hollow(4, cylinder(48, 24, "pump")), [-62, 0, 0], [1, 0, 0]),
  ...at(hollow(4, cylinder(48, 24, "pump")), [38, 0, 0], [1, 0, 0]),
  ...at(cylinder(38, 2, "dial"), [62, 0, 0], [1, 0, 0]),
  ...at(cylinder(12, 40, "galvanised"), [0, 38, 0], [0, 1, 0]),
];

const flanged = (name: string, bore: number, kind: LineKind, pieces: Piece[]): WithPorts<"process"> => {
  const stub = hollow(4, cylinder(flangeSize(bore, kind).pipe / 2 - wallOf(bore, kind), 60, lineMaterial(kind)));
  return withPorts(name, { process: endAt(bore, kind) }, [...flange(bore, kind), ...stub, ...pieces]);
};

/** Pressure gauge on a flanged diaphragm seal. */
export const pressureGauge = (name: string, bore = 25, kind: LineKind = "pipe"): WithPorts<"process"> => {
  const top = flangeDepth(bore, kind) + 110;
  return flanged(name, bore, kind, [
    ...at(cylinder(36, 26, "stainless"), [0, 0, 55]),
    ...at(cylinder(9, top - 70, "stainless"), [0, 0, 75]),
    ...dialAt(top + 48),
  ]);
};

/** Two-wire transmitter on a flanged connection, with a thermowell of a length (mm) below the flange's face if it has one. */
export const transmitter = (name: string, bore = 25, kind: LineKind = "pipe", well = 0): WithPorts<"process"> =>
  flanged(name, bore, kind, [
    ...at(cylinder(20, 80, "stainless"), [0, 0, 55]),
    ...at(hollow(4, cylinder(28, 50, "pump")), [0, 0, 120]),
    ...at(housing(), [0, 0, 200]),
    ...(well > 0 ? at(cylinder(11, well, "stainless"), [0, 0, 0], [0, 0, -1]) : []),
  ]);

/**
 * Diaphragm seal on a stub of a plastic wall, at `root` in `direction`, and the end of the filled capillary that leads from it
 * to a transmitter, `reach` mm from the root.
 */
export const diaphragmSeal = (root: Point, direction: Point, reach: number): { pieces: Piece[]; end: End } => {
  const seal = reach - flangeDepth(impulse, "tubing") - 30;
  const pieces = [
    ...at(cylinder(18, seal + 15, "polypropylene"), [0, 0, -15]),
    ...at(cylinder(40, 30, "stainless"), [0, 0, seal]),
    ...at(flange(impulse, "tubing"), [0, 0, reach], [0, 0, -1]),
  ];
  const [x, y, z] = [0, 1, 2].map((axis) => (root[axis] as number) + reach * (direction[axis] as number)) as [
    number,
    number,
    number,
  ];
  return { pieces: at(pieces, root, direction), end: endAt(impulse, "tubing", [x, y, z], direction) };
};

const tubed = (name: string, pieces: Piece[]): WithPorts<"process"> =>
  withPorts(name, { process: endAt(impulse, "tubing") }, [...flange(impulse, "tubing"), ...pieces]);

/** Block-and-bleed valve on its nut: body, two tee handles toward +Y. */
const blockAndBleed = (): Piece[] => [
  ...at(block(32, 34, 78, "stainless", 2), [0, 0, 18]),
  ...[42, 74].flatMap((z) => [
    ...at(cylinder(8, 28, "stainless"), [0, 16, z], [0, 1, 0]),
    ...bar([-20, 44, z], [20, 44, z], 4.5, z < 50 ? "handle" : "stainless"),
  ]),
];

/** 100 mm pressure gauge with its block-and-bleed valve; with entry from the "back", its dial faces +Z. */
export const tubedGauge = (name: string, entry: "below" | "back" = "below"): WithPorts<"process"> =>
  tubed(name, [
    ...blockAndBleed(),
    ...at(hexagon(24, 24, "stainless"), [0, 0, 94]),
    ...at(cylinder(8, 34, "stainless"), [0, 0, 112]),
    ...(entry === "below" ? dialAt(190) : at(gaugeDial(), [0, 0, 140])),
  ]);

/** Pressure transmitter with its block-and-bleed valve. */
export const tubedTransmitter = (name: string): WithPorts<"process"> =>
  tubed(name, [
    ...blockAndBleed(),
    ...at(cylinder(22, 40, "stainless"), [0, 0, 94]),
    ...at(hollow(4, cylinder(28, 36, "pump")), [0, 0, 130]),
    ...at(housing(), [0, 0, 205]),
  ]);

/** Dial thermometer on its thermowell. */
export const thermometer = (name: string): WithPorts<"process"> =>
  tubed(name, [
    ...at(hexagon(30, 26, "stainless"), [0, 0, 18]),
    ...at(cylinder(7, 90, "stainless"), [0, 0, 40]),
    ...at(cylinder(12, 24, "stainless"), [0, 0, 116]),
    ...dialAt(184),
  ]);

/** Temperature transmitter with its head on the thermowell. */
export const tubedThermocouple = (name: string): WithPorts<"process"> =>
  tubed(name, [
    ...at(hexagon(30, 26, "stainless"), [0, 0, 18]),
    ...at(cylinder(9, 100, "stainless"), [0, 0, 40]),
    ...at(hollow(4, cylinder(20, 30, "pump")), [0, 0, 130]),
    ...at(housing(), [0, 0, 195]),
  ]);

/** Flag column of a level indicator from z = 0 to `span`, facing -Y: rail, flags turned up to `level`, scale. */
const flags = (span: number, level: number): Piece[] => [
  ...hollow(2, slab([-24, -62, -20], [24, -38, span + 20], "stainless")),
  ...slab([-11, -65, 0], [11, -60, span * level], "pump"),
  ...slab([-11, -65, span * level], [11, -60, span], "dial"),
  ...repeated(11, (index) =>
    slab([13, -65, (index * span) / 10 - 2], [index % 5 ? 19 : 23, -61, (index * span) / 10 + 2], "ink"),
  ),
  ...[0.06, 0.94].flatMap((share) => at(tube(39, 28, 16, "stainless"), [0, 0, share * span - 8])),
];

/**
 * Level chamber beside a vessel, along Z: its ports point to +X at z = 0 and z = `span`, `reach` from its axis. An
 * "indicator" has magnetic flags toward -Y, a "transmitter" has its head on top.
 */
export const levelChamber = (
  name: string,
  span: number,
  bore: number,
  kind: SteelKind,
  shows: "indicator" | "transmitter",
  reach = 150,
): WithPorts<"lower" | "upper"> => {
  const chamber = shows === "indicator" ? 50 : 80;
  const { pipe } = flangeSize(chamber, kind);
  const [low, high] = [-180, span + (shows === "indicator" ? 160 : 200)];
  const branch = (z: number) =>
    nozzle({ bore, kind, root: [0, 0, z], direction: [1, 0, 0], reach, buried: 8 - pipe / 2 });
  const branches = { lower: branch(0), upper: branch(span) };
  return withPorts(name, endsOf(branches), [
    ...at(pipeOf(chamber, kind, high - low - 60), [0, 0, low + 30]),
    ...at(flange(chamber, kind), [0, 0, low]),
    ...at(blindCover(chamber, kind), [0, 0, low], [0, 0, -1]),
    ...at(cylinder(11, 50, "galvanised"), [0, 0, low - 60]),
    ...at(flange(chamber, kind), [0, 0, high], [0, 0, -1]),
    ...at(blindCover(chamber, kind), [0, 0, high]),
    ...Object.values(branches).flatMap(({ pieces }) => pieces),
    ...(shows === "indicator"
      ? flags(span, 0.56)
      : [
          ...at(cylinder(24, 80, "stainless"), [0, 0, high + 20]),
          ...at(hollow(4, cylinder(30, 40, "pump")), [0, 0, high + 95]),
          ...turned(housing(), -90, [0, 0, high + 172]),
        ]),
  ]);
};
