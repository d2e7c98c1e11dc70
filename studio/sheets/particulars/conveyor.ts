import { trestles } from "../../models/machines/conveyor.ts";
import { incline, trestleFoot, trestleTop } from "../../models/machines/parts/conveyor-trestles.ts";
import { figure } from "../figure.ts";
import type { Label, Particulars } from "../particulars.ts";

const { side, thick, bolt, apart } = trestleFoot;
const standing = trestles.map((along, index) => ({ mark: `T${index + 1}`, top: trestleTop(along) }));

export default (): Particulars => ({
  tables: [
    {
      title: "TRESTLES",
      columns: { MARK: 40, "HEIGHT TO THE STRINGERS": 80 },
      rows: standing.map(({ mark, top: [, , z] }) => [mark, figure(Math.round(z))]),
    },
  ],
  labels: [
    { view: "front", at: [-1700, 0, 500], words: "", slope: incline },
    ...standing.map(({ mark, top: [x, , z] }): Label => ({
      view: "front",
      at: [x + 250, 0, z / 3],
      to: [x, 0, z / 3],
      words: mark,
      framed: true,
    })),
  ],
  notes: [
    `Feet of the trestles ${side} × ${side} × ${thick}, each with 4 anchor bolts M${bolt}, ${apart} × ${apart} about the leg.`,
  ],
});
