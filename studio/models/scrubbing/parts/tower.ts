import { bolting } from "../../../kit/flanges.ts";
import { ladder, ladderCage } from "../../../kit/caged-ladders.ts";
import { mistEliminator } from "../../../kit/mist-eliminator.ts";
import { part, type WithPorts } from "../../../kit/part.ts";
import { at, bar, slab, turned } from "../../../kit/placement.ts";
import { block, extruded, type Outline, type Piece, revolved } from "../../../kit/solids.ts";
import { handrail } from "../../../kit/steel.ts";
import { packedBed, sprayHeader, supportGrid } from "../../../kit/tower-internals.ts";
import { manhole, nozzle, onShell } from "../../../kit/vessels.ts";
import { bedDepth, ductBore, towerBore } from "./duty.ts";

export const inner = towerBore / 2;
export const outer = inner + 20;
/** Height of the support grid's top above the base flange, mm. */
export const bedFrom = 760;
export const spray = bedFrom + bedDepth + 430;
export const mist = spray + 520;
export const coneFrom = mist + 420;
/** Height of the tower from base flange to outlet flange, mm. */
export const towerHeight = coneFrom + 760;
/** Height of the support lugs' bearing faces above the base flange, mm. */
export const lugHeight = 290;
/** Bore of the manholes, mm. */
export const manwayBore = 500;
const landing = 2330;

/** Start bearing of the shell and its sweep, degrees: the cutaway leaves 252° from -14°. */
const start = -14;
export const open = { full: 360, cutaway: 252 } as const;

/** Internals, from the bottom up. */
export const internals = {
  grid: () => supportGrid(inner, bedFrom),
  bed: () => packedBed(inner, bedFrom, bedFrom + bedDepth, (bearing) => bearing > 225 || bearing < 5),
  spray: () => sprayHeader(inner, spray),
  mist: () => mistEliminator(inner, mist),
};

export const flangeBand = (z: number, sweep: number): Piece[] => {
  const band = revolved(
    [
      [inner, 0],
      [inner + 58, 0],
      [inner + 58, 20],
      [inner, 20],
    ],
    "polypropylene",
    sweep,
  );
  return [...at(band, [0, 0, z], [0, 0, 1], start), ...at(band, [0, 0, z + 23], [0, 0, 1], start)];
};

/** Outline of the wall from a height above the base flange up to the outlet flange. */
const wall = (from: number): Outline => [
  [inner, from],
  [outer, from],
  [outer, coneFrom],
  [ductBore / 2 + 8, coneFrom + 470],
  [ductBore / 2 + 8, towerHeight - 16],
  [ductBore / 2, towerHeight - 16],
  [ductBore / 2, coneFrom + 480],
  [inner, coneFrom + 8],
];

/** The shell; the opening of a cut one is at the front. */
export const shell = (sweep: number, from = 16): Piece[] => turned(revolved(wall(from), "polypropylene", sweep), start);

/** Thin coloured faces on both cuts through the shell. */
export const cutFaces = (from = 16): Piece[] =>
  [start, start + open.cutaway].flatMap((bearing, index) =>
    turned(at(extruded(wall(from), 8, "cut"), [0, index * 8, 0], [0, -1, 0]), bearing),
  );

const platform = (): Piece[] => [
  ...slab([-850, -1720, landing - 40], [850, -outer - 40, landing], "galvanised"),
  ...[-560, 560].flatMap((x) => [
    ...slab([x - 40, -1720, landing - 140], [x + 40, -outer * 0.7, landing - 40], "steel"),
    ...bar([x, -outer * 0.72, landing - 820], [x, -1560, landing - 130], 30, "steel"),
  ]),
  ...handrail([
    [-830, -outer - 60, landing],
    [-830, -1700, landing],
    [830, -1700, landing],
  ]),
  ...handrail([
    [830, -outer - 60, landing],
    [830, -outer - 330, landing],
  ]),
];

/**
 * Height of the floor relative to the tower's base flange, mm; between them are skid, tank and its nozzle with gasket.
 */
const floor = -1963;

/** Ladder from the floor beside the skid, fixed to the skid, the tower's stand and the landing. */
const access = (): Piece[] => {
  const [x, y] = [880, -1480];
  const held = (z: number, from: number) => slab([x - 24, y + 219, z], [x + 24, from, z + 12], "galvanised");
  return [
    ...at(ladder(landing - floor), [x, y, floor], [0, 0, 1], 90),
    ...at(ladderCage(2300, landing - floor + 1100), [x, y, floor], [0, 0, 1], 90),
    ...[-1, 1].flatMap((side) => [
      ...slab([x - 60, y + side * 225 - 50, floor], [x + 60, y + side * 225 + 50, floor + 12], "galvanised"),
      ...slab([x - 160, y + side * 225 - 30, landing - 52], [x + 30, y + side * 225 + 30, landing - 40], "galvanised"),
    ]),
    ...held(floor + 186, -1200),
    ...held(-700, -1180),
  ];
};

/** Packed tower on its base flange. Ports: gas inlet at the base, gas outlet at the top, liquor to the spray header. */
export const tower = (look: keyof typeof open): WithPorts<"gasIn" | "gasOut" | "liquor"> => {
  const sweep = open[look];
  const base = nozzle({
    bore: towerBore,
    kind: "duct",
    root: [0, 0, 200],
    direction: [0, 0, -1],
    reach: 200,
    buried: 0,
  });
  const gasOut = nozzle({
    bore: ductBore,
    kind: "duct",
    root: [0, 0, towerHeight - 60],
    direction: [0, 0, 1],
    reach: 60,
    buried: 0,
  });
  const liquor = nozzle({ bore: 100, ...onShell(outer, 0, spray), reach: 140 });
  const cutaway = look === "cutaway";
  const bearings = cutaway ? [200, 200] : [-90, -35];
  return part(
    `tower ${look}`,
    [
      ...shell(sweep),
      ...base.pieces.slice(1),
      ...gasOut.pieces.slice(1),
      ...liquor.pieces,
      ...flangeBand(mist - 160, sweep),
      ...flangeBand(coneFrom - 40, sweep),
      ...[1300, 2100, 2900].flatMap((z) =>
        at(
          revolved(
            [
              [outer - 2, 0],
              [outer + 22, 0],
              [outer + 22, 60],
              [outer - 2, 60],
            ],
            "polypropylene",
            sweep,
          ),
          [0, 0, z],
          [0, 0, 1],
          start,
        ),
      ),
      ...[20, 160, 200, 340]
        .filter((bearing) => !cutaway || bearing < 238)
        .flatMap((bearing) => {
          const { root, direction } = onShell(outer + 75, bearing, lugHeight);
          return [
            ...at(block(170, 160, 22, "polypropylene"), root, [0, 0, 1], bearing),
            ...at(
              block(150, 24, 190, "polypropylene"),
              [root[0], root[1], lugHeight + 22],
              [0, 0, 1],
              Math.atan2(direction[1], direction[0]) * (180 / Math.PI),
            ),
          ];
        }),
      ...manhole({ bore: manwayBore, ...onShell(outer, bearings[0] ?? 0, spray - 30), reach: 150, buried: 60 }),
      ...manhole({ bore: manwayBore, ...onShell(outer, bearings[1] ?? 0, bedFrom + 300), reach: 150, buried: 60 }),
      ...(cutaway
        ? [...cutFaces(), ...Object.values(internals).flatMap((pieces) => pieces())]
        : [
            ...[mist - 160, coneFrom - 40].flatMap((z) => at(bolting(towerBore, "duct", [20, 20]), [0, 0, z + 21.5])),
            ...platform(),
            ...access(),
          ]),
    ],
    { gasIn: base.end, gasOut: gasOut.end, liquor: liquor.end },
  );
};
