import { columnShell } from "./parts/column-shell.ts";
import { withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { collector, drawOffNozzle } from "./parts/column-collector.ts";
import { chimneyTray, columnRadius } from "./parts/column-duty.ts";

const { ring, deck, sump, chimneys } = collector();
const { pieces, end, opening } = drawOffNozzle(0);
const shell = withPorts(
  "shell",
  {
    drawOff: end,
  },
  [...columnShell([-330, 560], { from: -9, sweep: 186 }, [opening]), ...pieces],
).at([0, 0, 0]);
leaveOpen(shell.drawOff);

export default {
  name: "chimney-tray",
  title: "Chimney tray with draw-off sump",
  drawingNumber: "COL-201-GA-002",
  parts: [ring, deck, sump, chimneys, shell],
  camera: { bearing: -62, height: 23, frame: [1600, 1200], inside: 10, fill: 1 },
  sheet: {
    scale: 12,
    items: [
      { part: deck, description: "Collector deck in two halves, bolted seam" },
      { part: chimneys, description: `Chimneys, bore ${chimneyTray.bore}, with hats`, quantity: chimneyTray.count },
      { part: sump, description: `Sump with draw-off, DN ${chimneyTray.sump}` },
      { part: ring, description: "Support ring" },
    ],
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: shell.drawOff, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: shell.drawOff, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: [0, 0, chimneyTray.height], along: "z", side: "left" },
    ],
    notes: ["Dimensions in millimetres."],
  },
} satisfies Model;
