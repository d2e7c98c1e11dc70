import { bought } from "./bought-parts.ts";
import { flange, flangeDepth } from "./flanges.ts";
import { flangeSize } from "./line-classes.ts";
import { endAt, type Part, type WithPorts, withPorts } from "./part.ts";
import { at, corners, polar, repeated, ring, slab } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, revolved, tube } from "./solids.ts";
import { uprightMotor } from "./pumps.ts";
import { anchorBolt } from "./vessel-supports.ts";

const bore = 25;
const metering = new WeakSet<Part>();

/** Whether a part is a metering pump, which has internal check valves. */
export const isMeteringPump = (part: Part): boolean => metering.has(part);

/** Suction or discharge valve of the liquid end: cartridge from z = 0 to a flange whose face is at z = `reach`. */
const cartridge = (reach: number): Piece[] => [
  ...at(hexagon(52, 42, "stainless"), [0, 0, 0]),
  ...cylinder(18, reach - flangeDepth(bore, "stainless") + 2, "stainless"),
  ...at(flange(bore, "stainless"), [0, 0, reach], [0, 0, -1]),
];

/**
 * Diaphragm metering pump on a pedestal on z = 0: liquid end toward -Y, DN 25 suction below and discharge above,
 * vertical motor, stroke knob toward +X.
 */
export const meteringPump = (name: string): WithPorts<"suction" | "discharge"> => {
  const [suction, y, reach, head] = [390, -230, 90, 66];
  const axis = suction + reach + head;
  const top = axis + head + reach;
  const base = axis - 110;
  const made = withPorts(
    name,
    {
      suction: endAt(bore, "stainless", [0, y, suction]),
      discharge: endAt(bore, "stainless", [0, y, top], [0, 0, 1]),
    },
    [
      ...at(block(260, 300, 12, "steel"), [0, 0, 0]),
      ...at(hollow(6, block(180, 200, base - 24, "steel")), [0, 0, 12]),
      ...at(block(260, 300, 12, "steel"), [0, 0, base - 12]),
      ...corners(anchorBolt(12), 110, 125, 12),
      ...at(block(200, 260, 190, "pump", 14), [0, 0, base]),
      ...at(cylinder(78, 60, "pump"), [0, -120, axis], [0, -1, 0]),
      ...at(cylinder(96, 26, "pump"), [0, -176, axis], [0, -1, 0]),
      ...at(cylinder(96, 58, "stainless"), [0, -202, axis], [0, -1, 0]),
      ...at(ring(hexagon(18, 14, "galvanised"), 8, 80), [0, -260, axis], [0, -1, 0]),
      ...at(cartridge(reach + head - 50), [0, y, axis + 50]),
      ...at(cartridge(reach + head - 50), [0, y, axis - 50], [0, 0, -1]),
      ...at(cylinder(34, 40, "motor"), [98, 0, axis], [1, 0, 0]),
      ...at(cylinder(28, 46, "ink"), [136, 0, axis], [1, 0, 0]),
      ...at(tube(36, 27, 6, "stainless"), [134, 0, axis], [1, 0, 0]),
      ...at(cylinder(88, 24, "motor"), [0, 30, base + 188]),
      ...at(uprightMotor(72, 240), [0, 30, base + 206]),
      ...slab([-40, -131, base + 40], [40, -129, base + 70], "stainless"),
    ],
  );
  metering.add(made);
  return bought("metering pump", made);
};

/** Pulsation damper on its port: a bottle with a charging valve. */
export const damper = (name: string): WithPorts<"process"> => {
  const from = flangeDepth(bore, "stainless");
  return withPorts(name, { process: endAt(bore, "stainless") }, [
    ...flange(bore, "stainless"),
    ...at(
      hollow(
        6,
        revolved(
          [
            [0, 0],
            [17, 0],
            [20, 20],
            [62, 48],
            [72, 80],
            [72, 210],
            [60, 246],
            [22, 270],
            [0, 272],
          ],
          "pump",
        ),
      ),
      [0, 0, from - 2],
    ),
    ...at(tube(75, 70, 16, "pump"), [0, 0, from + 136]),
    ...at(cylinder(9, 36, "stainless"), [0, 0, from + 268]),
    ...at(hexagon(26, 16, "stainless"), [0, 0, from + 280]),
  ]);
};

/** Calibration column on its port: a transparent graduated tube between two heads, filled to three fifths. */
export const calibrationColumn = (name: string): WithPorts<"process"> => {
  const from = flangeDepth(bore, "stainless");
  const height = 420;
  const high = from + height;
  return withPorts(name, { process: endAt(bore, "stainless") }, [
    ...flange(bore, "stainless"),
    ...at(cylinder(44, 26, "internals"), [0, 0, from - 2]),
    ...at(cylinder(32, height * 0.6, "liquid"), [0, 0, from + 20]),
    ...at(hollow(3, cylinder(32, height * 0.4 - 20, "dial")), [0, 0, from + 20 + height * 0.6]),
    ...repeated(11, (index) =>
      at(tube(33.2, 31, index % 5 ? 2 : 4, "ink"), [0, 0, from + 40 + (index * (height - 70)) / 10]),
    ),
    ...at(cylinder(44, 26, "internals"), [0, 0, high - 2]),
    ...at(cylinder(8, 50, "stainless"), [0, 0, high + 20]),
    ...[0, 120, 240].flatMap((bearing) => at(cylinder(5, height + 10, "stainless"), polar(39, bearing, from + 5))),
  ]);
};

/** Agitator drive on a tank nozzle: lantern, gearbox, vertical motor. */
export const agitatorDrive = (name: string, size: number): WithPorts<"mount"> => {
  const { outside } = flangeSize(size, "stainless");
  const from = flangeDepth(size, "stainless");
  const drive = withPorts(name, { mount: endAt(size, "stainless") }, [
    ...flange(size, "stainless"),
    ...at(cylinder(outside * 0.4, 14, "pump"), [0, 0, from - 2]),
    ...ring(at(cylinder(9, 110, "pump"), [0, 0, from + 8]), 4, outside * 0.33, 0, true),
    ...at(cylinder(20, 130, "stainless"), [0, 0, from]),
    ...at(cylinder(outside * 0.42, 16, "pump"), [0, 0, from + 112]),
    ...at(cylinder(82, 120, "pump"), [0, 0, from + 126]),
    ...at(cylinder(94, 16, "motor"), [0, 0, from + 244]),
    ...at(uprightMotor(80, 270), [0, 0, from + 258]),
  ]);
  return bought("agitator", drive);
};
