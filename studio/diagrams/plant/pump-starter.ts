import { water } from "./tags/water.ts";
import type { Device } from "../schematic/device.ts";

/** Motor of P-141A: 22 kW, four poles, 400 V; it needs 19 kW at the shaft for 260 m³/h against 22 m. */
export const motor = { power: water.devices["P-141A"].power, current: 41, supply: "3 AC 400 V 50 Hz" } as const;

/** Where the three phases run down the sheet. */
export const phases = [150, 220, 290] as const;

const poles: Device[] = phases.flatMap((x, at) => {
  const [odd, even] = [String(2 * at + 1), String(2 * at + 2)];
  return [
    { name: "-Q1", kind: "breaker", at: [x, 190], terminals: [odd, even], wires: [`L${at + 1}`, `10${at + 1}`] },
    { name: "-Q2", kind: "contactor", at: [x, 420], terminals: [odd, even], wires: [`10${at + 1}`, `10${at + 4}`] },
    { name: "-X1", kind: "terminal", at: [x, 580], terminals: [odd], wires: [`10${at + 4}`] },
  ] satisfies Device[];
});

/** Every contact, coil, terminal and card point of the sheet. */
export const starterDevices: readonly Device[] = [
  ...poles,
  { name: "-X1", kind: "terminal", at: [360, 580], terminals: ["PE"], wires: ["PE"] },
  { name: "-F1", kind: "fuse", at: [560, 122], terminals: ["1", "2"], wires: ["201", "202"], note: "2 A" },
  { name: "-Q1", kind: "make", at: [560, 212], terminals: ["13", "14"], wires: ["202", "203"] },
  {
    name: "-S0",
    kind: "break",
    at: [560, 302],
    terminals: ["21", "22"],
    wires: ["203", "204"],
    operated: "push",
    note: "Stop",
  },
  {
    name: "-S1",
    kind: "make",
    at: [560, 408],
    terminals: ["13", "14"],
    wires: ["204", "205"],
    operated: "turn",
    note: "Local",
  },
  {
    name: "-S2",
    kind: "make",
    at: [560, 514],
    terminals: ["13", "14"],
    wires: ["205", "206"],
    operated: "push",
    note: "Start",
  },
  { name: "-Q2", kind: "make", at: [680, 514], terminals: ["13", "14"], wires: ["205", "206"] },
  {
    name: "-S1",
    kind: "make",
    at: [820, 408],
    terminals: ["23", "24"],
    wires: ["204", "207"],
    operated: "turn",
    note: "Remote",
  },
  { name: "-K10", kind: "make", at: [820, 514], terminals: ["11", "14"], wires: ["207", "206"] },
  { name: "-Q2", kind: "coil", at: [560, 690], terminals: ["A1", "A2"], wires: ["206", "200"] },
  {
    name: "-S1",
    kind: "make",
    at: [1010, 408],
    terminals: ["33", "34"],
    wires: ["201", "208"],
    operated: "turn",
    note: "Remote",
  },
  { name: "-Q2", kind: "make", at: [1150, 408], terminals: ["33", "34"], wires: ["201", "209"] },
  { name: "-Q1", kind: "make", at: [1256, 408], terminals: ["23", "24"], wires: ["201", "210"] },
  { name: "-K1", kind: "input", at: [1010, 640], terminals: ["1"], wires: ["208"], note: "%IX0.0" },
  { name: "-K1", kind: "input", at: [1150, 640], terminals: ["2"], wires: ["209"], note: "%IX0.1" },
  { name: "-K1", kind: "input", at: [1256, 640], terminals: ["3"], wires: ["210"], note: "%IX0.2" },
  { name: "-K2", kind: "output", at: [1366, 408], terminals: ["1"], wires: ["211"], note: "%QX0.0" },
  { name: "-K10", kind: "coil", at: [1366, 690], terminals: ["A1", "A2"], wires: ["211", "200"] },
  { name: "-Q2", kind: "make", at: [1470, 408], terminals: ["23", "24"], wires: ["201", "212"] },
  { name: "-P1", kind: "lamp", at: [1470, 690], terminals: ["X1", "X2"], wires: ["212", "200"], note: "Runs" },
];
