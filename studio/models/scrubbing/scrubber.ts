import { chevron } from "../../kit/mist-eliminator.ts";
import { part } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { cylinder } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { bedDepth, gasFlow, towerBore, towerLiquor } from "./parts/duty.ts";
import { bedFrom, internals, mist, open, shell, tower, towerHeight } from "./parts/tower.ts";

const column = tower("cutaway").at([0, 0, 0]);
leaveOpen(...column.ports);

/** One of the column's internals as a part, for the equipment list. */
const within = (name: keyof typeof internals) => part(name, internals[name]()).at([0, 0, 0]);

/** Solid bed to its full depth, for the sheet, which omits the loose rings. */
const bed = part("bed", cylinder(towerBore / 2 - 4, bedDepth, "bed")).at([0, 0, bedFrom]);

export default {
  name: "scrubber",
  title: "Packed tower, cut open",
  drawingNumber: "SCR-101-GA-002",
  parts: [column],
  camera: { bearing: -70, height: 14, frame: [1600, 1600], samples: 40, inside: 20 },
  sheet: {
    scale: 20,
    parts: [column, bed],
    sections: { parts: [tower("sectioned").at([0, 0, 0]), bed], uncut: ["bed"], front: 0, top: mist - 200 },
    items: [
      {
        part: part("shell", shell(open.cutaway)).at([0, 0, 0]),
        description: "Tower C-101: shell, polypropylene, wall 20",
      },
      { part: within("mist"), description: `Mist eliminator, chevron blades, pitch ${chevron.pitch}` },
      { part: within("spray"), description: `Spray header, full-cone nozzles, ${towerLiquor} m³/h` },
      { part: bed, description: `Packed bed, random rings, depth ${bedDepth.toLocaleString("en-GB")}` },
      { part: within("grid"), description: "Support grid on a ledge" },
    ],
    dimensions: [
      { view: "front", from: [0, 0, 0], to: [0, 0, towerHeight], along: "z", side: "left" },
      { view: "front", from: column.gasIn, to: column.liquor, along: "z", side: "right" },
      {
        view: "front",
        from: [0, 0, bedFrom],
        to: [0, 0, bedFrom + bedDepth],
        along: "z",
        side: "right",
        row: 2,
      },
      { view: "top", from: [-towerBore / 2, 0, 0], to: [towerBore / 2, 0, 0], along: "x", side: "below" },
    ],
    notes: [`Gas ${gasFlow.toLocaleString("en-GB")} m³/h, upwards; loose packing shown as a plain bed.`],
  },
} satisfies Model;
