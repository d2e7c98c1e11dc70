/** Valves that are not operated by hand: control valve with diaphragm actuator, actuated ball valve, relief valve. */
import { bought } from "./bought-parts.ts";
import { flange, flangeDepth } from "./flanges.ts";
import { flangeSize, wallOf } from "./line-classes.ts";
import { endAt, type InLine, inLineEnds, withPorts } from "./part.ts";
import { at, bar, ring, turned } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, revolved, tube } from "./solids.ts";
import { ballBody, bonneted, cast, castOf, type SteelKind, type ValveKind } from "./steel-valves.ts";

/** Diaphragm case about z = 0 with its bolted rim, vent cap on top. */
const diaphragm = (radius: number): Piece[] => [
  ...hollow(
    3,
    revolved(
      [
        [0, -radius * 0.3],
        [radius * 0.3, -radius * 0.3],
        [radius * 0.72, -radius * 0.2],
        [radius * 0.86, -7],
        [radius, -7],
        [radius, 7],
        [radius * 0.86, 7],
        [radius * 0.72, radius * 0.28],
        [radius * 0.3, radius * 0.4],
        [0, radius * 0.42],
      ],
      "pump",
    ),
  ),
  ...ring(
    [...at(hexagon(13, 8, "galvanised"), [0, 0, 7]), ...at(hexagon(13, 8, "galvanised"), [0, 0, -15])],
    16,
    radius * 0.93,
  ),
  ...at(cylinder(12, 26, "galvanised"), [0, 0, radius * 0.4]),
];

/** Positioner on the yoke: box, two small gauges, air and cable entries; its back on x = 0. */
const positioner = (): Piece[] => [
  ...at(hollow(4, block(80, 120, 130, "paint", 8)), [52, 0, -65]),
  ...at(block(4, 84, 60, "dial"), [92, 0, -5]),
  ...[-28, 28].flatMap((y) => [
    ...at(cylinder(21, 16, "stainless"), [92, y, -38], [1, 0, 0]),
    ...at(cylinder(18, 2, "dial"), [108, y, -38], [1, 0, 0]),
  ]),
  ...at(cylinder(11, 34, "galvanised"), [52, 0, -98]),
  ...at(cylinder(9, 30, "galvanised"), [40, 60, 0], [0, 1, 0]),
];

/** Globe control valve along +Z, actuator and positioner toward +X. */
export const controlValve = (name: string, bore: number, kind: ValveKind): InLine => {
  const arms = 190 + bore * 0.7;
  const cover = 95 + bore * 0.6;
  const valve = bonneted(name, "control", bore, kind, (radius) => [
    ...at(cylinder(radius * 0.4, radius * 0.55, castOf(kind)), [0, 0, radius * 0.2]),
    ...[-1, 1].flatMap((side) =>
      bar([0, side * radius * 0.55, 4], [0, side * radius * 0.55, arms], 8 + bore * 0.03, "pump"),
    ),
    ...at(cylinder(radius * 0.72, 14, "pump"), [0, 0, arms - 4]),
    ...cylinder(8, arms, "stainless"),
    ...at(hexagon(30, 34, "stainless"), [0, 0, arms * 0.5]),
    ...at(diaphragm(cover), [0, 0, arms + 8 + cover * 0.3]),
    ...at(block(26, radius * 1.1 + 20, 12, "pump"), [0, 8, arms * 0.58]),
    ...turned(positioner(), 90, [0, radius * 0.55 + 6, arms * 0.58]),
    ...bar([0, radius * 0.55 + 40, arms * 0.58 + 60], [0, radius * 0.55 + 40, arms + 12], 4, "stainless"),
  ]);
  return bought("control valve", valve);
};

/**
 * Ball valve along +Z with a pneumatic actuator toward +X: cylinders along the line with springs in their ends, box with
 * limit switches and indicator, solenoid valve.
 */
export const actuatedBallValve = (name: string, bore: number, kind: ValveKind): InLine => {
  const { pieces, onStem, length, top } = ballBody(bore, kind);
  const [radius, half] = [30 + bore * 0.25, 70 + bore];
  const axis = top + 46 + radius;
  const valve = withPorts(name, inLineEnds(bore, kind, length), [
    ...pieces,
    ...onStem(block(2 * radius, 44, 26, "galvanised"), top + 20),
    ...at(hollow(4, cylinder(radius, 2 * half, "pump")), [axis, 0, length / 2 - half]),
    ...[-1, 1].flatMap((end) => at(cylinder(radius + 5, 14, "pump"), [axis, 0, length / 2 + end * half], [0, 0, end])),
    ...onStem(hollow(4, block(70, 90, 60, "paint")), axis + radius - 4),
    ...onStem(cylinder(18, 16, "safety"), axis + radius + 56),
    ...at(block(36, 70, 30, "ink"), [axis, radius - 4, length / 2], [0, 1, 0]),
  ]);
  return bought("on/off valve", valve);
};

/** Angle relief valve along +Z, its inlet at z = 0; the outlet, usually one size larger, points to +X. */
export const reliefValve = (name: string, inlet: number, outlet: number, kind: SteelKind): InLine => {
  const [from, to] = [flangeSize(inlet, kind), flangeSize(outlet, kind)];
  const [entry, exit] = [flangeDepth(inlet, kind), flangeDepth(outlet, kind)];
  const axis = entry + to.outside / 2 + 12;
  const reach = Math.max(to.pipe * 0.6 + 30, from.outside / 2) + exit;
  const body = to.pipe * 0.62;
  const top = axis + body;
  const spring = 120 + inlet * 2.2;
  const material = castOf(kind);
  const bonnet = hollow(
    5,
    revolved(
      [
        [0, 0],
        [body * 0.82, 0],
        [body * 0.7, spring * 0.2],
        [body * 0.6, spring * 0.9],
        [body * 0.42, spring],
        [0, spring],
      ],
      "safety",
    ),
  );
  const ends = { inlet: endAt(inlet, kind), outlet: endAt(outlet, kind, [reach, 0, axis], [1, 0, 0]) };
  const valve = withPorts(name, ends, [
    ...flange(inlet, kind),
    ...at(hollow(6 + wallOf(inlet, kind), cylinder(from.pipe / 2 + 6, axis - entry, material)), [0, 0, entry]),
    ...at(cast(body, cylinder(body, 2 * body, material)), [0, 0, axis - body]),
    ...at(tube(to.pipe / 2, to.pipe / 2 - wallOf(outlet, kind), reach - exit, material), [0, 0, axis], [1, 0, 0]),
    ...at(flange(outlet, kind), [reach, 0, axis], [-1, 0, 0]),
    ...at(cylinder(body * 1.15, 12, material), [0, 0, top - 12]),
    ...at(cylinder(body * 1.15, 12, material), [0, 0, top]),
    ...ring(at(hexagon(16, 10, "galvanised"), [0, 0, top + 12]), 6, body * 0.97),
    ...at(bonnet, [0, 0, top + 12]),
    ...at(hexagon(body * 0.8, 16, "safety"), [0, 0, top + 12 + spring]),
    ...at(cylinder(body * 0.34, 44, "safety"), [0, 0, top + 28 + spring]),
    ...bar([body * 0.3, 0, top + spring + 50], [body * 1.5, 0, top + spring + 24], 6, "handle"),
  ]);
  return bought("relief valve", valve);
};
