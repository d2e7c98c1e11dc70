import * as cad from "replicad";
import { lines } from "../../../../packages/plant/scrubbing-system.ts";
import { bolting, flange } from "../../../kit/flanges.ts";
import { ladder, ladderCage } from "../../../kit/caged-ladders.ts";
import { diaphragmSeal } from "../../../kit/instruments.ts";
import { flangeSize } from "../../../kit/line-classes.ts";
import { mistEliminator } from "../../../kit/mist-eliminator.ts";
import { endAt, endsOf, withPorts } from "../../../kit/part.ts";
import { at, slab, turned } from "../../../kit/placement.ts";
import {
  block,
  extruded,
  hollow,
  type Outline,
  type Piece,
  revolved,
  shapeOf,
  solid,
  tube,
} from "../../../kit/solids.ts";
import { handrail } from "../../../kit/steel.ts";
import { packedBed, sprayHeader, supportGrid } from "../../../kit/tower-internals.ts";
import { manhole, nozzle, onShell } from "../../../kit/vessels.ts";
import { bedDepth, ductBore, towerBore } from "./duty.ts";

export const inner = towerBore / 2;
const outer = inner + 20;
/** Height of the support grid's top above the base flange, mm. */
export const bedFrom = 760;
export const spray = bedFrom + bedDepth + 430;
export const mist = spray + 520;
const coneFrom = mist + 420;
/** Height of the tower from base flange to outlet flange, mm. */
export const towerHeight = coneFrom + 760;
/** Height of the support lugs' bearing faces above the base flange, mm. */
export const lugHeight = 290;
/** Bore of the manholes, and how far their necks reach into the closed shell, mm. */
export const manwayBore = 500;
export const manwayReach = 40;
/** Half the angle at the tower's axis that a manhole needs, degrees, with its neck and some space. */
const manwayAngle = (Math.asin((manwayBore / 2 + 30) / inner) * 180) / Math.PI;
/** Bearings of the manholes above the bed and at its foot, degrees. */
export const manwayBearings = [-90, -35] as const;
/** Heights of the joints between the shell's sections. */
const joints = [mist - 160, coneFrom - 40] as const;
const landing = 2330;

/** Start bearing of the shell and its sweep, degrees: the cutaway leaves 252° from -14°; sections are of the whole. */
const start = -14;
export const open = { full: 360, cutaway: 252, sectioned: 360 } as const;
/** Whether what is at a bearing is not cut away with a part of the shell. */
const isLeft = (bearing: number, sweep: number) => (bearing - start + 720) % 360 <= sweep;

/** Packed bed from a height above the base flange, seen through the opening. */
export const looseBed = (from = bedFrom): Piece[] =>
  packedBed(inner, from, bedFrom + bedDepth, (bearing) => bearing > 225 || bearing < 5);

/** Internals, from the bottom up. */
export const internals = {
  grid: () => supportGrid(inner, bedFrom),
  bed: () => looseBed(),
  spray: () => sprayHeader(inner, spray, { bearing: manwayBearings[0], half: manwayAngle }),
  mist: () => mistEliminator(inner, mist),
};

/** Flanges of the joints between the shell's sections. */
export const flangeBands = (sweep: number): Piece[] =>
  joints.flatMap((z) =>
    [z, z + 23].flatMap((from) =>
      at(tube(inner + 58, inner, 20, "polypropylene", sweep), [0, 0, from], [0, 0, 1], start),
    ),
  );

/** Hoops around the shell: outside radius, and heights of their lower edges above the base flange, mm. */
export const hoopRadius = outer + 22;
export const hoopHeights = [1300, 2100, 2900] as const;

/** Places in plan, from the tower's axis, where the capillaries of the bed's pressure drop go down, mm. */
export const capillaries = { below: [582, 975], above: [518, 975] } as const;
/** Seal of the bed's pressure at a height, in the direction of its capillary. */
const bedPressure = (side: keyof typeof capillaries, z: number) => {
  const [x, y] = capillaries[side];
  const { root, direction } = onShell(outer, Math.atan2(y, x) * (180 / Math.PI), z);
  return diaphragmSeal(root, direction, 150);
};

/** Nozzle of the spray header, which begins at the header's end. */
export const liquorNozzle = () =>
  nozzle({ bore: lines.tower.bore, ...onShell(outer, 0, spray), reach: 140, buried: outer - inner + 10 });

/** Heights of the manholes above the bed and at its foot, mm. */
export const manwayHeights = [spray - 30, bedFrom + 300] as const;

/** From the shell to the manholes' faces, mm. */
const manwayOut = 150;
/** Middles of the faces of the manholes above the bed and at its foot, from the tower's axis and base flange, mm. */
export const manwayFaces = manwayBearings.map(
  (bearing, index) => onShell(outer + manwayOut, bearing, manwayHeights[index] as number).root,
);

/** Manhole at a bearing in degrees, above the bed if nothing else is said. */
export const manholeAt = (bearing: number, z: number = manwayHeights[0]): Piece[] =>
  manhole({ bore: manwayBore, ...onShell(outer, bearing, z), reach: manwayOut, buried: outer - inner + manwayReach });

/** Flange of the gas outlet. */
export const outletFlange = (): Piece[] => at(flange(ductBore, "duct"), [0, 0, towerHeight], [0, 0, -1]);

/** Outline of the wall from a height above the base flange up to the outlet flange. */
const wall = (from: number): Outline => [
  [inner, from],
  [outer, from],
  [outer, coneFrom],
  [ductBore / 2 + 8, coneFrom + 470],
  [ductBore / 2 + 8, towerHeight - 16],
  [ductBore / 2, towerHeight - 16],
  [ductBore / 2, coneFrom + 462],
  [inner, coneFrom - 9],
];

/** The shell; the opening of a cut one is at the front. */
export const shell = (sweep: number, from = 16): Piece[] => {
  const [plain] = revolved(wall(from), "polypropylene", sweep) as [Piece];
  const hole = flangeSize(lines.tower.bore, "pipe").pipe / 2;
  // The nozzle of the spray header goes through it.
  const drilled = solid(`${plain.key} drilled`, plain.material, () =>
    shapeOf(plain.key).cut(
      cad.makeCylinder(hole, outer, [0, 0, spray], [1, 0, 0]).rotate(-start, [0, 0, 0], [0, 0, 1]),
    ),
  );
  return turned(drilled, start);
};

/** Thin colored faces on both cuts through the shell. */
export const cutFaces = (from = 16): Piece[] =>
  [start, start + open.cutaway].flatMap((bearing, index) =>
    turned(at(extruded(wall(from), 8, "cut"), [0, index * 8, 0], [0, -1, 0]), bearing),
  );

/** Distances of the platform's posts from the tower's axis: on the front beam of the tower's stand, below the joists, mm. */
const [postX, postY] = [560, -1130] as const;

/** Landing below the upper manhole, on a frame of its own: the plastic shell carries none of it. */
const platform = (): Piece[] => [
  // Profile planks of 2 mm sheet.
  ...hollow(2, slab([-850, -1720, landing - 40], [850, -outer - 40, landing], "galvanised")),
  ...[-postX, postX].flatMap((x) => [
    ...hollow(4, slab([x - 40, postY - 40, lugHeight - 140], [x + 40, postY + 40, landing - 140], "steel")),
    ...hollow(4, slab([x - 40, -1720, landing - 140], [x + 40, -outer - 60, landing - 40], "steel")),
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
    ...at([...ladder(landing - floor), ...ladderCage(landing - floor)], [x, y, floor], [0, 0, 1], -90),
    ...[-1, 1].flatMap((side) => [
      ...slab([x - 60, y + side * 225 - 50, floor], [x + 60, y + side * 225 + 50, floor + 12], "galvanised"),
      ...slab([x - 160, y + side * 225 - 30, landing - 52], [x + 30, y + side * 225 + 30, landing - 40], "galvanised"),
    ]),
    ...held(floor + 186, -1200),
    ...held(-700, -1180),
  ];
};

/**
 * Packed tower on its base flange. Ports: gas inlet at the base, gas outlet at the top, liquor to the spray header,
 * capillaries of the pressure below and above the bed.
 */
export const tower = (look: keyof typeof open) => {
  const sweep = open[look];
  const nozzles = {
    liquor: liquorNozzle(),
    below: bedPressure("below", bedFrom - 200),
    above: bedPressure("above", bedFrom + bedDepth + 200),
  };
  const cutaway = look === "cutaway";
  const shown = look !== "full";
  return withPorts(
    "C-101",
    {
      gasIn: endAt(towerBore, "duct"),
      gasOut: endAt(ductBore, "duct", [0, 0, towerHeight], [0, 0, 1]),
      ...endsOf(nozzles),
    },
    [
      ...shell(sweep),
      ...flange(towerBore, "duct"),
      ...outletFlange(),
      ...Object.values(nozzles).flatMap(({ pieces }) => pieces),
      ...flangeBands(sweep),
      ...hoopHeights.flatMap((z) =>
        at(tube(hoopRadius, outer - 2, 60, "polypropylene", sweep), [0, 0, z], [0, 0, 1], start),
      ),
      ...[20, 160, 200, 340]
        .filter((bearing) => isLeft(bearing, sweep))
        .flatMap((bearing) => {
          const { root, direction } = onShell(outer + 75, bearing, lugHeight);
          const turn = Math.atan2(direction[1], direction[0]) * (180 / Math.PI);
          return [
            ...at(block(170, 160, 22, "polypropylene"), root, [0, 0, 1], bearing),
            ...at(block(150, 24, 190, "polypropylene"), [root[0], root[1], lugHeight + 22], [0, 0, 1], turn),
          ];
        }),
      ...manwayBearings.flatMap((bearing, index) =>
        isLeft(bearing, sweep) ? manholeAt(bearing, manwayHeights[index]) : [],
      ),
      ...(shown
        ? [
            ...(cutaway ? cutFaces() : []),
            ...Object.entries(internals).flatMap(([name, pieces]) => (!cutaway && name === "bed" ? [] : pieces())),
          ]
        : [
            ...joints.flatMap((z) => at(bolting(towerBore, "duct", [20, 20]), [0, 0, z + 21.5])),
            ...platform(),
            ...access(),
          ]),
    ],
  );
};
