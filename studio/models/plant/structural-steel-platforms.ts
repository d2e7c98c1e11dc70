import { gratingDepth } from "../../kit/gratings.ts";
import { part } from "../../kit/part.ts";
import { route } from "../../kit/pipe.ts";
import { clampArm, restingPost } from "../../kit/pipe-supports.ts";
import { leaveOpen, spool } from "../../kit/spools.ts";
import { iSections } from "../../kit/steel-sections.ts";
import { paving } from "../../kit/structures.ts";
import type { Model } from "../model.ts";
import { bay, columnInStructure, floorBeam, roof, stairSide, story } from "./parts/access-structure.ts";
import { dimensionChain } from "./parts/dimension-chain.ts";

const ground = part("paving", paving([-3500, -3300], [5200, 3200])).at([0, 0, 0]);
const { structure, base, column } = columnInStructure({ column: "column", foundation: "foundation" }, 0, {});

const lineX = -bay - 700;
const end = spool("vapor line's end", 200, 400, "steel").at([lineX, -2500, 800], [0, -1, 0]);
leaveOpen(end.outlet);
const line = route("vapor line", column.vapor, end.inlet, [{ z: 11350 }, { x: lineX }, { z: 800 }]);
const { height, web } = iSections[floorBeam];
const supports = part("pipe supports", [
  ...[1, 2, 3].flatMap((floor) => {
    const z = floor * story - gratingDepth - height / 2;
    return clampArm([-bay - web / 2, 0, z], [lineX, 0, z], 200, "steel");
  }),
  ...restingPost([lineX, -1500, 800], 200, "steel", "y"),
]).at([0, 0, 0]);

export default {
  name: "structural-steel-platforms",
  title: "Structural Steel & Platforms",
  drawingNumber: "PLT-301-GA-006",
  parts: [ground, base, column, structure, end, ...line, supports],
  camera: { bearing: -60, height: 15, frame: [1400, 1600], samples: 48 },
  sheet: {
    scale: 100,
    weighed: { "Steelwork of the structure": [structure] },
    items: [
      { part: structure, description: "Access structure, four floors, 12.2 m high" },
      { part: column, description: "Column, 1,600 × 7,800 T/T, three manways" },
      { part: line[0] ?? structure, description: "Vapor line, DN 200" },
      { part: supports, description: "Pipe supports: clamps at each floor, post with shoe" },
    ],
    dimensions: [
      ...dimensionChain(
        { view: "front", along: "x", side: "below" },
        [-bay, bay, stairSide].map((x) => [x, 0, 0] as const),
      ),
      ...dimensionChain(
        { view: "front", along: "z", side: "left" },
        [0, story, 2 * story, 3 * story, roof].map((z) => [-bay, 0, z] as const),
      ),
      { view: "front", from: [0, 0, 0], to: column.vapor, along: "z", side: "right" },
      { view: "top", from: [0, -bay, 0], to: [0, bay, 0], along: "y", side: "left" },
      { view: "right", from: [0, -bay, 0], to: [0, bay, 0], along: "y", side: "below" },
    ],
    notes: [
      "Levels to top of grating.",
      "Grating drawn by its outline; bolts of joints left out.",
      "Stairs: rise 187.5, going 260. Rails 1,100 high.",
    ],
  },
} satisfies Model;
