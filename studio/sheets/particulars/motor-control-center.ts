import { breakerFor, current, supply } from "../../diagrams/plant/scrubber-power.ts";
import { mainPlant } from "../../diagrams/plant/registers/main-plant.ts";
import { highPressureSupply } from "../../diagrams/plant/water.ts";
import { bars, meteredFrom, sections } from "../../models/panels/parts/mcc-feeders.ts";
import { drawerFoot, incomerWidth, sectionWidth } from "../../models/panels/parts/mcc.ts";
import { drawerWidth } from "../../models/panels/parts/mcc-drawer.ts";
import type { Particulars } from "../particulars.ts";

const consumer = (tag: string) => {
  const device = Object.entries(mainPlant.devices).find(([name]) => name === tag)?.[1];
  if (!device) throw new Error(`${tag} is not in the tag list`);
  return device;
};
const powerOf = (tag: string): number => {
  const device = consumer(tag);
  if (!("power" in device)) throw new Error(`${tag} has no power in the tag list`);
  return device.power;
};

/** How a motor starts: by its converter, if the tag list has one. */
const startOf = (tag: string) => {
  const converter = tag.replace(/^[A-Z]+/, "SZ");
  return converter in mainPlant.devices ? `VFD ${converter}` : "DOL";
};

/** Letters of drawers from the top, without I and O, which are read as figures. */
const letters = "ABCDEFGHJK";

const feeders = sections.flatMap(({ heights, feeders: own }, section) =>
  own.map((of, index) => {
    const [tag, kilowatts] = typeof of === "string" ? [of, powerOf(of)] : ["–", of];
    const fromBottom = heights.length - 1 - index;
    const height = heights[fromBottom] ?? 0;
    return {
      mark: `${section + 2}${letters[index]}`,
      tag,
      kilowatts,
      // As printed, so that the column adds up.
      amperes: Number(current(kilowatts).toFixed(1)),
      x: incomerWidth + section * sectionWidth + (drawerWidth + 40) / 2 + 140,
      z: drawerFoot(heights, fromBottom) + height / 2 - (height > 250 ? 85 : 20),
    };
  }),
);
const total = feeders.reduce((sum, { amperes }) => sum + amperes, 0);
if (total > bars) throw new Error(`The feeders take ${Math.round(total)} A, the busbars carry ${bars} A`);

export default (): Particulars => ({
  tables: [
    {
      title: "FEEDERS",
      columns: { DRAWER: 15, TAG: 16, CONSUMER: 38, kW: 9, A: 10, START: 19, "BREAKER, A": 13 },
      rows: [
        ["1", "–", "Incomer", "–", total.toFixed(1), "ACB", String(bars)],
        ...feeders.map(({ mark, tag, kilowatts, amperes }) => [
          mark,
          tag,
          tag === "–" ? "Spare" : consumer(tag).service,
          String(kilowatts),
          amperes.toFixed(1),
          startOf(tag),
          String(breakerFor(kilowatts)),
        ]),
      ],
    },
    {
      title: "RATINGS",
      columns: { PROPERTY: 44, VALUE: 76 },
      rows: [
        ["Standard, form of separation", "IEC 61439-2, form 4b"],
        ["Supply", `${supply.words}, and neutral`],
        ["Busbars and incomer", `${bars} A; the feeders take ${Math.round(total)} A together`],
        ["Protective earth", "Bar of copper 40 × 10 along all sections, at the bottom, not drawn"],
        ["Short-circuit withstand", "50 kA for 1 s, 105 kA peak"],
        ["Degree of protection", "IP 42"],
      ],
    },
  ],
  notes: [
    highPressureSupply,
    `Feeders from ${meteredFrom} kW have a meter.`,
    "Measured and weighed with one drawer drawn out.",
  ],
  labels: [
    ...feeders.map(({ mark, x, z }) => ({ view: "front" as const, at: [x, 0, z] as const, words: mark })),
    { view: "front", at: [incomerWidth / 2, 0, 580], words: "1" },
  ],
});
