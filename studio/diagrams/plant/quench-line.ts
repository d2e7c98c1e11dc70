// The quench water line of the isometric: cut lengths, welds and bill of materials that follow from its places in the model.
import { corners, legs, lengthOf, supports, valve } from "../../models/scrubbing/parts/quench-places.ts";
import { pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import { lines } from "./tags/scrubber.ts";

/**
 * Lengths of DN 40 fittings in the run, mm: elbow of 1.5 D from corner to weld (EN 10253-4, type A, model 3D), welding
 * neck flange from face to weld (EN 1092-1, type 11, PN 16), flanged ball valve face to face (EN 558, series 27),
 * gasket.
 */
const takes = { elbow: 57, flange: 45, valve: 140, gasket: 2 } as const;

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

/** Numbers of the welds that are made on site: the line comes in two spools, that from the valve and that of the riser. */
export const fieldWelds: readonly number[] = [cuts.findIndex(({ leg }) => leg === valve.leg + 1) * 2 + 1];

export const legLengths = legs.map(lengthOf);
const pipe = cuts.reduce((sum, { from, to }) => sum + to - from, 0);
/** One at each end, and one on each side of the valve. */
const flanges = 4;
/** At both faces of the valve and at the two ends. */
const joints = 4;
const bore = lines.quench.split("-")[0];
const { rating } = pipeClasses.S1;
/** Design pressure, bar, and temperature, °C, of the water lines; tested with one and a half times that pressure. */
export const design = { pressure: 10, temperature: 50 } as const;

export const billOfMaterials: readonly (readonly [description: string, standard: string, quantity: string])[] = [
  [`Pipe DN ${bore}, 48.3 × 2.6`, "EN 10217-7, 1.4307", `${(pipe / 1000).toFixed(2)} m`],
  [`Elbow 90°, DN ${bore}`, "EN 10253-4, 3D", `${corners.length - 2}`],
  [`Flange type 11, DN ${bore}, PN ${rating}`, "EN 1092-1, 1.4307", `${flanges}`],
  [`Gasket DN ${bore}, PTFE, ${takes.gasket} mm`, "EN 1514-1", `${joints}`],
  ["Stud bolt M16 × 80 with nuts", "EN ISO 3506, A2-70", `${joints * 4}`],
  [`${valve.tag}, ball valve DN ${bore}`, "EN 1983, fails open", "1"],
  ["Pipe support, clamp on post", supports.map(({ tag }) => tag).join(", "), `${supports.length}`],
];
