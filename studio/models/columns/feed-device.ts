import { columnShell } from "./parts/column-shell.ts";
import { withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { columnRadius, feed } from "./parts/column-duty.ts";
import { feedBracket, feedDevice, feedNozzle } from "./parts/column-feed.ts";

const inlet = feedNozzle(0);
const shell = withPorts("shell", { feed: inlet.end }, [
  ...columnShell([-360, 330], { from: -6, sweep: 200 }, [inlet.opening]),
  ...inlet.pieces,
  ...feedBracket(),
]).at([0, 0, 0]);
const device = feedDevice().at([0, 0, 0]);
leaveOpen(shell.feed);

export default {
  name: "feed-device",
  title: "Feed device with vanes",
  drawingNumber: "COL-201-GA-004",
  parts: [shell, device],
  camera: { bearing: -76, height: 38, frame: [1600, 1040], inside: 10, fill: 1 },
  sheet: {
    scale: 12,
    items: [
      { part: device, description: `Vane inlet, ${2 * feed.vanes} vanes, cover shown cut` },
      { part: shell, description: `Shell with feed nozzle, DN ${feed.bore}` },
    ],
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: shell.feed, along: "x", side: "below" },
      { view: "front", from: [0, 0, -feed.height / 2], to: [0, 0, feed.height / 2], along: "z", side: "right" },
    ],
    notes: ["Dimensions in millimetres."],
  },
} satisfies Model;
