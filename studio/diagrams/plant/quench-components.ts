// The quench water line of the isometric as a piping component file, from what the isometric is drawn from.
import { lineNumber } from "../../../packages/plant/lines-and-materials.ts";
import { lines } from "../../../packages/plant/scrubbing-system.ts";
import { type Component, pcfOf } from "../../exports/pcf.ts";
import { corners, legs, lengthOf, type Place, supports, valve } from "../../models/scrubbing/parts/quench-places.ts";
import { billOfMaterials, cuts, design, fieldWelds, takes } from "./quench-line.ts";

/** Rows of the bill of materials. */
const row = { pipe: 1, elbow: 2, flange: 3, gasket: 4, bolt: 5, valve: 6, support: 7 } as const;

/** A place on a leg, mm along it. */
const on = (leg: number, along: number): Place => {
  const [from, to] = legs[leg] as readonly [Place, Place];
  const share = along / lengthOf([from, to]);
  return from.map((start, axis) => start + share * ((to[axis] as number) - start)) as unknown as Place;
};

const { gasket: thick, flange: long, elbow, valve: faceToFace } = takes;
const lastLeg = legs.length - 1;
const quantityOf = (of: number) => Number(billOfMaterials[of - 1]?.[2]);
const boltsInJoint = quantityOf(row.bolt) / quantityOf(row.gasket);

/** A joint from its one face to the other, along a leg. */
const joint = (leg: number, along: number): Component[] => [
  { kind: "GASKET", ends: [[on(leg, along)], [on(leg, along + thick)]], item: row.gasket },
  { kind: "BOLT", at: on(leg, along), says: { "BOLT-QUANTITY": boltsInJoint, "BOLT-ITEM-CODE": row.bolt } },
];
/** A flange between two places along a leg, its face at the first or the second. */
const flange = (leg: number, along: number, isFaceFirst: boolean): Component => ({
  kind: "FLANGE",
  ends: [
    [on(leg, along), isFaceFirst ? "FL" : "BW"],
    [on(leg, along + long), isFaceFirst ? "BW" : "FL"],
  ],
  symbol: "FLWN",
  item: row.flange,
});
const weld = (index: number, leg: number, along: number): Component => ({
  kind: "WELD",
  ends: [
    [on(leg, along), "BW"],
    [on(leg, along), "BW"],
  ],
  symbol: fieldWelds.includes(index + 1) ? "WS" : "WW",
  says: { "COMPONENT-ATTRIBUTE1": `weld ${index + 1}` },
});

const start = [...joint(0, 0), flange(0, thick, true)];
const end = (() => {
  const whole = lengthOf(legs[lastLeg] as readonly [Place, Place]);
  return [flange(lastLeg, whole - thick - long, false), ...joint(lastLeg, whole - thick)];
})();
const throughValve = (): Component[] => {
  const { leg, along, tag } = valve;
  const [before, after] = [along - faceToFace / 2, along + faceToFace / 2];
  return [
    flange(leg, before - thick - long, false),
    ...joint(leg, before - thick),
    {
      kind: "VALVE",
      ends: [
        [on(leg, before), "FL"],
        [on(leg, after), "FL"],
      ],
      symbol: "VBFL",
      item: row.valve,
      says: { TAG: tag },
    },
    ...joint(leg, after),
    flange(leg, after + thick, true),
  ];
};
const bend = (leg: number): Component => ({
  kind: "ELBOW",
  ends: [
    [on(leg, lengthOf(legs[leg] as readonly [Place, Place]) - elbow), "BW"],
    [on(leg + 1, elbow), "BW"],
  ],
  center: corners[leg + 1] as Place,
  symbol: "ELBW",
  item: row.elbow,
  says: { ANGLE: 9000 },
});

/** Pieces of pipe with their welds, and what follows each. */
const run = cuts.flatMap(({ leg, from, to }, index): Component[] => {
  const next = cuts[index + 1];
  const pipe: Component = {
    kind: "PIPE",
    ends: [
      [on(leg, from), "BW"],
      [on(leg, to), "BW"],
    ],
    item: row.pipe,
  };
  const then = !next ? end : next.leg === leg ? throughValve() : [bend(leg)];
  return [weld(2 * index, leg, from), pipe, weld(2 * index + 1, leg, to), ...then];
});
const held = supports.map(({ tag, leg, along }): Component => ({
  kind: "SUPPORT",
  at: on(leg, along),
  item: row.support,
  says: { NAME: tag },
}));

const { quench } = lines;

/** The text of the file. */
export const pcf = pcfOf({
  reference: lineNumber(quench),
  specification: quench.pipeClass,
  bore: quench.bore,
  says: {
    ATTRIBUTE1: quench.medium,
    ATTRIBUTE2: `design ${design.pressure} bar`,
    ATTRIBUTE3: `design ${design.temperature} C`,
  },
  components: [...start, ...run, ...held],
  materials: billOfMaterials.map(([description, standard]) => `${description}, ${standard}`),
});
