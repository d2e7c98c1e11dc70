import type { Dimension, Model } from "../model.ts";
import * as made from "./parts/bearing-assembly.ts";
import { screw, seal } from "./parts/bearing-covers.ts";
import { breather, drainPlug, eyeBolt, sightGlass } from "./parts/bearing-fittings.ts";
import {
  anchorHole,
  anchors,
  axis,
  bolts,
  flange,
  foot,
  glassAt,
  half,
  plugAt,
  seat,
} from "./parts/bearing-housing.ts";
import { freeEnd, journal, keyName, seated, shaftEnds, shoulder, size } from "./parts/bearing-shaft.ts";

const { first, second } = made;
const end = half + 150;

export default {
  name: "part-modeling",
  title: "Bearing housing",
  drawingNumber: "MEC-401-GA-003",
  parts: made.opened,
  camera: { bearing: -52, height: 24, frame: [1600, 1200], samples: 48, inside: 6, bevel: 0.8 },
  sheet: {
    scale: 2,
    sections: { parts: made.whole, uncut: ["shaft", "key", "balls", "eye bolt", "breather"], front: made.section },
    items: [
      { part: made.casting, description: "Housing with oil sump, cast iron" },
      { part: made.leftCover, description: "End cover, cast iron", quantity: 2 },
      { part: made.screw, description: `Hexagon screw ${screw.name}, washer ISO 7089`, quantity: 2 * bolts },
      { part: made.seal, description: `Shaft seal ${seal.name}`, quantity: 2 },
      { part: made.bearings, description: `Deep-groove ball bearing ${size.name}`, quantity: 2 },
      { part: made.shaft, description: "Shaft" },
      { part: made.key, description: `Key ${keyName}` },
      { part: eyeBolt, description: "Eye bolt DIN 580 M16" },
      { part: breather, description: "Breather M16 × 1.5" },
      { part: sightGlass, description: "Oil sight glass G 1" },
      { part: drainPlug, description: "Drain plug M16 × 1.5 with sealing ring" },
    ],
    dimensions: [
      { view: "front", from: [-foot[0] / 2, 0, 0], to: [foot[0] / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [-anchors[0] / 2, 0, 0], to: [anchors[0] / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-foot[0] / 2, 0, 0], to: [-250, 0, axis], along: "z", side: "left", row: 3, fit: "±0.1" },
      { view: "right", from: [0, -foot[1] / 2, 0], to: [0, foot[1] / 2, 0], along: "y", side: "below", row: 2 },
      { view: "right", from: [0, -anchors[1] / 2, 0], to: [0, anchors[1] / 2, 0], along: "y", side: "below" },
      ...[plugAt, glassAt].map(([, y, z], index): Dimension => ({
        view: "right",
        from: [0, -foot[1] / 2, 0],
        to: [0, y, z],
        along: "z",
        side: "left",
        row: index + 1,
      })),
      { view: "right", from: [0, foot[1] / 2, 0], to: [0, foot[1] / 2, foot[2]], along: "z", side: "right" },
      ...shaftEnds.map((x): Dimension => ({
        view: "top",
        from: [0, -flange, 0],
        to: [x, -27, 0],
        along: "x",
        side: "below",
        row: 2,
      })),
      {
        view: "top",
        from: [-(anchors[0] + anchorHole) / 2, -anchors[1] / 2, 0],
        to: [-(anchors[0] - anchorHole) / 2, -anchors[1] / 2, 0],
        along: "x",
        side: "below",
        fit: "(4×)",
      },
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
      {
        view: "front",
        from: [shaftEnds[0], 0, axis - freeEnd],
        to: [shaftEnds[0], 0, axis + freeEnd],
        along: "z",
        side: "left",
        // Clear of the end of the shaft's axis.
        row: 2,
        fit: "h9",
      },
    ],
    notes: [
      "Pictorial view: a quarter of housing, cover, seal and bearing's outer ring taken out, with four screws; the joint of housing and cover is left white.",
      "General tolerances ISO 2768-m; casting ISO 8062-3, DCTG 10. Edges broken 0.5 × 45°.",
    ],
  },
} satisfies Model;
