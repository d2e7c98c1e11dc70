import { columnShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { apronAt, columnRadius, trayThickness, sieve, traySpacing, weirLength } from "./parts/column-duty.ts";
import { holePlaces, tray, trayAt } from "./parts/column-tray.ts";

const upper = tray("upper tray", { ...sieve, pieces: [] });
const lower = tray("lower tray", { ...sieve, pieces: [] });
const low = -480;
const shell = part("shell", columnShell([low, traySpacing + 240], { from: 8, sweep: 200 })).at([0, 0, 0]);

export default {
  name: "sieve-tray",
  title: "Sieve trays, single pass",
  drawingNumber: "COL-201-GA-008",
  parts: [...trayAt(upper, [0, 0, traySpacing]), ...trayAt(lower, [0, 0, 0], 180), shell],
  camera: { bearing: -84, height: 16, frame: [1600, 1360], samples: 24, inside: 10, fill: 1 },
  sheet: {
    scale: 15,
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
    dimensions: [
      { view: "front", from: [-apronAt, 0, 0], to: [apronAt, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "top", from: [apronAt, -weirLength / 2, 0], to: [apronAt, weirLength / 2, 0], along: "y", side: "right" },
      { view: "front", from: [0, 0, 0], to: [0, 0, traySpacing], along: "z", side: "left" },
    ],
    notes: ["Dimensions in millimetres."],
  },
} satisfies Model;
