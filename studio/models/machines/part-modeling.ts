import { part } from "../../kit/part.ts";
import { at, type Point } from "../../kit/placement.ts";
import { block, cylinder, hexagon, torus, tube } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { covers } from "./parts/bearing-covers.ts";
import { anchors, anchorWashers, axis, bossTop, foot, housing } from "./parts/bearing-housing.ts";
import { bearing, shaft } from "./parts/bearing-shaft.ts";

const right: Point = [1, 0, 0];
const front: Point = [0, -1, 0];
const casting = part("housing", [...housing(), ...anchorWashers()]).at([0, 0, 0]);
const [leftCover, rightCover] = covers();
const [first, second] = [-114.5, 84.5];
const bearings = part("bearings", [...bearing(first), ...bearing(second)]).at([0, 0, 0]);
const turning = part("shaft", [
  ...at(shaft(), [0, 0, axis], right),
  ...at(block(90, 18, 10, "galvanised", 4), [222, 0, axis + 25]),
]).at([0, 0, 0]);
const fittings = part("fittings", [
  ...at([...cylinder(8, 30, "galvanised"), ...at(cylinder(20, 9, "galvanised"), [0, 0, 30])], [-62, 0, bossTop - 30]),
  ...at(torus(21, 6.5, "galvanised"), [-62, 0, bossTop + 33], right),
  ...at([...tube(24, 14, 8, "brass"), ...cylinder(15, 4, "liquid")], [-48, -112, 96], front),
  ...at([...cylinder(13, 3, "brass"), ...at(hexagon(19, 10, "brass"), [0, 0, 3])], [-48, -106, 54], front),
]).at([0, 0, 0]);

export default {
  name: "part-modeling",
  title: "Bearing housing, a quarter cut away",
  drawingNumber: "MEC-401-GA-003",
  parts: [casting, leftCover, rightCover, bearings, turning, fittings],
  camera: { bearing: -52, height: 24, frame: [1600, 1200], samples: 48, inside: 6, bevel: 0.8 },
  sheet: {
    scale: 5,
    items: [
      { part: casting, description: "Housing, cast iron, with oil sump" },
      { part: leftCover, description: "Cover with shaft seal", quantity: 2 },
      { part: bearings, description: "Deep-groove ball bearing", quantity: 2 },
      { part: turning, description: "Shaft with key" },
      { part: fittings, description: "Eye bolt, oil sight glass, drain plug" },
    ],
    dimensions: [
      { view: "front", from: [-foot[0] / 2, 0, 0], to: [foot[0] / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [-anchors[0] / 2, 0, 0], to: [anchors[0] / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-foot[0] / 2, 0, 0], to: [-250, 0, axis], along: "z", side: "left" },
      { view: "right", from: [0, -foot[1] / 2, 0], to: [0, foot[1] / 2, 0], along: "y", side: "below", row: 2 },
      { view: "right", from: [0, -anchors[1] / 2, 0], to: [0, anchors[1] / 2, 0], along: "y", side: "below" },
      { view: "front", from: [first + 15, 0, axis], to: [second + 15, 0, axis], along: "x", side: "above" },
    ],
    notes: [
      "Dimensions in millimetres.",
      "A quarter of housing, cover and bearing's outer ring cut away; shaft, balls and inner ring whole.",
    ],
  },
} satisfies Model;
