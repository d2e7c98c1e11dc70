/** Washer and compactor for 200-litre steel drums in mm, each standing on z = 0, fronts towards -Y. */
import { motor } from "../../kit/pumps.ts";
import { at, bar, type Point, ring, slab } from "../../kit/placement.ts";
import { block, cylinder, hexagon, type Piece, revolved, tube } from "../../kit/solids.ts";

/** Radius over the rolling hoops and height of a drum. */
const drumSize = { radius: 292, height: 880 } as const;
const sides = [-1, 1] as const;
const across: Point = [1, 0, 0];

/** Open-head drum lying along +Z, its open end last. */
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

/** Drum pressed to a lower height along +Z: its wall lies in folds. */
const pressedDrum = (height: number): Piece[] => {
  const r = drumSize.radius - 9;
  const folds = Array.from(
    { length: 9 },
    (_, fold) => [fold % 2 ? r + 16 : r - 22, ((fold + 1) * height) / 10] as const,
  );
  return revolved(
    [[0, 0], [r + 6, 0], [r + 6, 14], ...folds, [r + 6, height - 14], [r + 6, height], [0, height]],
    "stainless",
  );
};

const rollerHeight = 580;
/** The drum rests on rollers of 70 mm radius, 380 mm apart. */
const drumLift = Math.sqrt((drumSize.radius + 70) ** 2 - 190 ** 2);

/** Basin with two driven rollers; the drum lies on them along X, open towards +X. */
export const washer = (): Piece[] => {
  const [half, deep] = [720, 420] as const;
  const top = rollerHeight - 20;
  const axis = rollerHeight + drumLift;
  const rollers = sides.flatMap((side) => [
    ...bar([-520, side * 190, top + 20], [520, side * 190, top + 20], 70, "rubber"),
    ...bar([-690, side * 190, top + 20], [690, side * 190, top + 20], 22, "stainless"),
    ...sides.flatMap((end) => [
      ...at(block(60, 130, 60, "pump", 5), [end * 640, side * 190, top - 30]),
      ...at(cylinder(48, 60, "pump"), [end * 640 - 30, side * 190, top + 20], across),
    ]),
  ]);
  return [
    ...[-half + 50, half - 50].flatMap((x) =>
      sides.flatMap((side) => slab([x - 40, side * deep, 0], [x + 40, side * (deep - 80), 200], "stainless")),
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

/** Lance on a slide that reaches through the open end on the axis: nozzle head inside, hose behind. */
export const lance = (): Piece[] => {
  const z = rollerHeight + drumLift;
  const slide = z - 140;
  return [
    ...slab([-40, -60, 0], [60, 60, slide - 60], "steel"),
    ...slab([-90, -110, 0], [110, 110, 14], "steel"),
    ...slab([-60, -50, slide - 60], [620, 50, slide], "steel"),
    ...sides.flatMap((side) => bar([-60, side * 36, slide + 20], [620, side * 36, slide + 20], 14, "stainless")),
    ...[-60, 600].flatMap((x) => slab([x, -50, slide - 4], [x + 20, 50, slide + 40], "steel")),
    ...at(block(160, 130, 90, "pump", 6), [180, 0, slide + 25]),
    ...bar([-720, 0, z], [300, 0, z], 16, "stainless"),
    ...at(block(90, 90, 130, "pump", 6), [180, 0, slide + 80]),
    ...bar([-760, 0, z], [-690, 0, z], 34, "pump"),
    ...bar([260, 0, z], [420, 0, z], 24, "rubber"),
  ];
};

/** Press with two columns: a platen on a hydraulic cylinder over a drum that is half pressed. */
export const press = (): Piece[] => {
  const [high, pressed] = [2250, 430] as const;
  const table = 260;
  const platen = table + 60 + pressed;
  return [
    ...slab([-460, -420, 0], [460, 420, table], "pump"),
    ...slab([-400, -380, table], [400, 380, table + 60], "steel"),
    ...at(tube(340, 300, 40, "steel"), [0, 0, table + 60]),
    ...sides.flatMap((side) => [
      ...slab([side * 460, -150, table], [side * 400, 150, high], "pump"),
      ...slab([side * 400, -90, platen + 40], [side * 380, 90, platen + 260], "stainless"),
      ...slab([side * 520, -260, 0], [side * 460, 260, 200], "pump"),
    ]),
    ...slab([-460, -190, high - 260], [460, 190, high], "pump"),
    ...at(pressedDrum(pressed), [0, 0, table + 60]),
    ...at(cylinder(300, 60, "steel"), [0, 0, platen]),
    ...slab([-380, -80, platen + 60], [380, 80, platen + 180], "steel"),
    ...at(cylinder(60, high - platen - 200, "stainless"), [0, 0, platen + 180]),
    ...at(cylinder(120, 760, "steel"), [0, 0, high - 20]),
    ...at(cylinder(140, 50, "steel"), [0, 0, high]),
    ...ring(at(hexagon(36, 20, "galvanised"), [0, 0, high + 50]), 8, 130),
    ...at(cylinder(135, 50, "steel"), [0, 0, high + 720]),
    ...[80, 680].flatMap((up) => at(cylinder(26, 60, "galvanised"), [0, -115, high + up], [0, -1, 0])),
  ];
};

/** A wire of mesh; a sheet shows it as thin as its lines, or the mesh would be a black patch. */
const wire = (from: Point, to: Point): Piece[] => {
  const [thin] = bar(from, to, 0.5, "safety");
  return bar(from, to, 4, "safety").map((piece) => ({ ...piece, ...(thin && { drafted: thin.key }) }));
};

/** Mesh in a frame along +X from the origin, upright on `low`. */
const meshPanel = (width: number, low: number, high: number): Piece[] => [
  ...Array.from({ length: Math.floor(width / 65) }, (_, index) => (index + 0.5) * 65).flatMap((x) =>
    wire([x, 0, low], [x, 0, high]),
  ),
  ...Array.from({ length: Math.ceil((high - low) / 65) - 1 }, (_, index) => low + (index + 1) * 65).flatMap((z) =>
    wire([0, 0, z], [width, 0, z]),
  ),
  ...[0, width].flatMap((x) => bar([x, 0, low], [x, 0, high], 14, "safety")),
  ...[low, high].flatMap((z) => bar([0, 0, z], [width, 0, z], 14, "safety")),
];

/** Guard about the press: fixed mesh at its sides and behind, before it a sliding door, pushed aside, with its rails. */
export const pressGuard = (): Piece[] => {
  const [front, back, left, jamb, right] = [-440, 560, -500, -300, 500] as const;
  const [low, high] = [320, 1500] as const;
  const door = right - jamb + 40;
  const open = right + 480;
  const post = (x: number, y: number) => slab([x - 20, y - 20, 0], [x + 20, y + 20, high + 30], "steel");
  return [
    ...at(meshPanel(door, low + 34, high - 34), [open - door, front - 40, 0]),
    ...[low, high].flatMap((z) => slab([left - 20, front - 55, z - 20], [open + 40, front - 20, z + 20], "safety")),
    ...slab([open, front - 60, 0], [open + 40, front - 20, high], "steel"),
    ...at(meshPanel(jamb - left, low, high), [left, front, 0]),
    ...[left, right].flatMap((x) => at(meshPanel(back - front, low, high), [x, front, 0], [0, 0, 1], 90)),
    ...at(meshPanel(right - left, low, high), [left, back, 0]),
    ...[left, jamb, right].flatMap((x) => post(x, front)),
    ...[left, right].flatMap((x) => post(x, back)),
  ];
};

/** Hydraulic power pack: tank, motor on its lid, filter, valve block, gauge. */
export const powerPack = (): Piece[] => [
  ...[-1, 1].flatMap((x) => sides.flatMap((y) => slab([x * 340, y * 260, 0], [x * 280, y * 200, 80], "steel"))),
  ...at(block(760, 580, 460, "steel", 6), [0, 0, 80]),
  ...at(block(800, 620, 16, "steel"), [0, 0, 540]),
  ...at(cylinder(110, 60, "pump"), [-160, 60, 556]),
  ...at(motor(130, 420), [-160, 60, 616]),
  ...at(block(240, 150, 130, "galvanised", 4), [200, -160, 556]),
  ...[120, 200, 280].flatMap((x) => at(block(46, 46, 120, "pump", 4), [x, -160, 686])),
  ...at(cylinder(55, 210, "motor"), [230, 140, 556]),
  ...at(cylinder(40, 30, "ink"), [20, 210, 556]),
  ...slab([-330, -300, 160], [-300, -288, 440], "dial"),
  ...slab([-322, -301, 200], [-308, -299, 380], "liquid"),
  ...at(cylinder(20, 40, "galvanised"), [300, -290, 140], [0, -1, 0]),
];
