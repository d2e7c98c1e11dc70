import { columnShell, wholeShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { apronAt, columnRadius, downcomerClearance, sieve, traySpacing, trayThickness } from "./parts/column-duty.ts";
import { holePlaces, manwayNote, tray, trayAt, trayDimensions } from "./parts/column-tray.ts";

const upper = tray("upper tray", { ...sieve, pieces: [] });
const lower = tray("lower tray", { ...sieve, pieces: [] });
const low = -480;
const high = traySpacing + 240;
const trays = [...trayAt(upper, [0, 0, traySpacing]), ...trayAt(lower, [0, 0, 0], 180)];
const shell = part("shell", columnShell([low, high], { from: 8, sweep: 200 })).at([0, 0, 0]);

export default {
  name: "sieve-tray",
  title: "Sieve trays, single pass",
  drawingNumber: "COL-201-GA-008",
  parts: [...trays, shell],
  camera: { bearing: -84, height: 16, frame: [1600, 1360], samples: 24, inside: 10, fill: 1 },
  sheet: {
    scale: 10,
    items: [
      {
        part: upper.deck,
        description: `Tray deck, ${trayThickness} thick, ${holePlaces(sieve).length} holes of diameter ${sieve.hole}`,
        quantity: 2,
      },
      { part: upper.manway, description: "Manway panel", quantity: 2 },
      { part: upper.overflow, description: "Downcomer with bolted weir", quantity: 2 },
      { part: upper.ring, description: "Support ring", quantity: 2 },
    ],
    sections: {
      parts: [...trays, part("shell", wholeShell([low, high])).at([0, 0, 0])],
      front: 0,
      right: 0,
      top: high - 80,
    },
    dimensions: [
      ...trayDimensions(sieve, traySpacing),
      {
        view: "front",
        from: [apronAt, 0, trayThickness],
        to: [apronAt, 0, trayThickness + downcomerClearance],
        along: "z",
        side: "right",
      },
      { view: "front", from: [-columnRadius, 0, 0], to: [-columnRadius, 0, traySpacing], along: "z", side: "left" },
    ],
    notes: [manwayNote],
  },
} satisfies Model;
