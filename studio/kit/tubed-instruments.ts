/** Instruments on 12 mm tubing, along +Z, displays towards +X. */
import { flange } from "./flanges.ts";
import { gaugeDial, housing } from "./instruments.ts";
import { ratingOf } from "./line-classes.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at, bar } from "./placement.ts";
import { block, cylinder, hexagon, type Piece } from "./solids.ts";

/** Outside diameter of impulse tubing, mm. */
export const impulse = 12;

/** Port for tubing with an outside diameter of `bore` mm. */
export const tubingEnd = (position: End["position"], direction: End["direction"], bore = impulse): End => ({
  position,
  direction,
  bore,
  rating: ratingOf("tubing"),
  kind: "tubing",
});

const process: Record<"process", End> = { process: tubingEnd([0, 0, 0], [0, 0, -1]) };

/** Block-and-bleed valve from z = 0: nut, body, two tee handles towards +Y. */
const blockAndBleed = (): Piece[] => [
  ...flange(impulse, "tubing"),
  ...at(block(32, 34, 78, "stainless", 2), [0, 0, 18]),
  ...[42, 74].flatMap((z) => [
    ...at(cylinder(8, 28, "stainless"), [0, 16, z], [0, 1, 0]),
    ...bar([-20, 44, z], [20, 44, z], 4.5, z < 50 ? "handle" : "stainless"),
  ]),
];

/** 100 mm pressure gauge with its block-and-bleed valve; with entry from the "back", its dial faces +Z. */
export const tubedGauge = (name: string, entry: "below" | "back" = "below"): WithPorts<"process"> =>
  part(
    name,
    [
      ...blockAndBleed(),
      ...at(hexagon(24, 24, "stainless"), [0, 0, 94]),
      ...at(cylinder(8, 34, "stainless"), [0, 0, 112]),
      ...(entry === "below" ? at(gaugeDial(), [-18, 0, 190], [1, 0, 0]) : at(gaugeDial(), [0, 0, 140])),
    ],
    process,
  );

/** Pressure transmitter with its block-and-bleed valve. */
export const tubedTransmitter = (name: string): WithPorts<"process"> =>
  part(
    name,
    [
      ...blockAndBleed(),
      ...at(cylinder(22, 40, "stainless"), [0, 0, 94]),
      ...at(cylinder(28, 36, "pump"), [0, 0, 130]),
      ...at(housing(), [0, 0, 205]),
    ],
    process,
  );

/** Dial thermometer on its thermowell. */
export const thermometer = (name: string): WithPorts<"process"> =>
  part(
    name,
    [
      ...flange(impulse, "tubing"),
      ...at(hexagon(30, 26, "stainless"), [0, 0, 18]),
      ...at(cylinder(7, 90, "stainless"), [0, 0, 40]),
      ...at(cylinder(12, 24, "stainless"), [0, 0, 116]),
      ...at(gaugeDial(), [-18, 0, 184], [1, 0, 0]),
    ],
    process,
  );

/** Temperature transmitter with its head on the thermowell. */
export const tubedThermocouple = (name: string): WithPorts<"process"> =>
  part(
    name,
    [
      ...flange(impulse, "tubing"),
      ...at(hexagon(30, 26, "stainless"), [0, 0, 18]),
      ...at(cylinder(9, 100, "stainless"), [0, 0, 40]),
      ...at(cylinder(20, 30, "pump"), [0, 0, 130]),
      ...at(housing(), [0, 0, 195]),
    ],
    process,
  );
