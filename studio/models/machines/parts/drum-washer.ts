/** Washer for 200-liter steel drums on z = 0, front toward -Y, mm. */
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { motor } from "../../../kit/pumps.ts";
import { block, cylinder, hollow, type Piece, revolved, tube } from "../../../kit/solids.ts";

/** Radius over the rolling hoops and height of a drum. */
export const drumSize = { radius: 292, height: 880 } as const;
const sides = [-1, 1] as const;
const across: Point = [1, 0, 0];

/** Open-head drum along +Z, its open end last. */
const openDrum = (): Piece[] => {
  const [outer, inner, high] = [drumSize.radius - 9, drumSize.radius - 13, drumSize.height];
  return [
    ...revolved(
      [
        [0, 12],
        [outer - 6, 12],
        [outer - 6, 0],
        [outer + 6, 0],
        [outer + 6, 14],
        [outer, 18],
        [outer, high - 14],
        [outer + 8, high - 10],
        [outer + 8, high],
        [inner, high],
        [inner, 16],
        [0, 16],
      ],
      "stainless",
    ),
    ...[0.32, 0.66].flatMap((share) =>
      at(tube(drumSize.radius, outer - 2, 36, "stainless"), [0, 0, share * high - 18]),
    ),
  ];
};

const rollerHeight = 580;
/** Height of the drum's axis above the rollers' axes: the rollers have a radius of 70 mm and are 380 mm apart. */
const drumLift = Math.sqrt((drumSize.radius + 70) ** 2 - 190 ** 2);

/** Basin with two driven rollers; the drum lies on them along X, open toward +X. */
export const washer = (): Piece[] => {
  const [half, deep] = [720, 420] as const;
  const top = rollerHeight - 20;
  const axis = rollerHeight + drumLift;
  const rollers = sides.flatMap((side) => [
    ...hollow(15, bar([-520, side * 190, top + 20], [520, side * 190, top + 20], 70, "rubber")),
    ...bar([-690, side * 190, top + 20], [690, side * 190, top + 20], 22, "stainless"),
    ...sides.flatMap((end) => [
      ...at(hollow(10, block(60, 130, 60, "pump", 5)), [end * 640, side * 190, top - 30]),
      ...at(hollow(12, cylinder(48, 60, "pump")), [end * 640 - 30, side * 190, top + 20], across),
    ]),
  ]);
  return [
    ...[-half + 50, half - 50].flatMap((x) =>
      sides.flatMap((side) =>
        hollow(4, slab([x - 40, side * deep, 0], [x + 40, side * (deep - 80), 200], "stainless")),
      ),
    ),
    ...slab([-half, -deep, 180], [half, deep, 190], "stainless"),
    ...sides.flatMap((side) => [
      ...slab([-half, side * deep, 180], [half, side * (deep - 5), top - 30], "stainless"),
      ...slab([side * half, -deep, 180], [side * (half - 5), deep, top - 30], "stainless"),
      ...slab([-half - 20, side * (deep + 20), top - 36], [half + 20, side * (deep - 40), top - 30], "stainless"),
      ...slab([side * (half + 20), -deep, top - 36], [side * (half - 130), deep, top - 30], "stainless"),
    ]),
    ...slab([-half, deep - 5, top - 36], [half, deep + 5, axis + 420], "stainless"),
    ...bar([-half + 20, deep - 60, axis + 400], [half - 20, deep - 60, axis + 400], 20, "stainless"),
    ...slab([-half + 20, deep - 70, axis + 390], [-half + 40, deep, axis + 410], "stainless"),
    ...slab([half - 40, deep - 70, axis + 390], [half - 20, deep, axis + 410], "stainless"),
    ...[-330, -110, 110, 330].flatMap((x) => [
      ...at(cylinder(11, 60, "stainless"), [x, deep - 70, axis + 390], [0, -0.6, -1]),
      ...at(cylinder(18, 30, "pump"), [x, deep - 100, axis + 340], [0, -0.6, -1]),
    ]),
    ...rollers,
    ...at(openDrum(), [-440, 0, axis], across),
    ...at(motor(95, 330), [-760, -190, top + 20], [-1, 0, 0]),
    ...at(block(130, 180, 180, "pump", 10), [-740, -190, top - 70]),
    ...slab([-820, -260, top - 90], [-half, -120, top - 70], "steel"),
    ...at(cylinder(36, 70, "galvanised"), [half - 200, -deep, 240], [0, -1, 0]),
    ...at(tube(70, 30, 14, "galvanised"), [half - 200, -deep - 84, 240], [0, 1, 0]),
  ];
};

/** Lance on a slide, through the open end on the axis: nozzle head inside, hose behind. */
export const lance = (): Piece[] => {
  const z = rollerHeight + drumLift;
  const slide = z - 140;
  return [
    ...hollow(5, slab([-40, -60, 0], [60, 60, slide - 60], "steel")),
    ...slab([-90, -110, 0], [110, 110, 14], "steel"),
    ...hollow(4, slab([-60, -50, slide - 60], [620, 50, slide], "steel")),
    ...sides.flatMap((side) => bar([-60, side * 36, slide + 20], [620, side * 36, slide + 20], 14, "stainless")),
    ...[-60, 600].flatMap((x) => slab([x, -50, slide - 4], [x + 20, 50, slide + 40], "steel")),
    ...at(hollow(8, block(160, 130, 90, "pump", 6)), [180, 0, slide + 25]),
    ...hollow(4, bar([-720, 0, z], [300, 0, z], 16, "stainless")),
    ...at(hollow(8, block(90, 90, 130, "pump", 6)), [180, 0, slide + 80]),
    ...hollow(6, bar([-760, 0, z], [-690, 0, z], 34, "pump")),
    ...bar([260, 0, z], [420, 0, z], 24, "rubber"),
  ];
};
