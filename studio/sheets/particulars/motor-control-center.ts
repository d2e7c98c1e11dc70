import { current } from "../../diagrams/plant/scrubber-power.ts";
import { mainPlant } from "../../diagrams/plant/tags/main-plant.ts";
import { drawerFoot, incomerWidth, sectionWidth } from "../../models/panels/parts/mcc.ts";
import { drawerWidth } from "../../models/panels/parts/mcc-drawer.ts";
import type { Particulars } from "../particulars.ts";

/** Heights of a section's drawers from the bottom, mm, and their consumers with power in kW from the top. */
interface Section {
  heights: readonly number[];
  feeders: readonly (readonly [tag: keyof typeof mainPlant.devices | "Spare", kilowatts: number])[];
}
export const sections: readonly Section[] = [
  {
    heights: [300, 300, 300, 300, 300, 300],
    feeders: [
      ["P-101A", 45],
      ["P-101B", 45],
      ["P-101C", 45],
      ["P-120A", 37],
      ["P-171A", 37],
      ["Spare", 37],
    ],
  },
  {
    heights: [300, 300, 300, 300, 200, 200, 200],
    feeders: [
      ["P-181A", 7.5],
      ["P-104", 0.37],
      ["P-117", 0.37],
      ["P-141A", mainPlant.devices["P-141A"].power],
      ["P-141B", mainPlant.devices["P-141B"].power],
      ["P-161A", 30],
      ["P-124A", 18.5],
    ],
  },
  {
    heights: [200, 200, 200, 200, 200, 200, 200, 200, 200],
    feeders: [
      ["P-119", 0.37],
      ["K-203", 15],
      ["P-205A", 7.5],
      ["M-301", mainPlant.devices["M-301"].power],
      ["P-302", 5.5],
      ["Spare", 15],
      ["Spare", 7.5],
      ["Spare", 2.2],
      ["Spare", 0.37],
    ],
  },
];

const feeders = sections.flatMap(({ heights, feeders: own }, section) =>
  own.map(([tag, kilowatts], index) => {
    const fromBottom = heights.length - 1 - index;
    const height = heights[fromBottom] ?? 0;
    return {
      mark: `${section + 2}${String.fromCharCode(65 + index)}`,
      tag,
      kilowatts,
      amperes: current(kilowatts),
      x: incomerWidth + section * sectionWidth + (drawerWidth + 40) / 2 + 140,
      z: drawerFoot(heights, fromBottom) + height / 2 - (height > 250 ? 85 : 20),
    };
  }),
);
/** Rated current of the busbars, A: more than all feeders together. */
const bars = 800;
const total = feeders.reduce((sum, { amperes }) => sum + amperes, 0);
if (total > bars) throw new Error(`The feeders take ${Math.round(total)} A, the busbars carry ${bars} A`);

export default (): Particulars => ({
  tables: [
    {
      title: "FEEDERS, direct on line",
      columns: [
        ["DRAWER", 16],
        ["TAG", 20],
        ["CONSUMER", 56],
        ["kW", 12],
        ["A", 16],
      ],
      rows: feeders.map(({ mark, tag, kilowatts, amperes }) => [
        mark,
        tag === "Spare" ? "–" : tag,
        tag === "Spare" ? "Spare" : mainPlant.devices[tag].service,
        String(kilowatts),
        amperes.toFixed(amperes < 10 ? 1 : 0),
      ]),
    },
    {
      title: "RATINGS",
      columns: [
        ["PROPERTY", 44],
        ["VALUE", 76],
      ],
      rows: [
        ["Standard, form of separation", "IEC 61439-2, form 4b"],
        ["Supply", "3 AC 415 V and neutral, 50 Hz"],
        ["Busbars and incomer", `${bars} A; the feeders take ${Math.round(total)} A together`],
        ["Short-circuit withstand", "50 kA for 1 s, 105 kA peak"],
        ["Degree of protection", "IP 42"],
      ],
    },
  ],
  labels: [
    ...feeders.map(({ mark, x, z }) => ({ view: "front" as const, at: [x, 0, z] as const, words: mark })),
    { view: "front", at: [incomerWidth / 2, 0, 580], words: "1" },
  ],
});
