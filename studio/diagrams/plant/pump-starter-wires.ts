import type { Point, WireRun } from "../schematic/device.ts";
import { phases } from "./pump-starter.ts";

const top = 92;
const bottom = 796;

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
