import { cable } from "../kit/cable.ts";
import { part } from "../kit/part.ts";
import { at, bar, type Point, slab } from "../kit/placement.ts";
import { block, cylinder } from "../kit/solids.ts";
import type { Model } from "./model.ts";
import { buttonBox, cabinet, keyboard, monitor, mouse, screenSize, signalTower, telephone } from "./parts/workplace.ts";

/** Desk: length, depth, height of the top; its front edge on y = 0. */
const [length, depth, height] = [2200, 900, 740] as const;
const eyes = 1130;

const desk = part("desk", [
  ...at(block(length, depth, 32, "internals", 3), [0, depth / 2, height - 32]),
  ...slab([-length / 2 - 2, -4, height - 30], [length / 2 + 2, 2, height - 4], "steel"),
  ...[-1, 1].flatMap((side) => at(cabinet(460, 780, height - 32), [side * (length / 2 - 250), 80, 0])),
  ...slab([-length / 2 + 480, depth - 80, 120], [length / 2 - 480, depth - 60, height - 32], "paint"),
  ...[-1, 1].flatMap((side) =>
    slab([side * (length / 2 - 20), depth - 90, 0], [side * (length / 2 - 4), depth - 10, height - 32], "steel"),
  ),
  ...slab([-length / 2 + 60, depth - 90, height], [length / 2 - 60, depth - 60, height + 420], "steel"),
  ...[70, 170, 270, 370].flatMap((up) =>
    slab([-length / 2 + 60, depth - 98, height + up], [length / 2 - 60, depth - 90, height + up + 34], "galvanised"),
  ),
  ...[-1, 1].flatMap((side) =>
    slab(
      [side * (length / 2 - 60), depth - 110, height],
      [side * (length / 2 - 36), depth - 40, height + 430],
      "plinth",
    ),
  ),
  ...[-330, 330].flatMap((x) => at(cylinder(40, 3, "plinth"), [x, depth - 180, height])),
]).at([0, 0, 0]);

/** Screen at a place, turned in by an angle in degrees, on an arm from the rail. */
const screen = (
  name: string,
  picture: "screenLeft" | "screenMiddle" | "screenRight",
  x: number,
  y: number,
  turn: number,
) => {
  const angle = (turn * Math.PI) / 180;
  const towards: Point = [Math.sin(angle), -Math.cos(angle), 0.07];
  const plate: Point = [x - 60 * towards[0], y - 60 * towards[1], eyes - 4];
  const hold: Point = [plate[0] * 0.94, depth - 98, height + 287];
  return part(name, [
    ...at(monitor(picture), [x, y, eyes], towards),
    ...bar(plate, [plate[0], plate[1] + 50, plate[2]], 24, "galvanised"),
    ...bar([plate[0], plate[1] + 50, plate[2]], [hold[0], hold[1] - 40, hold[2]], 20, "galvanised"),
    ...at(cylinder(32, 44, "plinth"), [hold[0], hold[1], hold[2]], [0, -1, 0]),
  ]).at([0, 0, 0]);
};
const screens = [
  screen("left screen", "screenLeft", -560, 560, 24),
  screen("middle screen", "screenMiddle", 0, 640, 0),
  screen("right screen", "screenRight", 560, 560, -24),
];

const onDesk = part("on the desk", [
  ...at(keyboard(), [-20, 230, height]),
  ...at(mouse(), [370, 220, height]),
  ...at(buttonBox(), [-560, 250, height], [0, 0, 1], 12),
  ...at(telephone(), [840, 330, height], [0, 0, 1], -18),
  ...cable(
    [
      [-20, 298, height + 8],
      [-20, 340, height + 5],
      [-90, 440, height + 4],
      [-250, 600, height + 4],
      [-330, 720, height + 5],
    ],
    2.6,
    "plinth",
  ),
]).at([0, 0, 0]);
const lamp = part("signal tower", signalTower()).at([length / 2 - 130, depth - 76, height + 420]);

export default {
  name: "operator-station",
  title: "Operator station",
  drawingNumber: "IA-GA-301",
  parts: [desk, ...screens, onDesk, lamp],
  camera: { bearing: -76, height: 15, frame: [1600, 1100], bevel: 1 },
  pictures: {
    screenLeft: "historical-trends.png",
    screenMiddle: "water-treatment-overview.png",
    screenRight: "reverse-osmosis-train.png",
  },
  sheet: {
    scale: 20,
    items: [
      { part: desk, description: "Desk with two cabinets and slatted rail" },
      ...screens.slice(1, 2).map((part) => ({ part, description: "Screen, 24 inches, on an arm", quantity: 3 })),
      { part: onDesk, description: "Keyboard, mouse, telephone, box of alarm buttons" },
      { part: lamp, description: "Signal tower with buzzer" },
    ],
    dimensions: [
      { view: "front", from: [-length / 2, 0, 0], to: [length / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-length / 2, 0, 0], to: [-length / 2, 0, height], along: "z", side: "left" },
      { view: "front", from: [length / 2, 0, 0], to: [length / 2 - 280, 0, eyes], along: "z", side: "right" },
      {
        view: "front",
        from: [-screenSize[0] / 2, 0, 0],
        to: [screenSize[0] / 2, 0, 0],
        along: "x",
        side: "below",
        row: 2,
      },
      { view: "right", from: [0, 0, 0], to: [0, depth, 0], along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "Computers stand in the cabinets; cables leave through the floor."],
  },
} satisfies Model;
