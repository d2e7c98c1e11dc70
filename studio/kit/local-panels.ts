import { straightCable } from "./cable.ts";
import { engraved, label, legend, undrawn } from "./engraving.ts";
import { inCapitals } from "./nameplates.ts";
import { type Part, part } from "./part.ts";
import { at, bar, repeated, slab } from "./placement.ts";
import { block, cylinder, hollow, type Piece, torus, tube } from "./solids.ts";
import { anchorBolt } from "./vessel-supports.ts";

const stand = (width: number, top: number): Piece[] =>
  [-1, 1].flatMap((side) => [
    ...at(hollow(3, block(50, 50, top, "steel")), [side * (width / 2 - 25), 60, 0]),
    ...at(block(130, 130, 10, "steel"), [side * (width / 2 - 25), 60, 0]),
    ...[-45, 45].flatMap((x) => at(anchorBolt(10), [side * (width / 2 - 25) + x, 60, 10])),
  ]);

const glands = (count: number, width: number, bottom: number): Piece[] =>
  repeated(count, (index) => {
    const x = ((index + 0.5) / count - 0.5) * width * 0.8;
    return [
      ...at(cylinder(15, 40, "galvanised"), [x, -80, bottom - 40]),
      ...straightCable([[x, -80, 70], { z: bottom - 30 }], 9, "rubber"),
    ];
  });

/** What the display shows, in lines of one length: state and hours run of both pumps, and which is on duty. */
const displayed = ["A RUN    1204 H", "B READY   987 H", "DUTY A     AUTO", "NO ALARM       "] as const;

/** Lines of the display on z = 0, on a screen of given width and height. */
const display = (width: number, high: number): Piece[] => {
  const pitch = high / displayed.length;
  const capitals = Math.min(pitch * 0.42, width / (displayed[0].length * 0.92 + 1));
  return undrawn(
    displayed.flatMap((line, row) => at(engraved(line, capitals), [0, ((displayed.length - 1) / 2 - row) * pitch, 0])),
  );
};

/** Lamps and buttons of the panel, from the left, with what their legends say. */
const lamps = [
  ["green", "A RUN"],
  ["green", "B RUN"],
  ["dial", "POWER"],
  ["safety", "FAULT"],
] as const;
const buttons = ["A START", "A STOP", "B START", "B STOP"] as const;
/** Place of a lamp or button along the door, from its middle, mm. */
const place = (index: number, width: number): number => (-0.3 + index * 0.15) * width;

/**
 * Local control panel of two pumps, one standing by, on a stand, door toward -Y: display, lamps and buttons with
 * legends, emergency stop, lock, canopy, glands. Measures in mm.
 */
export const localPanel = (name: string, width = 600, height = 760, bottom = 760): Part => {
  const [depth, face] = [220, -191];
  const top = bottom + height;
  const onDoor = (pieces: Piece[], x: number, z: number) => at(pieces, [x, face, z], [0, -1, 0]);
  return part(name, [
    ...stand(width, top - 60),
    ...hollow(2, slab([-width / 2, 35 - depth, bottom], [width / 2, 35, top], "paint")),
    ...hollow(1.5, slab([-width / 2 + 12, face, bottom + 12], [width / 2 - 12, 35 - depth + 2, top - 12], "paint")),
    ...hollow(1.5, slab([-width / 2 - 25, face - 60, top], [width / 2 + 25, 45, top + 10], "paint")),
    ...slab([-width * 0.3, face - 8, top - 270], [width * 0.3, face, top - 70], "ink"),
    ...slab([-width * 0.27, face - 10, top - 255], [width * 0.27, face - 8, top - 85], "screen"),
    ...onDoor(at(display(width * 0.54, 170), [0, 0, 10]), 0, top - 170),
    ...lamps.flatMap(([color, words], index) => [
      ...onDoor([...tube(19, 14, 8, "stainless"), ...cylinder(14, 12, color)], place(index, width), top - 370),
      ...onDoor(legend([words]), place(index, width), top - 401),
    ]),
    ...buttons.flatMap((words, index) => [
      ...onDoor([...tube(19, 13, 8, "stainless"), ...cylinder(13, 14, "ink")], place(index, width), top - 450),
      ...onDoor(legend([words]), place(index, width), top - 481),
    ]),
    ...onDoor(
      [...cylinder(34, 6, "safety"), ...cylinder(14, 24, "handle"), ...at(cylinder(22, 14, "handle"), [0, 0, 22])],
      width * 0.3,
      top - 410,
    ),
    ...onDoor(legend(["EMERGENCY", "STOP"]), width * 0.3, top - 461),
    ...slab([width / 2 - 40, face - 22, bottom + height * 0.4], [width / 2 - 24, face, bottom + height * 0.55], "ink"),
    ...onDoor(label([width * 0.4, 40], inCapitals(name)), 0, top - 540),
    ...glands(6, width, bottom),
  ]);
};

/** Junction box on a post, lid toward -Y. */
export const junctionBox = (name: string, bottom = 800): Part =>
  part(name, [
    ...at(hollow(3, block(60, 60, bottom + 260, "steel")), [0, 60, 0]),
    ...at(block(160, 160, 10, "steel"), [0, 60, 0]),
    ...[-1, 1].flatMap((x) => [-1, 1].flatMap((y) => at(anchorBolt(10), [x * 60, 60 + y * 60, 10]))),
    ...hollow(2, slab([-170, -120, bottom], [170, 30, bottom + 300], "paint")),
    ...hollow(1.5, slab([-180, -128, bottom - 8], [180, -118, bottom + 308], "paint")),
    ...[-1, 1].flatMap((x) =>
      [20, 280].flatMap((z) => at(cylinder(8, 6, "galvanised"), [x * 160, -128, bottom + z], [0, -1, 0])),
    ),
    ...at(label([160, 45], inCapitals(name)), [0, -128, bottom + 192], [0, -1, 0]),
    ...glands(4, 340, bottom),
    ...bar([0, 0, bottom + 10], [0, 80, bottom + 10], 8, "steel"),
  ]);

/** Four lifting eyes on top of a panel, at both sides of its middle. */
export const liftingEyes = (x: number, y: number, top: number): Piece[] =>
  [-x, x].flatMap((across) =>
    [-y, y].flatMap((deep) =>
      at(
        [...cylinder(14, 20, "galvanised"), ...at(torus(22, 6, "galvanised"), [0, 0, 40], [1, 0, 0])],
        [across, deep, top],
      ),
    ),
  );
