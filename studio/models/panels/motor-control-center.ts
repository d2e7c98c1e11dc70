import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { drawerIn, drawerSection, incomer, incomerWidth, mccDepth, mccHeight, sectionWidth } from "./parts/mcc.ts";
import { consumerOf, sections as feeders } from "./parts/mcc-feeders.ts";

const drawnOut = 380;
/** The drawer that is drawn out, by the indices of its section from the left and of itself from the bottom. */
const out = { section: 1, drawer: 1 } as const;
const drawn = consumerOf(feeders[out.section], out.drawer);
/** Left side of a section, by its index, or of the space after the last. */
const sideOf = (section: number) => incomerWidth + section * sectionWidth;

const supply = part("incomer", incomer()).at([0, 0, 0]);
const placed = feeders.map((section, index) => ({
  x: sideOf(index),
  ...section,
  out: index === out.section ? out.drawer : undefined,
}));
const sections = placed.map((section, index) => part(`section ${index + 2}`, drawerSection(section)).at([0, 0, 0]));
const drawers = placed.flatMap((section) =>
  section.heights.map((_, index) => drawerIn(section, index, index === section.out ? drawnOut : 0)),
);

export default {
  name: "motor-control-center",
  title: "Motor control center",
  drawingNumber: "IA-GA-201",
  parts: [supply, ...sections, ...drawers],
  camera: { bearing: -56, height: 20, frame: [1600, 1200], bevel: 1.2 },
  textures: { meterFace: "power-meter.png" },
  sheet: {
    scale: 20,
    items: [
      { part: supply, description: "Incomer with air circuit breaker" },
      ...sections
        .slice(0, 1)
        .map((part) => ({ part, description: "Section of drawers with cable alley", quantity: 3 })),
      ...drawers
        .filter(({ name }) => name.startsWith(drawn))
        .map((part) => ({
          part,
          description: `Withdrawable feeder; that of ${drawn} is drawn out`,
          quantity: drawers.length,
        })),
    ],
    dimensions: [
      { view: "front", from: [0, 0, 0], to: [sideOf(3), 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: [sideOf(0), 0, 0], along: "x", side: "below" },
      { view: "front", from: [sideOf(0), 0, 0], to: [sideOf(1), 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, mccHeight], along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: [0, mccDepth, 0], along: "y", side: "below" },
      { view: "right", from: [0, -drawnOut, 0], to: [0, 0, 0], along: "y", side: "below" },
    ],
    notes: ["Cover of one busbar chamber not shown."],
  },
} satisfies Model;
