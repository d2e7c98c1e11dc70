import { columnShell, wholeShell } from "./parts/column-shell.ts";
import { part, withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { columnRadius, feed } from "./parts/column-duty.ts";
import { feedBracket, feedDevice, feedNozzle, from, leading, to } from "./parts/column-feed.ts";

const inlet = feedNozzle(0);
const heights = [-360, 330] as const;
const shell = withPorts("shell", { feed: inlet.end }, [
  ...columnShell(heights, { from: -6, sweep: 200 }, [inlet.opening]),
  ...inlet.pieces,
  ...feedBracket(),
]).at([0, 0, 0]);
const device = feedDevice().at([0, 0, 0]);
leaveOpen(shell.feed);

const whole = part("shell", [...wholeShell(heights, [inlet.opening]), ...inlet.pieces, ...feedBracket()]);
/** Leading edges of the first two vanes and the width of the device at them. */
const [first, second] = [leading(0), leading(1)];

export default {
  name: "feed-device",
  title: "Feed device with vanes",
  drawingNumber: "COL-201-GA-004",
  parts: [shell, device],
  camera: { bearing: -76, height: 38, frame: [1600, 1040], inside: 10, fill: 1 },
  sheet: {
    scale: 10,
    items: [
      { part: device, description: `Vane inlet, ${2 * feed.vanes} vanes` },
      { part: shell, description: `Shell with feed nozzle, DN ${feed.bore}` },
    ],
    sections: { parts: [whole.at([0, 0, 0]), feedDevice("whole").at([0, 0, 0])], front: 0, right: 0, top: 0 },
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: shell.feed, along: "x", side: "below" },
      { view: "front", from: [0, 0, -feed.height / 2], to: [0, 0, feed.height / 2], along: "z", side: "right" },
      { view: "top", from: [first[0], first[1], 0], to: [second[0], second[1], 0], along: "x", side: "above" },
      { view: "top", from: [from, first[1], 0], to: [to, 0, 0], along: "x", side: "above", row: 2 },
      { view: "top", from: [first[0], -first[1], 0], to: [first[0], first[1], 0], along: "y", side: "left" },
    ],
    notes: ["Half of the cover cut away in the oblique view."],
  },
} satisfies Model;
