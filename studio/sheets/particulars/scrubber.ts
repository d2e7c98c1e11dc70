import { Vector3 } from "three";
import { loops, pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import { bedDepth, designPressureBasis, designPressureWords, towerBore } from "../../models/scrubbing/parts/duty.ts";
import { numbers } from "../../models/scrubbing/parts/numbers.ts";
import { bedFrom, manwayBore, manwayFaces } from "../../models/scrubbing/parts/tower.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule, positionCells } from "../nozzle-schedule.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, partOf } from "../plot-plan.ts";

/** Services of the tower's nozzles by port. */
const services = {
  gasIn: "Gas from T-101, liquor back",
  gasOut: numbers.cleanGas,
  liquor: numbers.tower,
  below: "PDT-101, below bed",
  above: "PDT-101, above bed",
};
const { H, HH } = loops["T-101"].limits;
const { material, limit } = pipeClasses.P1;
/** Lower and upper end of the packed bed. */
const bed = [bedFrom, bedFrom + bedDepth] as const;

/** Mark of what is on the shell about an upright axis, outside of it on a view, where its face is. */
export const marked = (view: "right" | "top", words: string, [x, y, z]: Point, axis = 0): Label => {
  const out = 250 / Math.hypot(x - axis, y);
  return { view, at: [x + (x - axis) * out, y + y * out, z], words, framed: true, to: [x, y, z] };
};

export default (model: Model): Particulars => {
  const column = partOf(model, "C-101");
  const positions = fromAxis(column);
  const manways = manwayFaces.map((face, index) => ({ mark: `M${index + 1}`, face }));
  const { tables, labels } = nozzleSchedule(column, services, positions, {
    title: "NOZZLES OF C-101",
    view: "front",
    aside: 330,
    further: manways.map(({ mark, face }) => [
      mark,
      "Manhole",
      String(manwayBore),
      "–",
      ...positionCells(positions, new Vector3(...face)),
    ]),
  });
  // What is at the front or at the back of the tower is not seen in the elevation, which is a section.
  const aside = [
    ...manways,
    ...column.ports.flatMap(({ position }, index) =>
      Math.abs(position.y) < towerBore / 2 ? [] : [{ mark: `N${index + 1}`, face: position.toArray() }],
    ),
  ];
  const inSection = labels.filter(({ words }) => aside.every(({ mark }) => mark !== words));
  return {
    tables: [
      ...tables,
      designData("C-101", {
        "Code, material": `DVS 2205; ${material}`,
        "Design temperature": `${limit} °C; quench opens at ${H} °C, dryer trips at ${HH} °C`,
        "Design pressure": `${designPressureWords}, from ${designPressureBasis}`,
        Contents: "Gas and liquor, random packing",
      }),
    ],
    labels: [
      ...inSection,
      ...aside.flatMap(({ mark, face }) => [marked("right", mark, face), marked("top", mark, face)]),
      ...equipmentTags(model, "front", { "C-101": [0, 0, 0] }),
      // As packing is drawn: crossed lines from corner to corner, and words between them.
      { view: "front", at: [-0.28 * towerBore, 0, (bed[0] + bed[1]) / 2], words: "RANDOM PACKING" },
      ...([1, -1] as const).map((side): Label => ({
        view: "front",
        at: [0, 0, (bed[0] + bed[1]) / 2],
        words: "",
        hidden: [
          [-towerBore / 2, 0, side > 0 ? bed[0] : bed[1]],
          [towerBore / 2, 0, side > 0 ? bed[1] : bed[0]],
        ],
      })),
    ],
    notes: [
      "Manholes: M1 over the bed and M2 at its foot are in what is cut away in the elevation and in the oblique view.",
      "The spray header's middle lateral is taken out through M1 before anybody enters there.",
      "Nozzles and manholes without a PN have flanges of the maker's.",
      "Weights and loads on supports: see the system’s general arrangement.",
    ],
  };
};
