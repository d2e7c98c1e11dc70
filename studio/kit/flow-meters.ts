/** Flow meters along +Z: magnetic in plastic lines, by differential pressure in tubing. */
import { flange, flangeDepth } from "./flanges.ts";
import { housing, impulse } from "./instruments.ts";
import { flangeSize } from "./line-classes.ts";
import { endAt, type InLine, inLineEnds, type WithPorts, withPorts } from "./part.ts";
import { at, bar, type Point, ring, slab, turned } from "./placement.ts";
import { block, cylinder, hexagon, hollow, tube } from "./solids.ts";
import { betweenNuts, drilledEnds } from "./valves.ts";

/** Magnetic flow meter: flanged tube, coil housing, transmitter head toward +X. */
export const flowMeter = (name: string, bore: number): InLine => {
  const { pipe } = flangeSize(bore, "pipe");
  const length = Math.round(150 + bore);
  const reach = pipe / 2 + 28;
  return withPorts(name, inLineEnds(bore, "pipe", length), [
    ...drilledEnds(bore, length, "galvanised"),
    ...at(tube(pipe / 2, pipe / 2 - 8, length - 60, "stainless"), [0, 0, 30]),
    ...at(hollow(4, tube(pipe / 2 + 30, pipe / 2, length - 120, "pump")), [0, 0, 60]),
    ...at(hollow(4, cylinder(16, 70, "pump")), [reach, 0, length / 2], [1, 0, 0]),
    ...at(hollow(4, cylinder(48, 120, "pump")), [reach + 115, 0, length / 2 - 60]),
    ...at(tube(52, 40, 18, "pump"), [reach + 115, 0, length / 2 + 52]),
    ...at(cylinder(40, 3, "dial"), [reach + 115, 0, length / 2 + 59]),
  ]);
};

const tapPitch = 64;

/** Orifice flow element: two clamped rings, high- and low-pressure taps toward +X. */
export const flowElement = (name: string, bore: number): WithPorts<"inlet" | "outlet" | "high" | "low"> => {
  const { pieces, length } = betweenNuts(bore, hollow(bore * 0.45, cylinder(bore * 0.95, 130, "stainless")), 130);
  const middle = length / 2;
  const outer = bore * 1.9;
  const taps = [-1, 1].map((side): Point => [96, 0, middle + (side * tapPitch) / 2]) as [Point, Point];
  const bolts = [24, -32].flatMap((z) => at(hexagon(13, 8, "galvanised"), [0, 0, middle + z]));
  return withPorts(
    name,
    {
      ...inLineEnds(bore, "tubing", length),
      high: endAt(impulse, "tubing", taps[0], [1, 0, 0]),
      low: endAt(impulse, "tubing", taps[1], [1, 0, 0]),
    },
    [
      ...pieces,
      ...at(cylinder(outer, 22, "stainless"), [0, 0, middle - 24]),
      ...at(cylinder(outer - 4, 4, "ink"), [0, 0, middle - 2]),
      ...at(cylinder(outer, 22, "stainless"), [0, 0, middle + 2]),
      ...ring(bolts, 4, bore * 1.5, 0, true),
      ...taps.flatMap((tap) => [
        ...at(cylinder(9, tap[0] - flangeDepth(impulse, "tubing"), "stainless"), [0, 0, tap[2]], [1, 0, 0]),
        ...at(flange(impulse, "tubing"), tap, [-1, 0, 0]),
      ]),
    ],
  );
};

/** Differential pressure transmitter on a five-valve manifold, on z = 0: taps at the back (+Y), display toward -Y. */
export const differentialTransmitter = (name: string): WithPorts<"high" | "low"> => {
  const [z, back] = [70, 44 + flangeDepth(impulse, "tubing")];
  const taps = [-1, 1].map((side): Point => [(side * tapPitch) / 2, back, z]) as [Point, Point];
  return withPorts(
    name,
    {
      high: endAt(impulse, "tubing", taps[0], [0, 1, 0]),
      low: endAt(impulse, "tubing", taps[1], [0, 1, 0]),
    },
    [
      ...slab([-60, -30, 0], [60, 30, 30], "stainless"),
      ...at(block(124, 88, 70, "stainless", 3), [0, 0, 30]),
      ...[-40, 0, 40].flatMap((x) => [
        ...at(cylinder(8, 26, "stainless"), [x, -44, z], [0, -1, 0]),
        ...bar([x - 15, -70, z], [x + 15, -70, z], 4, x ? "handle" : "stainless"),
      ]),
      ...taps.flatMap((tap) => at(flange(impulse, "tubing"), tap, [0, -1, 0])),
      ...[-1, 1].flatMap((side) => at(cylinder(40, 20, "stainless"), [side * 12, 0, 140], [side, 0, 0])),
      ...at(hollow(4, cylinder(32, 24, "pump")), [-12, 0, 140], [1, 0, 0]),
      ...at(hollow(4, cylinder(24, 60, "pump")), [0, 0, 150]),
      ...turned(housing(), -90, [0, 0, 236]),
    ],
  );
};
