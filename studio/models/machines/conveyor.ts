import { type Part, part } from "../../kit/part.ts";
import type { Piece } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { dimensionChain } from "../plant/parts/dimension-chain.ts";
import { belt, beltWidth, centers } from "./parts/conveyor-belt.ts";
import { feed, hood, pullCords, spout, tailGuard } from "./parts/conveyor-covers.ts";
import { drive } from "./parts/conveyor-drive.ts";
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
const legs = part("legs", trestles.flatMap(trestle)).at([0, 0, 0]);

export default {
  name: "conveyor",
  title: "Inclined belt conveyor",
  drawingNumber: "MEC-401-GA-001",
  parts: [frame, moving, driven, inlet, outlet, guards, cords, legs],
  camera: { bearing: -62, height: 18, frame: [1600, 1000] },
  sheet: {
    scale: 20,
    // From the right its incline would vanish: the higher end is nearer there, and what is nearer is lower on paper.
    oblique: -105,
    items: [
      { part: moving, description: `Belt ${beltWidth} wide, trough 35°` },
      { part: frame, description: "Stringers with idlers, pulleys and screw take-up" },
      { part: driven, description: "Geared motor and chain under its guard" },
      { part: inlet, description: "Feed hopper with skirts" },
      { part: outlet, description: "Head hood with spout and dust spigot" },
      { part: guards, description: "Tail guard" },
      { part: cords, description: "Pull cord with switches, one on each side", quantity: 2 },
      { part: legs, description: "Trestle", quantity: trestles.length },
    ],
    dimensions: [
      { view: "front", from: placed(0, -200), to: placed(centers, -200), along: "x", side: "below", row: 2 },
      ...dimensionChain({ view: "front", along: "x", side: "below" }, [
        placed(0, -200),
        ...trestles.map((along) => [trestleTop(along)[0], 0, 0] as const),
        placed(centers, -200),
      ]),
      { view: "front", from: [tail[0], 0, 0], to: placed(0, -200), along: "z", side: "left" },
      { view: "front", from: [-tail[0], 0, 0], to: placed(centers, -200), along: "z", side: "right", row: 2 },
      { view: "front", from: [-tail[0], 0, 0], to: placed(spout.along, spout.foot), along: "z", side: "right" },
      { view: "right", from: [0, -stringer.x, 0], to: [0, stringer.x, 0], along: "y", side: "below" },
    ],
    notes: [`Slope ${incline}°, pulley centers ${centers.toLocaleString("en-GB")} along the belt.`],
  },
} satisfies Model;
