import type { Device, Point, WireRun } from "../schematic/device.ts";

/** Motor of P-141A: 22 kW, four poles, 400 V; it needs 19 kW at the shaft for 260 m³/h against 22 m. */
export const motor = { power: 22, current: 41, supply: "3 AC 400 V 50 Hz" } as const;

const phases = [150, 220, 290] as const;
const top = 92;
const bottom = 796;

const poles: Device[] = phases.flatMap((x, at) => {
  const [odd, even] = [String(2 * at + 1), String(2 * at + 2)];
  return [
    { name: "-Q1", kind: "breaker", at: [x, 190], terminals: [odd, even], wires: [`L${at + 1}`, `10${at + 1}`] },
    { name: "-K1", kind: "contactor", at: [x, 420], terminals: [odd, even], wires: [`10${at + 1}`, `10${at + 4}`] },
    { name: "-X1", kind: "terminal", at: [x, 580], terminals: [odd], wires: [`10${at + 4}`] },
  ] satisfies Device[];
});

/** Every contact, coil, terminal and card point of the sheet. */
export const starterDevices: readonly Device[] = [
  ...poles,
  { name: "-X1", kind: "terminal", at: [360, 580], terminals: ["PE"], wires: ["PE"] },
  { name: "-F2", kind: "fuse", at: [560, 122], terminals: ["1", "2"], wires: ["201", "202"], note: "2 A" },
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
  { name: "-K1", kind: "make", at: [680, 514], terminals: ["13", "14"], wires: ["205", "206"] },
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
  { name: "-K1", kind: "coil", at: [560, 690], terminals: ["A1", "A2"], wires: ["206", "200"] },
  {
    name: "-S1",
    kind: "make",
    at: [1010, 408],
    terminals: ["33", "34"],
    wires: ["201", "208"],
    operated: "turn",
    note: "Remote",
  },
  { name: "-K1", kind: "make", at: [1150, 408], terminals: ["33", "34"], wires: ["201", "209"] },
  { name: "-Q1", kind: "make", at: [1256, 408], terminals: ["23", "24"], wires: ["201", "210"] },
  { name: "-A1", kind: "input", at: [1010, 640], terminals: ["1"], wires: ["208"], note: "%IX0.0" },
  { name: "-A1", kind: "input", at: [1150, 640], terminals: ["2"], wires: ["209"], note: "%IX0.1" },
  { name: "-A1", kind: "input", at: [1256, 640], terminals: ["3"], wires: ["210"], note: "%IX0.2" },
  { name: "-A2", kind: "output", at: [1366, 408], terminals: ["1"], wires: ["211"], note: "%QX0.0" },
  { name: "-K10", kind: "coil", at: [1366, 690], terminals: ["A1", "A2"], wires: ["211", "200"] },
  { name: "-K1", kind: "make", at: [1470, 408], terminals: ["23", "24"], wires: ["201", "212"] },
  { name: "-H1", kind: "lamp", at: [1470, 690], terminals: ["X1", "X2"], wires: ["212", "200"], note: "Running" },
];

const straight = (number: string, x: number, from: number, to: number, label?: Point): WireRun => ({
  number,
  path: [
    [x, from],
    [x, to],
  ],
  ...(label && { label }),
});

/** Every wire as it runs on the sheet. */
export const starterWires: readonly WireRun[] = [
  ...phases.flatMap(
    (x, at) =>
      [
        {
          number: `L${at + 1}`,
          path: [
            [90, 84 + at * 26],
            [x, 84 + at * 26],
            [420, 84 + at * 26],
          ],
        },
        straight(`L${at + 1}`, x, 84 + at * 26, 190),
        straight(`10${at + 1}`, x, 250, 420, [x, 400]),
        straight(`10${at + 4}`, x, 480, 580, [x, 530]),
        {
          number: `10${at + 4}`,
          path: [
            [x, 580],
            [x, 640],
            [220 + (at - 1) * 38, 706 - (at === 1 ? 8 : 0)],
          ],
        },
      ] satisfies WireRun[],
  ),
  {
    number: "PE",
    path: [
      [90, 162],
      [360, 162],
      [420, 162],
    ],
  },
  {
    number: "PE",
    path: [
      [360, 162],
      [360, 580],
    ],
  },
  {
    number: "PE",
    path: [
      [360, 580],
      [360, 750],
      [276, 750],
    ],
  },
  {
    number: "201",
    path: [
      [500, top],
      [560, top],
      [1010, top],
      [1150, top],
      [1256, top],
      [1470, top],
      [1540, top],
    ],
    label: [760, top],
  },
  {
    number: "200",
    path: [
      [500, bottom],
      [560, bottom],
      [1366, bottom],
      [1470, bottom],
      [1540, bottom],
    ],
    label: [760, bottom],
  },
  straight("201", 560, top, 122),
  straight("202", 560, 182, 212, [560, 206]),
  straight("203", 560, 272, 302, [560, 298]),
  straight("204", 560, 362, 408, [560, 388]),
  {
    number: "204",
    path: [
      [560, 385],
      [820, 385],
      [820, 408],
    ],
  },
  straight("205", 560, 468, 514, [560, 496]),
  {
    number: "205",
    path: [
      [560, 491],
      [680, 491],
      [680, 514],
    ],
  },
  straight("206", 560, 574, 690, [560, 660]),
  {
    number: "206",
    path: [
      [560, 600],
      [680, 600],
      [680, 574],
    ],
  },
  {
    number: "206",
    path: [
      [680, 600],
      [820, 600],
      [820, 574],
    ],
  },
  straight("207", 820, 468, 514, [820, 497]),
  straight("200", 560, 750, bottom),
  straight("201", 1010, top, 408),
  straight("201", 1150, top, 408),
  straight("201", 1256, top, 408),
  straight("208", 1010, 468, 640, [1010, 560]),
  straight("209", 1150, 468, 640, [1150, 560]),
  straight("210", 1256, 468, 640, [1256, 560]),
  straight("211", 1366, 468, 690, [1366, 560]),
  straight("200", 1366, 750, bottom),
  straight("201", 1470, top, 408),
  straight("212", 1470, 468, 690, [1470, 560]),
  straight("200", 1470, 750, bottom),
];
