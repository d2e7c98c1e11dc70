import * as cad from "replicad";
import { columnShell, wholeShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import { type Piece, solid } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { apronAt, downcomerClearance, trayThickness, traySpacing, valve } from "./parts/column-duty.ts";
import {
  clearanceBelow,
  devicesOf,
  downcomerAbove,
  holePlaces,
  manwayNote,
  seamAt,
  tray,
  trayAt,
  trayDimensions,
} from "./parts/column-tray.ts";

const { hole, lift } = valve;

/** Valve with three legs, lifted from the deck; the feet of its legs retain it from below. */
const trayValve = (): Piece[] =>
  solid(`valve ${hole} ${lift} ${trayThickness}`, "stainless", () => {
    const disk = cad
      .draw([0, lift + 3])
      .lineTo([hole * 0.28, lift + 3])
      .lineTo([hole * 0.34, lift + 1.8])
      .lineTo([hole * 0.63, lift + 1.8])
      .lineTo([hole * 0.63, lift])
      .lineTo([0, lift])
      .close()
      .sketchOnPlane("XZ")
      .revolve() as cad.Shape3D;
    const reach = hole / 2 - 1.5;
    const leg = (
      cad
        .drawRectangle(1.6, 7)
        .sketchOnPlane("XY")
        .extrude(lift + trayThickness + 2.5) as cad.Shape3D
    ).translate(reach - 0.8, 0, -trayThickness - 2);
    const foot = (cad.drawRectangle(8, 7).sketchOnPlane("XY").extrude(1.6) as cad.Shape3D).translate(
      reach + 2.4,
      0,
      -trayThickness - 2,
    );
    return [0, 120, 240].reduce<cad.Shape3D>(
      (shape, turn) => shape.fuse(leg.fuse(foot).rotate(turn, [0, 0, 0], [0, 0, 1])),
      disk,
    );
  });

const device = { ...valve, pieces: trayValve() };
const made = tray("valve tray", device);
const above = downcomerAbove(300);
const shell = part("shell", columnShell([-240, 300], { from: 64, sweep: 208 })).at([0, 0, 0]);
const placed = trayAt(made, [0, 0, 0]);

// The manway panel is removed: it stands on the floor and leans against the downcomer, 15° from the vertical.
const floor = trayThickness + downcomerClearance - traySpacing;
const seam = seamAt(valve.pitch);
const [sine, cosine] = [Math.sin(Math.PI / 12), Math.cos(Math.PI / 12)];
made.manway.at([apronAt + 9 + seam * sine, 0, floor + (seam - 1) * cosine], [cosine, 0, sine]);

export default {
  name: "valve-tray",
  title: "Valve tray with manway panel",
  drawingNumber: "COL-201-GA-010",
  parts: [...placed, above, shell],
  camera: { bearing: -38, height: 40, frame: [1600, 1200], inside: 8, fill: 0.95 },
  sheet: {
    scale: 10,
    items: [
      {
        part: devicesOf(device),
        description: `Valve, diameter ${valve.outside} on holes of ${hole}, lift ${lift}`,
        quantity: holePlaces(valve).length,
      },
      { part: made.deck, description: `Tray deck, ${trayThickness} thick` },
      { part: made.manway, description: `Manway panel, ${Math.round(2 * seam)} wide` },
      { part: made.overflow, description: "Downcomer with bolted weir" },
      { part: above, description: "Downcomer from the tray above" },
      { part: made.ring, description: "Support ring" },
    ],
    sections: {
      parts: [
        ...trayAt(tray("valve tray", device), [0, 0, 0]),
        above,
        part("shell", wholeShell([floor - 20, 300])).at([0, 0, 0]),
      ],
      front: 0,
      right: 0,
      top: 220,
    },
    dimensions: [
      ...trayDimensions(valve),
      clearanceBelow(),
      { view: "top", from: [0, -seam, 0], to: [0, seam, 0], along: "y", side: "left" },
    ],
    notes: [manwayNote, "Manway panel taken out in the oblique view."],
  },
} satisfies Model;
