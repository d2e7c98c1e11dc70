import { type Part, part } from "../kit/part.ts";
import { at, bar, type Point, slab } from "../kit/placement.ts";
import { block, cylinder, type Piece } from "../kit/solids.ts";
import type { Model } from "./model.ts";
import { belt, beltFrame, beltWidth, centres, drive, stringerFoot, stringerX } from "./parts/conveyor.ts";
import { feed, hood, pullCords, tailGuard } from "./parts/conveyor-covers.ts";

const slope = (12 * Math.PI) / 180;
/** Where the tail pulley's top line stands. */
const tail: Point = [-3400, 0, 1150];
const square: Point = [-Math.sin(slope), 0, Math.cos(slope)];
const inclined = (name: string, pieces: Piece[]): Part => part(name, pieces).at(tail, square);
/** A point of the conveyor's own frame, in the plant. */
const placed = (along: number, z: number): Point => [
  tail[0] + along * Math.cos(slope) - z * Math.sin(slope),
  0,
  tail[2] + along * Math.sin(slope) + z * Math.cos(slope),
];

/** Pair of legs under the stringers with base plates and bracing. */
const trestle = (along: number): Piece[] => {
  const top = placed(along, stringerFoot - 20);
  const [x, , z] = placed(along, stringerFoot - 10);
  return [
    ...[-1, 1].flatMap((side) => {
      const y = side * stringerX;
      return [
        ...at(block(130, 200, 20, "steel"), [top[0], y, top[2]], square),
        ...at(block(100, 100, z - 15, "steel"), [x, y, 15]),
        ...at(block(220, 220, 15, "steel"), [x, y, 0]),
        ...[-80, 80].flatMap((dx) =>
          [-80, 80].flatMap((dy) => at(cylinder(10, 50, "galvanised"), [x + dx, y + dy, 10])),
        ),
      ];
    }),
    ...slab([x - 40, -stringerX, z - 160], [x + 40, stringerX, z - 80], "steel"),
    ...(z > 900
      ? [
          ...bar([x, -stringerX, 260], [x, stringerX, z - 160], 24, "steel"),
          ...bar([x, stringerX, 260], [x, -stringerX, z - 160], 24, "steel"),
        ]
      : []),
  ];
};

const frame = inclined("frame", beltFrame());
const moving = inclined("belt", belt());
const driven = inclined("drive", drive());
const inlet = inclined("feed hopper", feed());
const outlet = inclined("head hood", hood());
const guards = inclined("tail guard", tailGuard());
const cords = inclined("pull cords", pullCords());
const legs = part("legs", [500, 3100, 5250].flatMap(trestle)).at([0, 0, 0]);

export default {
  name: "conveyor",
  title: "Inclined belt conveyor",
  drawingNumber: "MEC-401-GA-001",
  parts: [frame, moving, driven, inlet, outlet, guards, cords, legs],
  camera: { bearing: -62, height: 18, frame: [1600, 1000] },
  sheet: {
    scale: 50,
    items: [
      { part: moving, description: `Belt ${beltWidth} wide, trough 35°` },
      { part: frame, description: "Stringers with idlers, pulleys and screw take-up" },
      { part: driven, description: "Geared motor and chain under its guard" },
      { part: inlet, description: "Feed hopper with skirts" },
      { part: outlet, description: "Head hood with spout and dust spigot" },
      { part: guards, description: "Tail guard" },
      { part: cords, description: "Pull cords with switches" },
      { part: legs, description: "Trestles" },
    ],
    dimensions: [
      { view: "front", from: placed(0, -200), to: placed(centres, -200), along: "x", side: "below" },
      { view: "front", from: [tail[0], 0, 0], to: placed(0, -200), along: "z", side: "left" },
      { view: "front", from: [-tail[0], 0, 0], to: placed(centres, -200), along: "z", side: "right" },
      { view: "right", from: [0, -stringerX, 0], to: [0, stringerX, 0], along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres.",
      `Slope 12°, pulley centres ${centres.toLocaleString("en-GB")} along the belt.`,
    ],
  },
} satisfies Model;
