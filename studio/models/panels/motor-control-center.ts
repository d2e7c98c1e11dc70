import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { drawerFoot, drawerSection, incomer, incomerWidth, mccDepth, mccHeight, sectionWidth } from "./parts/mcc.ts";
import { drawerWidth, mccDrawer } from "./parts/mcc-drawer.ts";
import { sections as feeders } from "./parts/mcc-feeders.ts";

const drawnOut = 380;
/** Index from the bottom of the drawer that is drawn out. */
const out = 1;
const [first, second, third] = [0, 1, 2].map((index) => incomerWidth + index * sectionWidth) as [
  number,
  number,
  number,
];

const supply = part("incomer", incomer(0)).at([0, 0, 0]);
const sections = [
  drawerSection({ x: first, ...feeders[0] }),
  drawerSection({ x: second, ...feeders[1], out, open: true }),
  drawerSection({ x: third, ...feeders[2] }),
].map((pieces, index) => part(`section ${index + 2}`, pieces).at([0, 0, 0]));
const { heights, feeders: consumers } = feeders[1];
const drawer = part("drawer", mccDrawer(heights[out] ?? 0, consumers[heights.length - 1 - out]?.[0] ?? "Spare")).at([
  second + drawerWidth / 2 + 20,
  -drawnOut,
  drawerFoot(heights, out),
]);
const length = third + sectionWidth;

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
      { view: "front", from: [0, 0, 0], to: [length, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: [first, 0, 0], along: "x", side: "below" },
      { view: "front", from: [first, 0, 0], to: [second, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, mccHeight], along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: [0, mccDepth, 0], along: "y", side: "below" },
      { view: "right", from: [0, -drawnOut, 0], to: [0, 0, 0], along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "Cover of one busbar chamber not shown."],
  },
} satisfies Model;
