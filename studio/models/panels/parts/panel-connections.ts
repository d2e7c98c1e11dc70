/**
 * Where the cables of an operator panel lead: terminals of the 24 V supply and a coupler of the network, on a rail on
 * the door's back below the panel. Door's coordinates in mm: rear toward +Y.
 */
import { cable } from "../../../kit/cable.ts";
import { alongRail, endStop, rail, railDepth, terminal, terminalPitch } from "../../../kit/din-rail.ts";
import { engraved } from "../../../kit/engraving.ts";
import type { Material } from "../../../kit/materials.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece } from "../../../kit/solids.ts";

/** Height of the rail's center line, where it begins as seen from behind, its length, and where its devices begin. */
const [railZ, railStart, railLength, stopped] = [31, 150, 196, 8] as const;
/** Conductors of the supply in the order of their terminals: both of 24 V DC blue (IEC 60204-1), the earth green. */
const cores: readonly Material[] = ["pump", "pump", "green"];
const firstTerminal = stopped + 11;
/** Coupler along the rail: where it begins, its width, and how far its front is from the door. */
const coupler = { from: 157, wide: 22, deep: 48 } as const;
const couplerX = railStart - coupler.from - coupler.wide / 2;

/** Rail on a door's back in the plane y = `back`, with terminals X1 and network coupler X2. */
export const panelRail = (back: number): Piece[] =>
  at(
    [
      ...rail(railLength),
      ...[70, 130].flatMap((x) => at(cylinder(4.5, 3, "stainless"), [x, 0, railDepth])),
      ...at(endStop("X1"), [stopped, 0, 0]),
      ...cores.flatMap((color, index) =>
        at(terminal(color === "green" ? "green" : "internals", index + 1), [
          firstTerminal + index * terminalPitch,
          0,
          0,
        ]),
      ),
      ...at(endStop(), [firstTerminal + cores.length * terminalPitch, 0, 0]),
      ...at(endStop("X2"), [coupler.from - 9, 0, 0]),
      ...at(
        hollow(
          1.2,
          alongRail(
            [
              [-24, railDepth],
              [24, railDepth],
              [24, coupler.deep],
              [-24, coupler.deep],
            ],
            coupler.wide,
            "plinth",
          ),
        ),
        [coupler.from, 0, 0],
      ),
      ...slab([coupler.from + 2, 11, coupler.deep], [coupler.from + 20, 21, coupler.deep + 0.8], "dial"),
      ...at(engraved("LAN", 5.4), [coupler.from + 11, 16, coupler.deep + 0.8]),
      ...at(endStop(), [coupler.from + coupler.wide, 0, 0]),
    ],
    [railStart, back, railZ],
    [0, 1, 0],
  );

/** Supply in its plug at `plug`, its sheath up to the terminals, a conductor in each. */
const supply = ([x, y, z]: Point, back: number): Piece[] => {
  const middle = railStart - firstTerminal - (cores.length / 2) * terminalPitch;
  const end: Point = [middle, back + 42, railZ + 31];
  return [
    ...at(block(22, 12, 18, "rubber"), [x, y, z + 8], [0, 0, -1]),
    ...cable(
      [
        [x, y, z - 4],
        [x, y, z - 12],
        [x + 3, y - 1, z - 21],
        [x + 12, y - 4, z - 28],
        [middle - 15, back + 46, railZ + 39],
        [middle - 4, back + 43.5, railZ + 36],
        end,
      ],
      3.6,
      "plinth",
    ),
    ...cores.flatMap((color, index) => {
      const into = railStart - firstTerminal - (index + 0.5) * terminalPitch + 0.25;
      return cable(
        [
          [middle + (into - middle) * 0.3, end[1] + 0.4, end[2] + 1.5],
          [middle + (into - middle) * 0.6, end[1] - 2, end[2] - 2],
          [into, end[1] - 7, end[2] - 6],
          [into, back + 32, railZ + 22],
        ],
        1.1,
        color,
      );
    }),
  ];
};

/** Network cable in its plug at `plug`, looped to the plug in the coupler's front. */
const network = ([x, y, z]: Point, back: number): Piece[] => {
  const front = back + coupler.deep;
  const low = railZ - 4;
  return [
    ...at(block(13, 9, 20, "internals"), [x, y, z + 6], [0, 0, -1]),
    ...at(block(13, 9, 20, "internals"), [couplerX, front, low], [0, 1, 0]),
    ...cable(
      [
        [x, y, z - 10],
        [x, y, z - 20],
        [x - 2, y + 6, z - 36],
        [x - 10, y + 20, z - 54],
        [x - 25, y + 36, z - 66],
        [couplerX + 12, front + 45, low + 5],
        [couplerX + 2, front + 34, low + 1],
        [couplerX, front + 24, low],
        [couplerX, front + 16, low],
      ],
      3,
      "green",
    ),
  ];
};

/** Cables of the panel's supply and network sockets, each from its plug to the rail on the door's back. */
export const panelCables = (sockets: { supply: Point; network: Point }, back: number): Piece[] => [
  ...supply(sockets.supply, back),
  ...network(sockets.network, back),
];
