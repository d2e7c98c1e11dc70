import type { Point, WireRun } from "../schematic/device.ts";
import { phases } from "./pump-starter.ts";

const top = 92;
const bottom = 796;

/** A wire along points "x,y"; its number is at `label`. */
const wire = (number: string, points: string, label?: Point): WireRun => {
  const path = points.split(" ").map((point): Point => {
    const [x = NaN, y = NaN] = point.split(",").map(Number);
    return [x, y];
  });
  return { number, path, ...(label && { label }) };
};
const straight = (number: string, x: number, from: number, to: number, label?: number) =>
  wire(number, `${x},${from} ${x},${to}`, label === undefined ? undefined : [x, label]);

/** All wires with their routes on the sheet. */
export const starterWires: readonly WireRun[] = [
  ...phases.flatMap((x, at) => {
    const rail = 84 + at * 26;
    const motor = `${220 + (at - 1) * 38},${706 - (at === 1 ? 8 : 0)}`;
    return [
      wire(`L${at + 1}`, `90,${rail} ${x},${rail} 420,${rail}`),
      straight(`L${at + 1}`, x, rail, 190),
      straight(`10${at + 1}`, x, 250, 420, 400),
      straight(`10${at + 4}`, x, 480, 580, 530),
      wire(`10${at + 4}`, `${x},580 ${x},640 ${motor}`),
    ];
  }),
  wire("PE", "90,162 360,162 420,162"),
  straight("PE", 360, 162, 580),
  wire("PE", "360,580 360,750 276,750"),
  wire("201", `500,${top} 560,${top} 1010,${top} 1150,${top} 1256,${top} 1470,${top} 1540,${top}`, [760, top]),
  wire("200", `500,${bottom} 560,${bottom} 1366,${bottom} 1470,${bottom} 1540,${bottom}`, [760, bottom]),
  straight("201", 560, top, 122),
  straight("202", 560, 182, 212, 206),
  straight("203", 560, 272, 302, 298),
  straight("204", 560, 362, 408, 388),
  wire("204", "560,385 820,385 820,408"),
  straight("205", 560, 468, 514, 496),
  wire("205", "560,491 680,491 680,514"),
  straight("206", 560, 574, 690, 660),
  wire("206", "560,600 680,600 680,574"),
  wire("206", "680,600 820,600 820,574"),
  straight("207", 820, 468, 514, 497),
  straight("200", 560, 750, bottom),
  ...[1010, 1150, 1256, 1470].map((x) => straight("201", x, top, 408)),
  straight("208", 1010, 468, 640, 560),
  straight("209", 1150, 468, 640, 560),
  straight("210", 1256, 468, 640, 560),
  straight("211", 1366, 468, 690, 560),
  straight("200", 1366, 750, bottom),
  straight("212", 1470, 468, 690, 560),
  straight("200", 1470, 750, bottom),
];
