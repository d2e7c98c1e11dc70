import type { Device, Point, WireRun } from "../schematic/device.ts";
import { current, supply } from "./scrubber-power.ts";
import { water } from "./registers/water-treatment.ts";

const { power } = water.devices["P-141A"];
/** Motor of P-141A, four poles. The pump needs 19 kW at the shaft for 260 m³/h at a head of 22 m. */
export const motor = { power, current: Math.round(current(power)), supply: supply.words } as const;

/** X positions of the three phases. */
export const phases = [150, 220, 290] as const;

type Beside = Pick<Device, "operated" | "note">;
const device = (
  name: string,
  kind: Device["kind"],
  at: Device["at"],
  terminals: string,
  wires: string,
  beside: Beside = {},
): Device => ({ name, kind, at, terminals: terminals.split(" "), wires: wires.split(" "), ...beside });

const poles = phases.flatMap((x, index) => [
  device("-Q1", "breaker", [x, 190], `${2 * index + 1} ${2 * index + 2}`, `L${index + 1} 10${index + 1}`),
  device("-Q2", "contactor", [x, 420], `${2 * index + 1} ${2 * index + 2}`, `10${index + 1} 10${index + 4}`),
  device("-X1", "terminal", [x, 580], `${2 * index + 1}`, `10${index + 4}`),
]);

/** Every contact, coil, terminal and I/O point of the sheet, designated according to IEC 81346-2. */
export const starterDevices: readonly Device[] = [
  ...poles,
  device("-X1", "terminal", [360, 580], "PE", "PE"),
  device("-F1", "fuse", [560, 122], "1 2", "201 202", { note: "2 A" }),
  device("-Q1", "make", [560, 212], "13 14", "202 203"),
  device("-S0", "break", [560, 302], "21 22", "203 204", { operated: "push", note: "Stop" }),
  device("-S1", "make", [560, 408], "13 14", "204 205", { operated: "turn", note: "Local" }),
  device("-S2", "make", [560, 514], "13 14", "205 206", { operated: "push", note: "Start" }),
  device("-Q2", "make", [680, 514], "13 14", "205 206"),
  device("-S1", "make", [820, 408], "23 24", "204 207", { operated: "turn", note: "Remote" }),
  device("-K10", "make", [820, 514], "11 14", "207 206"),
  device("-Q2", "coil", [560, 690], "A1 A2", "206 200"),
  device("-S1", "make", [1010, 408], "33 34", "201 208", { operated: "turn", note: "Remote" }),
  device("-Q2", "make", [1150, 408], "33 34", "201 209"),
  device("-Q1", "make", [1256, 408], "23 24", "201 210"),
  device("-K1", "input", [1010, 640], "1", "208", { note: "%IX0.0" }),
  device("-K1", "input", [1150, 640], "2", "209", { note: "%IX0.1" }),
  device("-K1", "input", [1256, 640], "3", "210", { note: "%IX0.2" }),
  device("-K2", "output", [1366, 408], "1", "211", { note: "%QX0.0" }),
  device("-K10", "coil", [1366, 690], "A1 A2", "211 200"),
  device("-Q2", "make", [1470, 408], "23 24", "201 212"),
  device("-P1", "lamp", [1470, 690], "X1 X2", "212 200", { note: "Runs" }),
];

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
  ...phases.flatMap((x, index) => {
    const rail = 84 + index * 26;
    const end = `${220 + (index - 1) * 38},${706 - (index === 1 ? 8 : 0)}`;
    return [
      wire(`L${index + 1}`, `90,${rail} ${x},${rail} 420,${rail}`),
      straight(`L${index + 1}`, x, rail, 190),
      straight(`10${index + 1}`, x, 250, 420, 400),
      straight(`10${index + 4}`, x, 480, 580, 530),
      wire(`10${index + 4}`, `${x},580 ${x},640 ${end}`),
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
