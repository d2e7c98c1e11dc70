import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { drawerFoot, drawerSection, incomer, incomerWidth, mccDepth, mccHeight, sectionWidth } from "./parts/mcc.ts";
import { drawerWidth, mccDrawer } from "./parts/mcc-drawer.ts";

const pumps = [300, 300, 300, 300, 300, 300] as const;
const mixed = [300, 300, 300, 300, 200, 200, 200] as const;
const small = [200, 200, 200, 200, 200, 200, 200, 200, 200] as const;
const drawnOut = 380;
const [first, second, third] = [0, 1, 2].map((index) => incomerWidth + index * sectionWidth) as [
  number,
  number,
  number,
];

const supply = part("incomer", incomer(0)).at([0, 0, 0]);
const sections = [
  drawerSection({ x: first, heights: pumps }),
  drawerSection({ x: second, heights: mixed, out: 1, open: true }),
  drawerSection({ x: third, heights: small }),
].map((pieces, index) => part(`section ${index + 2}`, pieces).at([0, 0, 0]));
const drawer = part("drawer", mccDrawer(300)).at([second + drawerWidth / 2 + 20, -drawnOut, drawerFoot(mixed, 1)]);
const length = third + sectionWidth;

export default {
  name: "motor-control-center",
  title: "Motor control centre",
  drawingNumber: "IA-GA-201",
  parts: [supply, ...sections, drawer],
  camera: { bearing: -56, height: 20, frame: [1600, 1200], bevel: 1.2 },
  pictures: { meterFace: "power-meter.png", nameplate: "mcc-nameplate.png" },
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
