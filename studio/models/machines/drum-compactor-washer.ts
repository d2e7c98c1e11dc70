import { legend } from "../../kit/engraving.ts";
import { part } from "../../kit/part.ts";
import { at, type Point, slab } from "../../kit/placement.ts";
import { block, cylinder, hollow } from "../../kit/solids.ts";
import { skidBase } from "../../kit/skids.ts";
import type { Model } from "../model.ts";
import { powerPack, press, pressHoses } from "./parts/drum-press.ts";
import { lance, washer } from "./parts/drum-washer.ts";
import { guardHeight, mesh, pressGuard } from "./parts/press-guard.ts";

const [length, width, deck] = [5200, 1800, 200] as const;
const base = part("skid", skidBase({ length, width, height: deck, crossMembers: 6 })).at([0, 0, 0]);
const washX = -1300;
const pressX = 800;
const washing = part("drum washer", washer()).at([washX, 100, deck]);
const spray = part("lance", lance()).at([washX + 850, 100, deck]);
const pressing = part("compactor", press()).at([pressX, 150, deck]);
const guard = part("guard", pressGuard()).at([pressX, 150, deck]);
/** On the sheet, so that the press behind it can be seen. */
const frames = part("guard", pressGuard(false)).at([pressX, 150, deck]);
const pack = part("power pack", powerPack()).at([2080, 420, deck]);
const front: Point = [0, -1, 0];
const box = part("control box", [
  ...hollow(4, slab([1990, -640, deck], [2050, -580, 1250], "steel")),
  ...slab([1920, -710, deck], [2120, -510, deck + 12], "steel"),
  ...hollow(1.5, slab([1850, -660, 900], [2190, -640, 1320], "paint")),
  ...at(hollow(2, block(340, 420, 170, "paint", 4)), [2020, -640, 1110], front),
  ...(
    [
      ["green", "START"],
      ["handle", "STOP"],
      ["dial", "RESET"],
    ] as const
  ).flatMap(([color, words], index) => [
    ...at(cylinder(16, 10, color), [1930 + index * 90, -810, 1180], front),
    ...at(legend([words]), [1930 + index * 90, -810, 1148], front),
  ]),
  ...at(cylinder(32, 4, "safety"), [2020, -810, 1040], front),
  ...at(cylinder(21, 26, "handle"), [2020, -814, 1040], front),
  ...at(legend(["EMERGENCY", "STOP"]), [2020, -810, 988], front),
]).at([0, 0, 0]);
const hoses = part("hoses", pressHoses(pressX, deck)).at([0, 0, 0]);

export default {
  name: "drum-compactor-washer",
  title: "Drum washer and compactor",
  drawingNumber: "MEC-401-GA-002",
  parts: [base, washing, spray, pressing, guard, pack, box, hoses],
  camera: { bearing: -66, height: 16, frame: [1600, 1200], samples: 64 },
  sheet: {
    scale: 20,
    inOnePiece: true,
    parts: [base, washing, spray, pressing, frames, pack, box, hoses],
    items: [
      { part: washing, description: "Washer: basin, two rollers, one of them driven, spray bar" },
      { part: spray, description: "Lance on its slide, through the open end" },
      { part: pressing, description: "Compactor press with hydraulic cylinder" },
      { part: frames, description: "Guard with sliding door, pushed aside" },
      { part: pack, description: "Hydraulic power pack" },
      { part: box, description: "Control box" },
      { part: base, description: "Skid" },
    ],
    dimensions: [
      { view: "front", from: [-length / 2, 0, 0], to: [length / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [washX, 0, 0], to: [pressX, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [length / 2, 0, 0], to: [pressX + 120, 0, deck + 3020], along: "z", side: "right" },
      { view: "front", from: [-length / 2, 0, deck], to: [pressX, 0, deck + guardHeight], along: "z", side: "left" },
      { view: "top", from: [0, -width / 2, 0], to: [0, width / 2, 0], along: "y", side: "left" },
    ],
    notes: [
      "For open-head steel drums of 200 liters.",
      "Left out: guards of the washer's rollers, their drive and the lance. The washer runs only with them closed.",
      `Press guard (ISO 13857): its top ${guardHeight + deck} above the floor; mesh ${mesh.made} × ${mesh.made}, left out in all views, ${mesh.safe} or more from the platen.`,
      "The press stops when its door is open.",
    ],
  },
} satisfies Model;
