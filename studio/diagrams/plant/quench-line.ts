// The quench water line of the isometric: cut lengths, welds and bill of materials that follow from its places in the model.
import { corners, legs, lengthOf, supports, valve } from "../../models/scrubbing/parts/quench-places.ts";
import { flangeSize, kindOfClass, orderOf, sizeWords, standards } from "../../kit/line-classes.ts";
import { lines, valves } from "../../../packages/plant/scrubbing-system.ts";

const { bore, pipeClass } = lines.quench;
const kind = kindOfClass[pipeClass];
const order = orderOf(bore, kind);
const { grades, ...standard } = standards[kind];

/**
 * Lengths of DN 40 fittings in the run, mm: long radius elbow from corner to weld (ASME B16.9), welding neck flange from
 * face to weld, flanged ball valve face to face (ASME B16.10, class 150, long pattern), gasket.
 */
export const takes = { elbow: 57, flange: order.neck, valve: 165, gasket: 1.5 } as const;

const atEnd = takes.gasket + takes.flange;
const atValve = takes.valve / 2 + atEnd;

/** A straight piece of pipe: its leg, and its start and end along it, mm. */
type Cut = { leg: number; from: number; to: number };

/** Pieces of pipe between welds, from the tie-in to the nozzle. */
export const cuts: readonly Cut[] = legs.flatMap((leg, index): Cut[] => {
  const from = index === 0 ? atEnd : takes.elbow;
  const to = lengthOf(leg) - (index === legs.length - 1 ? atEnd : takes.elbow);
  if (index !== valve.leg) return [{ leg: index, from, to }];
  return [
    { leg: index, from, to: valve.along - atValve },
    { leg: index, from: valve.along + atValve, to },
  ];
});

/** Welds: at both ends of each piece, numbered from the tie-in. */
export const welds = cuts.flatMap(({ leg, from, to }) => [
  { leg, along: from },
  { leg, along: to },
]);

/** Numbers of the welds that are made on site: the line comes in three spools: to the valve, from it, and the riser. */
export const fieldWelds: readonly number[] = [cuts.findIndex(({ leg }) => leg === valve.leg + 1) * 2 + 1];

/** Number of the spool that a piece belongs to, by its index: one ends at the valve, and one at each weld made on site. */
export const spoolOf = (piece: number): number => {
  const isBehindValve = piece > cuts.findIndex(({ leg }) => leg === valve.leg);
  return 1 + Number(isBehindValve) + fieldWelds.filter((weld) => weld <= 2 * piece + 1).length;
};

export const legLengths = legs.map(lengthOf);
const pipe = cuts.reduce((sum, { from, to }) => sum + to - from, 0);
/** One at each end, and one on each side of the valve. */
const flanges = 4;
/** At both faces of the valve and at the two ends. */
const joints = 4;
const fails = { FO: "fails open", FC: "fails closed" }[valves[valve.tag].fails];
const size = sizeWords(bore, kind);
/** "B16.9" of "ASME B16.9": the sheet says whose the letters are. */
const short = (words: string) => words.replace(/^AS(?:ME|TM) /, "").replace(" class 150", "");
/** Design pressure, bar, and temperature, °C, of the water lines; tested with one and a half times that pressure. */
export const design = { pressure: 10, temperature: 50 } as const;

export const billOfMaterials: readonly (readonly [description: string, standard: string, quantity: string])[] = [
  [
    `Pipe ${size}, ${order.schedule}`,
    `${short(standard.pipe)}, ${short(grades.pipe)}`,
    `${(Math.ceil(pipe / 10) / 100).toFixed(2)} m`,
  ],
  [`Elbow 90° LR, ${size}`, `${short(standard.fitting)}, ${short(grades.fitting)}`, `${corners.length - 2}`],
  [`Flange WN RF, NPS ${order.nps}, cl. 150`, `${short(standard.flange)}, ${short(grades.flange)}`, `${flanges}`],
  [`Gasket NPS ${order.nps}, PTFE, ${takes.gasket} mm`, short(standard.gasket), `${joints}`],
  [
    `Stud bolt ${order.bolt} × ${order.stud}, two nuts`,
    `${short(grades.bolt)}, ${short(grades.nut)}`,
    `${joints * flangeSize(bore, kind).bolts}`,
  ],
  [`${valve.tag}, ball valve NPS ${order.nps}`, `${short(standard.valve)}, ${fails}`, "1"],
  ["Pipe support, clamp on post", supports.map(({ tag }) => tag).join(", "), `${supports.length}`],
];
