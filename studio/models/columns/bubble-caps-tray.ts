import * as cad from "replicad";
import { nut } from "../../kit/column-plates.ts";
import { columnShell, wholeShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import { at } from "../../kit/placement.ts";
import { block, cylinder, type Piece, solid, tube } from "../../kit/solids.ts";
import type { Dimension, Model } from "../model.ts";
import { cap, trayThickness, weirHeight } from "./parts/column-duty.ts";
import {
  clearanceBelow,
  devicesOf,
  downcomerAbove,
  holePlaces,
  manwayNote,
  plateOf,
  tray,
  trayAt,
  trayDimensions,
} from "./parts/column-tray.ts";

const { outside, hole, slots } = cap;
/** Heights of a riser, of the skirt's lower edge and of the cap above the deck, mm. */
const [riser, skirt, capHeight] = [62, 12, 98] as const;
/** Heights of the slots' ends above the deck: the upper ones are sealed by liquid that stands as high as the weir, mm. */
const [slotFoot, slotTop] = [skirt + 2, weirHeight - 14];

/** Slotted hood of a bubble cap; its skirt is clear of the deck. */
const hood = (): Piece[] =>
  solid(`hood ${outside} ${slots}`, "stainless", () => {
    const radius = outside / 2;
    const profile = cad
      .draw([0, capHeight])
      .threePointsArcTo([radius - 6, 84], [radius * 0.62, 94.5])
      .threePointsArcTo([radius, 77], [radius - 1.6, 81.5])
      .lineTo([radius, skirt])
      .lineTo([radius - 3, skirt])
      .lineTo([radius - 3, 76])
      .lineTo([0, 92])
      .close();
    const slot = cad
      .draw([-4.5, slotFoot])
      .lineTo([4.5, slotFoot])
      .lineTo([3.2, slotTop])
      .lineTo([-3.2, slotTop])
      .close();
    const blade = slot.sketchOnPlane("XZ").extrude(-radius - 10) as cad.Shape3D;
    return Array.from({ length: slots }, (_, index) => (index * 360) / slots).reduce(
      (shape, turn) => shape.cut(blade.clone().rotate(turn, [0, 0, 0], [0, 0, 1])),
      profile.sketchOnPlane("XZ").revolve() as cad.Shape3D,
    );
  });

/** Bubble cap on its riser, held by a stud through the deck. */
const bubbleCap = (): Piece[] => [
  ...hood(),
  ...tube(hole / 2, hole / 2 - 3, riser, "stainless"),
  ...tube(hole / 2 + 6, hole / 2 - 3, 3, "stainless"),
  ...at(block(hole - 4, 14, 4, "stainless"), [0, 0, 54]),
  ...at(cylinder(5, 50, "stainless"), [0, 0, 54]),
  ...at(nut(), [0, 0, capHeight]),
];

const device = { ...cap, pieces: bubbleCap() };
const made = tray("bubble cap tray", device);
const downcomerTop = 330;
const heights = [-470, downcomerTop] as const;
const above = downcomerAbove(downcomerTop);
const shell = part("shell", columnShell(heights, { from: 5, sweep: 190 })).at([0, 0, 0]);

const parts = [...trayAt(made, [0, 0, 0]), above];
/** A cap of the outermost row, whose heights the view from the right shows. */
const [capX, capY] = holePlaces(cap).toSorted(([ax, ay], [bx, by]) => by - ay || ax - bx)[0] as [number, number];

export default {
  name: "bubble-caps-tray",
  title: "Bubble cap tray, single pass",
  drawingNumber: "COL-201-GA-001",
  parts: [...parts, shell],
  camera: { bearing: -62, height: 33, frame: [1600, 1200], inside: 8, fill: 0.96 },
  sheet: {
    scale: 10,
    items: [
      {
        part: devicesOf(device),
        description: `Bubble cap, diameter ${outside}, ${slots} slots ${slotTop - slotFoot} high, on riser of ${hole}`,
        quantity: holePlaces(cap).length,
      },
      { part: made.deck, description: `Tray deck, ${trayThickness} thick` },
      { part: plateOf(made.manway), description: "Manway panel" },
      { part: made.overflow, description: "Downcomer with bolted weir" },
      { part: above, description: "Downcomer from the tray above" },
      { part: made.ring, description: "Support ring" },
    ],
    sections: {
      parts: [...parts, part("shell", wholeShell(heights)).at([0, 0, 0])],
      front: 0,
      right: 0,
      top: downcomerTop - 80,
    },
    dimensions: [
      ...trayDimensions(cap),
      clearanceBelow(),
      ...[riser, capHeight].map((up, index): Dimension => ({
        view: "right",
        from: [capX, capY, trayThickness],
        to: [capX, capY, trayThickness + up],
        along: "z",
        side: "right",
        row: index + 1,
      })),
    ],
    notes: [manwayNote],
  },
} satisfies Model;
