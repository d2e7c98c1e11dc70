import { endPlates } from "../../kit/structures.ts";
import {
  bay,
  floorBeam,
  post,
  stairBeam,
  stairSide,
  story,
  trimmer,
  trimmers,
} from "../../models/plant/parts/access-structure.ts";
import type { Label, Particulars } from "../particulars.ts";
import { gridLines } from "../plot-plan.ts";

const columns = [-bay, bay, stairSide];
const marked = (view: Label["view"], words: string, at: Label["at"]): Label => ({ view, words, at, framed: true });

export default (): Particulars => ({
  // Members are broader than letters there, as on the other sheets of the plant.
  paper: "A1",
  tables: [
    {
      title: "MEMBERS AND CONNECTIONS",
      columns: { MARK: 12, MEMBER: 48, CONNECTION: 60 },
      rows: [
        ["C1", `Column, ${post}`, "Base plate 400 × 400 × 25, 4 anchor bolts M24"],
        ["B1", `Girder, ${floorBeam}`, endPlates(floorBeam)],
        ["B2", `Girder of the stairs, ${stairBeam}`, endPlates(stairBeam)],
        ["B3", `Trimmer below the grating, ${trimmer}`, endPlates(trimmer)],
        ["D1", "Brace, L 90 × 9", "Gusset 300 × 300 × 12, 3 bolts M20"],
      ],
    },
    {
      title: "LOADS, samples",
      columns: { LOAD: 70, VALUE: 50 },
      rows: [
        ["Live load on floors and stairs", "5.0 kN/m²"],
        ["Horizontal load on rails", "0.75 kN/m"],
        ["Vapor line at each clamp", "3.5 kN vertical, 1.0 kN level"],
      ],
    },
  ],
  notes: [
    "Frames without braces have rigid end plates.",
    "The column is not C-301: its vapor goes down to grade. Its other nozzles are left out.",
  ],
  grid: [...gridLines("x", columns, "123"), ...gridLines("y", [-bay, bay], "AB")],
  labels: [
    ...columns.map((x) => marked("front", "C1", [x, 0, 1500])),
    marked("front", "B1", [700, 0, story - 150]),
    marked("front", "B1", [700, 0, 2 * story - 150]),
    marked("front", "B1", [700, 0, 3 * story - 150]),
    marked("front", "B2", [bay + 1100, 0, 2 * story - 150]),
    // Under the grating.
    ...[-trimmers, trimmers].map((y): Label => ({
      ...marked("top", "B3", [-1500, y, 0]),
      hidden: [
        [-bay, y, 0],
        [bay, y, 0],
      ],
    })),
    marked("front", "D1", [-1300, 0, story - 700]),
    marked("right", "D1", [0, -1300, story - 700]),
  ],
});
