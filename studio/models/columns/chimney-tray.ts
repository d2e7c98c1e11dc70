import { columnShell, wholeShell } from "./parts/column-shell.ts";
import { part, withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import {
  chimneyPlaces,
  collector,
  drawOffNozzle,
  hatEdge,
  sumpDrop,
  sumpFrom,
  sumpHalf,
  sumpTo,
  wall,
} from "./parts/column-collector.ts";
import { chimneyTray, columnRadius } from "./parts/column-duty.ts";

const { ring, deck, sump, chimneys } = collector();
const { pieces, end, opening } = drawOffNozzle(0);
const heights = [-330, 560] as const;
const shell = withPorts("shell", { drawOff: end }, [
  ...columnShell(heights, { from: -9, sweep: 186 }, [opening]),
  ...pieces,
]).at([0, 0, 0]);
const [chimneyX, chimneyY] = chimneyPlaces()[1] as [number, number];
leaveOpen(shell.drawOff);

export default {
  name: "chimney-tray",
  title: "Chimney tray with draw-off sump",
  drawingNumber: "COL-201-GA-002",
  parts: [ring, deck, sump, chimneys, shell],
  camera: { bearing: -62, height: 23, frame: [1600, 1200], inside: 10, fill: 1 },
  sheet: {
    scale: 10,
    items: [
      { part: deck, description: "Collector deck in two halves, bolted seam" },
      { part: chimneys, description: `Chimneys, bore ${chimneyTray.bore}, with hats`, quantity: chimneyTray.count },
      { part: sump, description: `Sump with draw-off, DN ${chimneyTray.sump}` },
      { part: ring, description: "Support ring" },
    ],
    sections: {
      parts: [ring, deck, sump, chimneys, part("shell", [...wholeShell(heights, [opening]), ...pieces]).at([0, 0, 0])],
      front: 0,
      right: chimneyX,
      top: 500,
    },
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: shell.drawOff, along: "x", side: "below" },
      { view: "front", from: shell.drawOff, to: [sumpTo, 0, 0], along: "z", side: "right" },
      { view: "front", from: [sumpTo, 0, -sumpDrop], to: [sumpTo, 0, 0], along: "z", side: "right", row: 2 },
      {
        view: "right",
        from: [0, chimneyY, wall],
        to: [0, chimneyY, wall + chimneyTray.height],
        along: "z",
        side: "right",
      },
      { view: "right", from: [0, chimneyY, wall], to: [0, chimneyY, hatEdge], along: "z", side: "right", row: 2 },
      {
        view: "right",
        from: [0, -chimneyTray.circle / 2, 0],
        to: [0, chimneyTray.circle / 2, 0],
        along: "y",
        side: "below",
      },
      { view: "top", from: [sumpFrom, 0, 0], to: [sumpTo, 0, 0], along: "x", side: "above" },
      { view: "top", from: [sumpTo, -sumpHalf, 0], to: [sumpTo, sumpHalf, 0], along: "y", side: "right" },
    ],
    notes: ["Seams gasketed, chimneys and sump seal-welded: the draw-off takes all liquid."],
  },
} satisfies Model;
