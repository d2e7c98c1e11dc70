import { bubbleCap } from "../../kit/column-contacts.ts";
import { columnShell } from "../../kit/column-shell.ts";
import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { apronAt, cap, columnRadius, weirLength } from "./parts/column-duty.ts";
import { downcomerAbove, holePlaces, tray, trayAt } from "./parts/column-tray.ts";

const made = tray("bubble cap tray", { ...cap, pieces: bubbleCap(cap.outside, cap.hole, cap.slots) });
const downcomerTop = 330;
const above = downcomerAbove(downcomerTop);
const shell = part("shell", columnShell(columnRadius, [-470, downcomerTop], { from: 5, sweep: 190 })).at([0, 0, 0]);

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
