/** Motor control center on the floor, mm: sections side by side along X from 0, fronts on y = 0 facing -Y. */
import { engraved, label } from "../../../kit/engraving.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece, torus } from "../../../kit/solids.ts";
import { drawerFront, drawerWidth, mccDrawer } from "./mcc-drawer.ts";
import { bars, consumerOf, designation, type FeederSection } from "./mcc-feeders.ts";

export const mccDepth = 600;
const plinth = 100;
const foot = 20;
/** Bottom of the busbar chamber, where the stack of drawers ends, and its top. */
const chamber = { from: plinth + foot + 1800, to: plinth + foot + 1800 + 330 } as const;
export const mccHeight = chamber.to;
const toward: Point = [0, -1, 0];
/** Thickness of fronts and doors, which are in front of the carcass. */
const front = 20;

const carcass = (x: number, width: number, from: number, to: number): Piece[] =>
  hollow(2, slab([x, front, from], [x + width, mccDepth, to], "paint"));

const door = (x: number, width: number, from: number, to: number): Piece[] => [
  ...hollow(1.5, slab([x + 4, 0, from + 4], [x + width - 4, front - 4, to - 4], "paint")),
  ...slab([x + 8, front - 4, from + 8], [x + width - 8, front, to - 8], "rubber"),
];

const lock = (x: number, z: number): Piece[] =>
  at([...block(26, 110, 6, "ink", 2), ...at(block(16, 84, 14, "ink", 3), [0, 6, 5])], [x, 0, z], toward);

const base = (x: number, width: number): Piece[] => [
  ...hollow(2.5, slab([x + 6, 30, 0], [x + width - 6, mccDepth - 10, plinth], "plinth")),
  ...carcass(x, width, plinth, plinth + foot),
];

/** Height of a phase's bar and distance between bars, mm. */
const bar = { high: 46, pitch: 70 } as const;

/** Busbars along X: three phases and neutral on two notched supports, with a splice and their marks. */
const busbars = (x: number, width: number): Piece[] => [
  ...[0.18, 0.82].flatMap((share) =>
    slab([x + share * width - 22, 310, chamber.from + 14], [x + share * width + 22, 362, chamber.to - 14], "internals"),
  ),
  ...["N", "L3", "L2", "L1"].flatMap((mark, index) => {
    const z = chamber.from + 34 + index * bar.pitch;
    const middle = z + bar.high / 2;
    return [
      ...slab([x, 300, z], [x + width, 310, z + bar.high], "copper"),
      ...slab([x + width / 2 - 70, 290, z], [x + width / 2 + 70, 300, z + bar.high], "copper"),
      ...[-46, -16, 16, 46].flatMap((offset) =>
        at(cylinder(9, 8, "galvanised"), [x + width / 2 + offset, 290, middle], toward),
      ),
      ...at(engraved(mark, 30), [x + width * 0.3, 300, middle], toward),
    ];
  }),
];

/** Chamber above a section, with its cover bolted on, or removed to show the bars. */
const busbarChamber = (x: number, width: number, open: boolean): Piece[] =>
  open
    ? [
        ...hollow(2, slab([x, 362, chamber.from], [x + width, mccDepth, chamber.to], "paint")),
        ...hollow(2, slab([x, front, chamber.to - 14], [x + width, 362, chamber.to], "paint")),
        ...hollow(2, slab([x, front, chamber.from], [x + width, 362, chamber.from + 14], "paint")),
        ...busbars(x, width),
      ]
    : [
        ...carcass(x, width, chamber.from, chamber.to),
        ...door(x, width, chamber.from, chamber.to),
        ...[0.06, 0.94].flatMap((share) =>
          [24, 306].flatMap((z) => at(cylinder(7, 5, "galvanised"), [x + share * width, 0, chamber.from + z], toward)),
        ),
      ];

const lifting = (x: number, width: number): Piece[] =>
  [x + 60, x + width - 60].flatMap((place) =>
    [90, mccDepth - 60].flatMap((y) =>
      at(
        [...cylinder(14, 20, "galvanised"), ...at(torus(24, 6, "galvanised"), [0, 0, 42], [1, 0, 0])],
        [place, y, chamber.to],
      ),
    ),
  );

/** Bottom of a drawer's opening, by its index in a stack of drawer heights. */
export const drawerFoot = (heights: readonly number[], index: number): number =>
  plinth + foot + heights.slice(0, index).reduce((sum, height) => sum + height, 0);

/** Empty compartment of a withdrawn drawer: walls, rails. */
const compartment = (x: number, from: number, height: number): Piece[] => [
  ...hollow(2, slab([x, front, from], [x + 24, mccDepth, from + height], "paint")),
  ...hollow(2, slab([x + drawerWidth + 16, front, from], [x + drawerWidth + 40, mccDepth, from + height], "paint")),
  ...hollow(2, slab([x + 24, mccDepth - 30, from], [x + drawerWidth + 16, mccDepth, from + height], "paint")),
  ...[from, from + height - 6].flatMap((z) =>
    slab([x + 24, front, z], [x + drawerWidth + 16, mccDepth - 30, z + 6], "galvanised"),
  ),
  ...[170, 210, 250].flatMap((bar) =>
    slab([x + bar - 40, mccDepth - 46, from + 50], [x + bar - 30, mccDepth - 30, from + 150], "copper"),
  ),
];

export interface Section extends FeederSection {
  x: number;
  /** Index of the drawer that is drawn out; the cover of its busbar chamber is removed. */
  out?: number | undefined;
}
const stackWidth = drawerWidth + 40;
const alley = 260;
export const sectionWidth = stackWidth + alley;

/** Drawer of a section in its place, by its index, with its consumer's tag; its front is `drawnOut` mm before the others. */
export const drawerIn = ({ x, ...section }: Section, index: number, drawnOut = 0): Part => {
  const [height, tag] = [section.heights[index] ?? 0, consumerOf(section, index)];
  const closed = () => [
    ...hollow(2, slab([-stackWidth / 2, front, 0], [stackWidth / 2, mccDepth, height], "paint")),
    ...slab([6 - stackWidth / 2, front - 6, 2], [stackWidth / 2 - 6, front, height - 2], "rubber"),
    ...drawerFront(height, tag),
  ];
  const place: Point = [x + stackWidth / 2, -drawnOut, drawerFoot(section.heights, index)];
  return part(`${tag} drawer`, drawnOut ? mccDrawer(height, tag) : closed()).at(place);
};

/** Section without its drawers, with a cable compartment on its right. */
export const drawerSection = ({ x, out, heights }: Section): Piece[] => [
  ...base(x, sectionWidth),
  ...(out === undefined ? [] : compartment(x, drawerFoot(heights, out), heights[out] ?? 0)),
  ...carcass(x + stackWidth, alley, plinth + foot, chamber.from),
  ...door(x + stackWidth, alley, plinth + foot, chamber.from),
  ...lock(x + stackWidth + 36, 1050),
  ...busbarChamber(x, sectionWidth, out !== undefined),
  ...lifting(x, sectionWidth),
];

export const incomerWidth = 800;

/** Incomer: air circuit breaker behind its cut-out, meter, lamps, cable compartment below. */
export const incomer = (): Piece[] => {
  const middle = incomerWidth / 2;
  const onFace = (pieces: Piece[], across: number, z: number) => at(pieces, [middle + across, 0, z], toward);
  return [
    ...base(0, incomerWidth),
    ...carcass(0, incomerWidth, plinth + foot, chamber.from),
    ...door(0, incomerWidth, plinth + foot, 700),
    ...door(0, incomerWidth, 700, 1400),
    ...door(0, incomerWidth, 1400, chamber.from),
    ...[400, 1050, 1660].flatMap((z) => lock(50, z)),
    ...onFace(block(430, 450, 22, "ink", 6), 20, 1050),
    ...onFace(at(hollow(2, block(380, 400, 22, "plinth", 5)), [0, 0, 20]), 20, 1050),
    ...onFace(at(label([170, 64], `${bars} A`), [0, 0, 42]), 20, 1190),
    ...onFace(at(block(60, 44, 16, "green", 4), [0, 0, 40]), -50, 1080),
    ...onFace(at(block(60, 44, 16, "handle", 4), [0, 0, 40]), 90, 1080),
    ...onFace(at(block(44, 130, 26, "ink", 6), [0, 0, 40]), 20, 950),
    ...onFace([...block(144, 144, 12, "ink", 3), ...at(block(112, 72, 2, "meterFace"), [0, 18, 11])], 0, 1700),
    ...(["handle", "safety", "pump"] as const).flatMap((color, index) =>
      onFace([...cylinder(17, 6, "ink"), ...at(cylinder(12, 9, color), [0, 0, 5])], 150 + index * 56, 1730),
    ),
    ...onFace([...cylinder(24, 8, "ink"), ...at(block(14, 50, 18, "ink", 3), [0, 0, 8])], 206, 1640),
    ...onFace(label([420, 100], designation, `415 V 50 Hz ${bars} A`), 0, 1845),
    ...busbarChamber(0, incomerWidth, false),
    ...lifting(0, incomerWidth),
  ];
};
