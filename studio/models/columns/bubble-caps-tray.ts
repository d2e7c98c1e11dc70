import * as cad from "replicad";
import { nut } from "../../kit/column-plates.ts";
import { columnShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import { at } from "../../kit/placement.ts";
import { block, cylinder, type Piece, solid, tube } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { apronAt, cap, columnRadius, weirLength } from "./parts/column-duty.ts";
import { downcomerAbove, holePlaces, tray, trayAt } from "./parts/column-tray.ts";

const { outside, hole, slots } = cap;

/** Slotted hood of a bubble cap; its skirt is 12 mm above the deck. */
const hood = (): Piece[] =>
  solid(`hood ${outside} ${slots}`, "stainless", () => {
    const radius = outside / 2;
    const profile = cad
      .draw([0, 98])
      .threePointsArcTo([radius - 6, 84], [radius * 0.62, 94.5])
      .threePointsArcTo([radius, 77], [radius - 1.6, 81.5])
      .lineTo([radius, 12])
      .lineTo([radius - 3, 12])
      .lineTo([radius - 3, 76])
      .lineTo([0, 92])
      .close();
    const slot = cad.draw([-4.5, 18]).lineTo([4.5, 18]).lineTo([3.2, 56]).lineTo([-3.2, 56]).close();
    const blade = slot.sketchOnPlane("XZ").extrude(-radius - 10) as cad.Shape3D;
    return Array.from({ length: slots }, (_, index) => (index * 360) / slots).reduce(
      (shape, turn) => shape.cut(blade.clone().rotate(turn, [0, 0, 0], [0, 0, 1])),
      profile.sketchOnPlane("XZ").revolve() as cad.Shape3D,
    );
  });

/** Bubble cap, 98 mm high, on its riser, held by a stud through the deck. */
const bubbleCap = (): Piece[] => [
  ...hood(),
  ...tube(hole / 2, hole / 2 - 3, 62, "stainless"),
  ...tube(hole / 2 + 6, hole / 2 - 3, 3, "stainless"),
  ...at(block(hole - 4, 14, 4, "stainless"), [0, 0, 54]),
  ...at(cylinder(5, 50, "stainless"), [0, 0, 54]),
  ...at(nut(), [0, 0, 98]),
];

const made = tray("bubble cap tray", { ...cap, pieces: bubbleCap() });
const downcomerTop = 330;
const above = downcomerAbove(downcomerTop);
const shell = part("shell", columnShell([-470, downcomerTop], { from: 5, sweep: 190 })).at([0, 0, 0]);

export default {
  name: "bubble-caps-tray",
  title: "Bubble cap tray, single pass",
  drawingNumber: "COL-201-GA-001",
  parts: [...trayAt(made, [0, 0, 0]), above, shell],
  camera: { bearing: -62, height: 33, frame: [1600, 1200], inside: 8, fill: 0.96 },
  sheet: {
    scale: 12,
    items: [
      { part: made.deck, description: `Bubble caps, diameter ${cap.outside}`, quantity: holePlaces(cap).length },
      { part: made.manway, description: "Manway panel" },
      { part: made.overflow, description: "Downcomer with bolted weir" },
      { part: above, description: "Downcomer from the tray above" },
      { part: made.ring, description: "Support ring" },
    ],
    dimensions: [
      { view: "front", from: [-apronAt, 0, 0], to: [apronAt, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "top", from: [apronAt, -weirLength / 2, 0], to: [apronAt, weirLength / 2, 0], along: "y", side: "right" },
      { view: "right", from: [0, 0, 0], to: [0, 0, downcomerTop], along: "z", side: "right" },
    ],
    notes: ["Dimensions in millimetres."],
  },
} satisfies Model;
