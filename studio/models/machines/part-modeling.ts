import { type Matrix4, Vector3 } from "three";
import { part } from "../../kit/part.ts";
import { at, type Point } from "../../kit/placement.ts";
import { block } from "../../kit/solids.ts";
import type { Dimension, Model } from "../model.ts";
import { covers, seal, wholeCover } from "./parts/bearing-covers.ts";
import { anchors, anchorWashers, axis, foot, half, housing, seat, wholeHousing } from "./parts/bearing-housing.ts";
import { fittings, oilFittings } from "./parts/bearing-fittings.ts";
import { ball, ballRadius, bearing, journal, seated, shaft, shoulder, size } from "./parts/bearing-shaft.ts";

const right: Point = [1, 0, 0];
/** Y of the section. */
const section = 0;
const casting = part("housing", [...housing(), ...anchorWashers()]).at([0, 0, 0]);
const [leftCover, rightCover] = covers();
const [first, second] = [-shoulder - size.width, shoulder];
const bearings = part("bearings", [...bearing(first, false), ...bearing(second, true)]).at([0, 0, 0]);
const turning = part("shaft", [
  ...at(shaft(), [0, 0, axis], right),
  ...at(block(90, 18, 10, "galvanised", 4), [222, 0, axis + 25]),
]).at([0, 0, 0]);
/** Whether a ball is wholly before the section, where it would cover the shaft. */
const isBefore = (matrix: Matrix4): boolean => new Vector3().setFromMatrixPosition(matrix).y < section - ballRadius;
const bothBearings = [first, second].flatMap((x) => bearing(x, false));
const whole = [
  part("housing", [...wholeHousing(), ...anchorWashers(false)]).at([0, 0, 0]),
  wholeCover("left cover"),
  wholeCover("right cover"),
  part(
    "bearings",
    bothBearings.filter(({ key }) => key !== ball),
  ).at([0, 0, 0]),
  part(
    "balls",
    bothBearings.filter(({ key, matrix }) => key === ball && !isBefore(matrix)),
  ).at([0, 0, 0]),
  turning,
  fittings,
  oilFittings,
];
const end = half + 150;

export default {
  name: "part-modeling",
  title: "Bearing housing, a quarter cut away",
  drawingNumber: "MEC-401-GA-003",
  parts: [casting, leftCover, rightCover, bearings, turning, fittings, oilFittings],
  camera: { bearing: -52, height: 24, frame: [1600, 1200], samples: 48, inside: 6, bevel: 0.8 },
  sheet: {
    scale: 2,
    sections: { parts: whole, uncut: ["shaft", "balls", "fittings"], front: section },
    items: [
      { part: casting, description: "Housing, cast iron, with oil sump" },
      { part: leftCover, description: `Cover with shaft seal ${seal.name}`, quantity: 2 },
      { part: bearings, description: `Deep-groove ball bearing ${size.name}`, quantity: 2 },
      { part: turning, description: "Shaft with key" },
      { part: fittings, description: "Eye bolt, breather, oil sight glass, drain plug" },
    ],
    dimensions: [
      { view: "front", from: [-foot[0] / 2, 0, 0], to: [foot[0] / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [-anchors[0] / 2, 0, 0], to: [anchors[0] / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-foot[0] / 2, 0, 0], to: [-250, 0, axis], along: "z", side: "left", fit: "±0.1" },
      { view: "right", from: [0, -foot[1] / 2, 0], to: [0, foot[1] / 2, 0], along: "y", side: "below", row: 2 },
      { view: "right", from: [0, -anchors[1] / 2, 0], to: [0, anchors[1] / 2, 0], along: "y", side: "below" },
      {
        view: "front",
        from: [first + size.width / 2, 0, axis],
        to: [second + size.width / 2, 0, axis],
        along: "x",
        side: "above",
      },
      {
        view: "front",
        from: [-shoulder, 0, axis],
        to: [shoulder, 0, axis],
        along: "x",
        side: "above",
        row: 2,
        fit: "h9",
      },
      ...[
        { reach: journal, fit: "k6" },
        { reach: seated, fit: "k6", row: 2 },
        { reach: seat, fit: "H7", row: 3 },
      ].map(({ reach, ...rest }): Dimension => ({
        view: "front",
        from: [end, 0, axis - reach],
        to: [end, 0, axis + reach],
        along: "z",
        side: "right",
        ...rest,
      })),
    ],
    notes: [
      "Oblique view: a quarter of housing, cover and bearing's outer ring cut away.",
      "General tolerances ISO 2768-m; casting ISO 8062-3, DCTG 10. Edges broken 0.5 × 45°.",
    ],
  },
} satisfies Model;
