import { part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import { clampArm, restingPost } from "../kit/pipe-supports.ts";
import { cylinder } from "../kit/solids.ts";
import { leaveOpen, spool } from "../kit/spools.ts";
import { paving } from "../kit/structures.ts";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import type { Model } from "./model.ts";
import { accessStructure, bay, storey } from "./parts/access-structure.ts";

const [diameter, foundation] = [1600, 300];
const structure = accessStructure(diameter / 2, 3, 12200);
const ground = part("paving", paving([-3500, -3300], [5200, 3200])).at([0, 0, 0]);
const base = part("foundation", cylinder(1080, foundation, "concrete")).at([0, 0, 0]);
const column = pressureVessel("column", {
  diameter,
  length: 7800,
  height: 2100,
  support: "skirt",
  nozzles: { vapour: { bore: 200, on: "upper", station: 0, reach: 650 } },
  manways: [1500, 4500, 7350].map((station) => ({ bore: 500, station, bearing: -75, reach: 260 })),
  nameplate: { station: 1500, bearing: -15 },
  lugs: [7400],
}).at([0, 0, foundation]);

const lineX = -bay - 700;
const end = spool("vapour line's end", 200, 400, "steel").at([lineX, -2500, 800], [0, -1, 0]);
leaveOpen(end.outlet);
const line = route("vapour line", column.vapour, end.inlet, [
  [0, 0, 11350],
  [lineX, 0, 11350],
  [lineX, 0, 800],
]);
const girderEdge = -bay - 75;
const supports = part("pipe supports", [
  ...[1, 2, 3].flatMap((floor) => {
    const z = floor * storey - 64;
    return clampArm([girderEdge, 0, z], [lineX, 0, z], 200, "steel");
  }),
  ...restingPost([lineX, -1500, 800], 200, "steel", "y"),
]).at([0, 0, 0]);

export default {
  name: "structural-steel-platforms",
  title: "Structural Steel & Platforms",
  drawingNumber: "PLT-301-GA-006",
  parts: [ground, base, column, structure, end, ...line, supports],
  camera: { bearing: -60, height: 15, frame: [1400, 1600] },
  sheet: {
    scale: 100,
    items: [
      { part: structure, description: "Access structure, four floors, 12.2 m high" },
      { part: column, description: "Column, 1,600 × 7,800 T/T, three manways" },
      { part: line[0] ?? structure, description: "Vapour line, DN 200" },
      { part: supports, description: "Pipe supports: clamps at each floor, post with shoe" },
    ],
    dimensions: [
      { view: "front", from: [-bay, 0, 0], to: [bay, 0, 0], along: "x", side: "below" },
      { view: "front", from: [bay, 0, 0], to: [4300, 0, 0], along: "x", side: "below" },
      ...[0, 1, 2].map(
        (floor) =>
          ({
            view: "front",
            from: [-bay, 0, floor * storey],
            to: [-bay, 0, (floor + 1) * storey],
            along: "z",
            side: "left",
          }) as const,
      ),
      { view: "front", from: [-bay, 0, 3 * storey], to: [-bay, 0, 12200], along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: column.vapour, along: "z", side: "right" },
      { view: "top", from: [0, -bay, 0], to: [0, bay, 0], along: "y", side: "left" },
      { view: "right", from: [0, -bay, 0], to: [0, bay, 0], along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres; levels to top of grating.",
      "Grating drawn by its outline; bolts of joints left out.",
      "Stairs: rise 187.5, going 260. Rails 1,100 high.",
    ],
  },
} satisfies Model;
