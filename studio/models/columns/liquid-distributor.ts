import { columnShell, supportRing } from "./parts/column-shell.ts";
import { part, withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { dripPoints, liquidDistributor, liquidNozzle } from "./parts/column-distributor.ts";
import { columnRadius, distributor, ringWidth } from "./parts/column-duty.ts";

const { feedAt, ...made } = liquidDistributor();
const inlet = liquidNozzle(feedAt);
const shell = withPorts("shell", { liquid: inlet.end }, [
  ...columnShell([-260, feedAt + 150], { from: 22, sweep: 150 }, [inlet.opening]),
  ...inlet.pieces,
]).at([0, 0, 0]);
const ring = part("support ring", supportRing(ringWidth)).at([0, 0, 0]);
for (const each of Object.values(made)) each.at([0, 0, 0]);
leaveOpen(shell.liquid);

export default {
  name: "liquid-distributor",
  title: "Liquid distributor, trough type",
  drawingNumber: "COL-201-GA-006",
  parts: [shell, ring, ...Object.values(made)],
  camera: { bearing: -58, height: 30, frame: [1600, 1200], inside: 8, fill: 0.95 },
  sheet: {
    scale: 12,
    items: [
      { part: made.parting, description: "Parting box" },
      { part: made.troughs, description: "Trough with overflow notches", quantity: distributor.troughs },
      { part: made.drips, description: `Drip tube, bore ${distributor.dripBore}`, quantity: dripPoints().length },
      { part: made.feed, description: "Feed pipe, DN 100" },
      { part: ring, description: "Support ring" },
    ],
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "top", from: [0, 0, 0], to: [distributor.spacing, 0, 0], along: "x", side: "above" },
      { view: "right", from: [0, 0, 0], to: shell.liquid, along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: shell.liquid, along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "Levelling screws at both ends of every trough."],
  },
} satisfies Model;
