import type { Flat } from "../../kit/column-plates.ts";
import { columnShell, supportRing, wholeShell } from "./parts/column-shell.ts";
import { part, withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import {
  dripEnd,
  dripPoints,
  liquidDistributor,
  liquidNozzle,
  parting,
  partingAt,
  trough,
  troughAt,
  troughX,
} from "./parts/column-distributor.ts";
import { columnRadius, distributor, ringWidth } from "./parts/column-duty.ts";

const { feedAt, ...made } = liquidDistributor();
const inlet = liquidNozzle(feedAt);
const heights = [-260, feedAt + 150] as const;
const shell = withPorts("shell", { liquid: inlet.end }, [
  ...columnShell(heights, { from: 22, sweep: 150 }, [inlet.opening]),
  ...inlet.pieces,
]).at([0, 0, 0]);
const ring = part("support ring", supportRing(ringWidth)).at([0, 0, 0]);
for (const each of Object.values(made)) each.at([0, 0, 0]);
leaveOpen(shell.liquid);

const whole = part("shell", [...wholeShell(heights, [inlet.opening]), ...inlet.pieces]).at([0, 0, 0]);
/** Drip tubes of the row that is next to the plane of the view from the right, from the front. */
const [drip, next] = dripPoints()
  .filter(([x]) => x < 0 && x > -trough.half)
  .toSorted(([, a], [, b]) => a - b) as [Flat, Flat];

export default {
  name: "liquid-distributor",
  title: "Liquid distributor, trough type",
  drawingNumber: "COL-201-GA-006",
  parts: [shell, ring, ...Object.values(made)],
  camera: { bearing: -58, height: 30, frame: [1600, 1200], inside: 8, fill: 0.95 },
  sheet: {
    scale: 10,
    items: [
      { part: made.parting, description: "Parting box" },
      { part: made.troughs, description: "Trough with overflow notches", quantity: distributor.troughs },
      { part: made.drips, description: `Drip tube, bore ${distributor.dripBore}`, quantity: dripPoints().length },
      { part: made.feed, description: "Feed pipe, DN 100" },
      { part: ring, description: "Support ring" },
    ],
    sections: { parts: [whole, ring, ...Object.values(made)], front: 0, right: 0, top: feedAt + 100 },
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      {
        view: "front",
        from: [(troughX[0] as number) - trough.half, 0, troughAt],
        to: [(troughX[0] as number) + trough.half, 0, troughAt],
        along: "x",
        side: "below",
      },
      { view: "front", from: [0, 0, dripEnd], to: [-columnRadius, 0, 0], along: "z", side: "left" },
      {
        view: "front",
        from: [0, 0, 0],
        to: [-columnRadius, 0, troughAt + trough.height],
        along: "z",
        side: "left",
        row: 2,
      },
      { view: "front", from: [columnRadius, 0, 0], to: [columnRadius, 0, partingAt], along: "z", side: "right" },
      {
        view: "front",
        from: [columnRadius, 0, partingAt],
        to: [columnRadius, 0, partingAt + parting.height],
        along: "z",
        side: "right",
      },
      { view: "top", from: [0, 0, 0], to: [distributor.spacing, 0, 0], along: "x", side: "above" },
      { view: "right", from: [0, 0, 0], to: shell.liquid, along: "z", side: "right" },
      { view: "right", from: [...drip, dripEnd], to: [...next, dripEnd], along: "y", side: "below" },
      { view: "right", from: [0, 0, 0], to: shell.liquid, along: "y", side: "below" },
    ],
    notes: [
      "Leveling screws at both ends of every trough.",
      "Drip tubes: two rows per trough. Section B-B states the pitch in a row; tubes of the next trough are seen between.",
    ],
  },
} satisfies Model;
