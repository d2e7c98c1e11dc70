import { water } from "./tags/water.ts";
import type { Device } from "../schematic/device.ts";

/** Motor of P-141A: 22 kW, four poles, 400 V. The pump needs 19 kW at the shaft for 260 m³/h at a head of 22 m. */
export const motor = { power: water.devices["P-141A"].power, current: 41, supply: "3 AC 400 V 50 Hz" } as const;

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

const poles = phases.flatMap((x, at) => [
  device("-Q1", "breaker", [x, 190], `${2 * at + 1} ${2 * at + 2}`, `L${at + 1} 10${at + 1}`),
  device("-Q2", "contactor", [x, 420], `${2 * at + 1} ${2 * at + 2}`, `10${at + 1} 10${at + 4}`),
  device("-X1", "terminal", [x, 580], `${2 * at + 1}`, `10${at + 4}`),
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
