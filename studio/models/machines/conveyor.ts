import { type Part, part } from "../../kit/part.ts";
import type { Point } from "../../kit/placement.ts";
import type { Piece } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { dimensionChain } from "../plant/parts/dimension-chain.ts";
import { belt, beltWidth, centers, troughAngle } from "./parts/conveyor-belt.ts";
import { dust, feed, hood, hopper, pullCords, spout, tailGuard } from "./parts/conveyor-covers.ts";
import { drive, driveShaft, power } from "./parts/conveyor-drive.ts";
import { beltFrame, stringer } from "./parts/conveyor-frame.ts";
import { incline, placed, square, tail, trestle, trestleTop } from "./parts/conveyor-trestles.ts";

const inclined = (name: string, pieces: Piece[]): Part => part(name, pieces).at(tail, square);
const frame = inclined("frame", beltFrame());
const moving = inclined("belt", belt());
const driven = inclined("drive", drive());
const inlet = inclined("feed hopper", feed());
const outlet = inclined("head hood", hood());
const guards = inclined("tail guard", tailGuard());
const cords = inclined("pull cords", pullCords());
/** Along the belt. */
export const trestles = [500, 3100, 5250];
/** Middles of the pulleys and of what opens to the plant, and the drive's shaft. */
const [tailShaft, headShaft, drivenShaft] = [
  placed(0, -200),
  placed(centers, -200),
  placed(driveShaft.along, driveShaft.z),
];
const [fed, extracted, discharged] = [hopper, dust, spout].map(({ along, face }) => placed(along, face)) as [
  Point,
  Point,
  Point,
];
/** The same place at the front edge of the plan. */
const before = ([x, , z]: Point): Point => [x, -560, z];
const legs = part("legs", trestles.flatMap(trestle)).at([0, 0, 0]);
const parts = [frame, moving, driven, inlet, outlet, guards, cords, legs];

export default {
  name: "conveyor",
  title: "Inclined belt conveyor",
  drawingNumber: "MEC-401-GA-001",
  parts,
  camera: { bearing: -62, height: 18, frame: [1600, 1000] },
  sheet: {
    scale: 20,
    // From the right its incline would vanish: the higher end is nearer there, and what is nearer is lower on paper.
    oblique: -105,
    // Through the open space before the motor, which the stringers hide elsewhere.
    sections: { parts, uncut: ["drive"], right: drivenShaft[0] + 290 },
    items: [
      { part: moving, description: `Belt ${beltWidth} wide, EP 400/3, covers 4 + 2, trough ${troughAngle}°` },
      { part: frame, description: "Stringers with idlers, pulleys and screw take-up" },
      { part: driven, description: `Geared motor ${power} kW, and chain under its guard` },
      { part: inlet, description: "Feed hopper with skirts" },
      { part: outlet, description: "Head hood with spout and dust spigot" },
      { part: guards, description: "Tail guard" },
      { part: cords, description: "Pull cord with switches, one on each side", quantity: 2 },
      { part: legs, description: "Trestle", quantity: trestles.length },
    ],
    dimensions: [
      { view: "front", from: tailShaft, to: headShaft, along: "x", side: "below", row: 2 },
      ...dimensionChain({ view: "front", along: "x", side: "below" }, [
        tailShaft,
        ...trestles.map((along) => [trestleTop(along)[0], 0, 0] as const),
        headShaft,
      ]),
      ...dimensionChain(
        { view: "top", along: "x", side: "below", row: 2 },
        [tailShaft, fed, drivenShaft, extracted, headShaft, discharged].map(before),
      ),
      { view: "front", from: [tail[0], 0, 0], to: tailShaft, along: "z", side: "left" },
      { view: "front", from: [tail[0], 0, 0], to: fed, along: "z", side: "left", row: 2 },
      { view: "front", from: [-tail[0], 0, 0], to: discharged, along: "z", side: "right" },
      { view: "front", from: [-tail[0], 0, 0], to: headShaft, along: "z", side: "right", row: 2 },
      { view: "front", from: [-tail[0], 0, 0], to: extracted, along: "z", side: "right", row: 3 },
      { view: "right", from: [0, -stringer.x, 0], to: [0, stringer.x, 0], along: "y", side: "below" },
      { view: "right", from: [0, -stringer.x, 0], to: drivenShaft, along: "z", side: "left" },
    ],
    notes: [`Slope ${incline}°, pulley centers ${centers.toLocaleString("en-GB")} along the belt.`],
  },
} satisfies Model;
