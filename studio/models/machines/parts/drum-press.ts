/** Press for 200-liter steel drums with its power pack, mm; each stands on z = 0, front toward -Y. */
import { cable } from "../../../kit/cable.ts";
import { motor } from "../../../kit/pumps.ts";
import { at, ring, slab } from "../../../kit/placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, revolved, tube } from "../../../kit/solids.ts";
import { drumSize } from "./drum-washer.ts";

const sides = [-1, 1] as const;

/** Drum along +Z, compressed to `height`: its wall is folded. */
const pressedDrum = (height: number): Piece[] => {
  const r = drumSize.radius - 9;
  const folds = Array.from(
    { length: 9 },
    (_, fold) => [fold % 2 ? r + 16 : r - 22, ((fold + 1) * height) / 10] as const,
  );
  return hollow(
    1.2,
    revolved(
      [[0, 0], [r + 6, 0], [r + 6, 14], ...folds, [r + 6, height - 14], [r + 6, height], [0, height]],
      "stainless",
    ),
  );
};

/** Height of the press to the top of its crosshead, which carries the cylinder, mm. */
const high = 2250;

/** Bore, rod and stroke of the hydraulic cylinder, mm: the rod is drawn out to press a drum to half its height. */
export const ram = { bore: 200, rod: 120, stroke: 620 } as const;

/** Two-column press: a platen on a hydraulic cylinder above a half-compressed drum. */
export const press = (): Piece[] => {
  const [table, pressed] = [260, 430] as const;
  const platen = table + 60 + pressed;
  return [
    ...hollow(15, slab([-460, -420, 0], [460, 420, table], "pump")),
    ...slab([-400, -380, table], [400, 380, table + 60], "steel"),
    ...at(tube(340, 300, 40, "steel"), [0, 0, table + 60]),
    ...sides.flatMap((side) => [
      ...hollow(12, slab([side * 460, -150, table], [side * 400, 150, high], "pump")),
      ...slab([side * 400, -90, platen + 40], [side * 380, 90, platen + 260], "stainless"),
      ...slab([side * 482, -260, 0], [side * 460, 260, 200], "pump"),
    ]),
    ...hollow(20, slab([-460, -190, high - 260], [460, 190, high], "pump")),
    ...at(pressedDrum(pressed), [0, 0, table + 60]),
    ...at(cylinder(300, 60, "steel"), [0, 0, platen]),
    ...hollow(12, slab([-380, -80, platen + 60], [380, 80, platen + 180], "steel")),
    ...at(cylinder(ram.rod / 2, high - platen - 200, "stainless"), [0, 0, platen + 180]),
    ...at(hollow(20, cylinder(ram.bore / 2 + 20, ram.stroke + 140, "steel")), [0, 0, high - 20]),
    ...at(cylinder(140, 50, "steel"), [0, 0, high]),
    ...ring(at(hexagon(36, 20, "galvanised"), [0, 0, high + 50]), 8, 130),
    ...at(cylinder(135, 50, "steel"), [0, 0, high + 720]),
    ...[80, 680].flatMap((up) => at(cylinder(26, 60, "galvanised"), [0, -115, high + up], [0, -1, 0])),
  ];
};

/** Hydraulic power pack: tank, motor on its lid, filter, valve block, gauge. */
export const powerPack = (): Piece[] => [
  ...[-1, 1].flatMap((x) =>
    sides.flatMap((y) => hollow(4, slab([x * 340, y * 260, 0], [x * 280, y * 200, 80], "steel"))),
  ),
  ...at(hollow(4, block(760, 580, 460, "steel", 6)), [0, 0, 80]),
  ...at(block(800, 620, 16, "steel"), [0, 0, 540]),
  ...at(hollow(8, cylinder(110, 60, "pump")), [-160, 60, 556]),
  ...at(motor(130, 420), [-160, 60, 616]),
  ...at(block(240, 150, 130, "galvanised", 4), [200, -160, 556]),
  ...[120, 200, 280].flatMap((x) => at(block(46, 46, 120, "pump", 4), [x, -160, 686])),
  ...at(hollow(4, cylinder(55, 210, "motor")), [230, 140, 556]),
  ...at(cylinder(40, 30, "ink"), [20, 210, 556]),
  ...slab([-330, -300, 160], [-300, -288, 440], "dial"),
  ...slab([-322, -301, 200], [-308, -299, 380], "liquid"),
  ...at(cylinder(20, 40, "galvanised"), [300, -290, 140], [0, -1, 0]),
];

/**
 * Hoses from both ports of the cylinder of a press at `x` on a deck, to the valve block of the power pack on its right.
 */
export const pressHoses = (x: number, deck: number): Piece[] =>
  [
    { from: deck + high + 80, over: [-120, 2080], to: 2200 },
    { from: deck + high + 680, over: [-20, 2180], to: 2280 },
  ].flatMap(({ from, over: [y = 0, z = 0], to }) =>
    cable(
      [
        [x, -27, from],
        [x + 3, -80, from],
        [x + 200, -170, from - 60],
        [x + 700, y, z],
        [to, 230, 1240],
        [to, 260, 1090],
        [to, 260, 1008.5],
      ],
      17,
      "rubber",
    ),
  );
