import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { drawerFoot, drawerSection, incomer, incomerWidth, mccDepth, mccHeight, sectionWidth } from "./parts/mcc.ts";
import { drawerWidth, mccDrawer } from "./parts/mcc-drawer.ts";
import { consumerOf, sections as feeders } from "./parts/mcc-feeders.ts";

const drawnOut = 380;
/** Index from the bottom of the drawer that is drawn out. */
const out = 1;
/** Left side of a section, by its index, or of the space after the last. */
const sideOf = (section: number) => incomerWidth + section * sectionWidth;

const supply = part("incomer", incomer()).at([0, 0, 0]);
const sections = feeders.map((section, index) => {
  const pieces = drawerSection({ x: sideOf(index), ...section, out: index === 1 ? out : undefined });
  return part(`section ${index + 2}`, pieces).at([0, 0, 0]);
});
const { heights } = feeders[1];
const drawer = part("drawer", mccDrawer(heights[out] ?? 0, consumerOf(feeders[1], out))).at([
  sideOf(1) + drawerWidth / 2 + 20,
  -drawnOut,
  drawerFoot(heights, out),
]);

export default {
  name: "motor-control-center",
  title: "Motor control centre",
  drawingNumber: "IA-GA-201",
  parts: [supply, ...sections, drawer],
  camera: { bearing: -56, height: 20, frame: [1600, 1200], bevel: 1.2 },
  pictures: { meterFace: "power-meter.png" },
  sheet: {
    scale: 25,
    items: [
      { part: supply, description: "Incomer with air circuit breaker" },
      ...sections
        .slice(0, 1)
        .map((part) => ({ part, description: "Section of drawers with cable alley", quantity: 3 })),
      { part: drawer, description: "Withdrawable motor feeder, drawn out" },
    ],
    dimensions: [
      { view: "front", from: [0, 0, 0], to: [sideOf(3), 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: [sideOf(0), 0, 0], along: "x", side: "below" },
      { view: "front", from: [sideOf(0), 0, 0], to: [sideOf(1), 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, mccHeight], along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: [0, mccDepth, 0], along: "y", side: "below" },
      { view: "right", from: [0, -drawnOut, 0], to: [0, 0, 0], along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres.",
      "Cover of one busbar chamber not shown. Weighed without the devices in closed compartments.",
    ],
  },
} satisfies Model;
