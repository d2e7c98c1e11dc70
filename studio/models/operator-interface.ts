import { part } from "../kit/part.ts";
import { at } from "../kit/placement.ts";
import { block } from "../kit/solids.ts";
import type { Model } from "./model.ts";
import { terminal } from "./parts/panel.ts";

const towards = [0, -1, 0] as const;
const door = part("door section", block(460, 20, 360, "paint", 3)).at([0, 0, 0]);
const screen = part("operator panel", at(terminal(), [0, -10, 190], towards)).at([0, 0, 0]);

export default {
  name: "operator-interface",
  title: "Operator interface, nine-inch panel",
  drawingNumber: "SCR-101-GA-006",
  parts: [door, screen],
  camera: { bearing: -78, height: 10, frame: [1600, 1200], samples: 12 },
  screen: "scrubber-overview.png",
} satisfies Model;
