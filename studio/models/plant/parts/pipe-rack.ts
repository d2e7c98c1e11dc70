/** Steelwork of a pipe rack along X. */
import type { Point } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { brace, column, girder } from "../../../kit/structures.ts";

export interface Rack {
  /** Positions of the portals along X, and half their span in Y, mm. */
  portals: readonly number[];
  half: number;
  /** Tops of steel of the pipe tiers, and of the tray tier above them. */
  tiers: readonly number[];
  trays: number;
  /** Index of the braced bay. */
  braced: number;
  /** Positions of the portals whose top beams carry air coolers. */
  coolers?: readonly number[];
}

/** Positions of the beams that carry lines: portals and midpoints between them. */
export const beamsOf = ({ portals }: Rack): number[] =>
  portals.flatMap((x, index) => {
    const next = portals[index + 1];
    return next === undefined ? [x] : [x, (x + next) / 2];
  });

/** Sections of columns, of portal beams for pipes, trays and coolers, and of beams along the rack and between portals. */
export const members = {
  column: "HEB 240",
  pipes: "IPE 330",
  trays: "IPE 220",
  coolers: "IPE 300",
  along: "IPE 270",
  between: "IPE 240",
} as const;

/** Columns, transverse and longitudinal beams, bracing on both sides of one bay. */
export const rackSteel = (rack: Rack): Piece[] => {
  const { portals, half, tiers, trays, braced, coolers } = rack;
  const rows = [-half, half];
  const bays = portals.slice(1).map((x, index) => [portals[index] as number, x] as const);
  const [from, to] = bays[braced] as readonly [number, number];
  const portalBeam = (x: number, tier: number) => {
    if (tier < tiers.length) return members.pipes;
    return coolers?.includes(x) ? members.coolers : members.trays;
  };
  const levels = [320, (tiers[0] as number) - 160, (tiers[1] as number) - 160];
  return [
    ...portals.flatMap((x) => [
      ...rows.flatMap((y) => column([x, y, 0], trays, members.column)),
      ...[...tiers, trays].flatMap((z, index) =>
        girder([x, -half, z], [x, half, z], portalBeam(x, index), members.column),
      ),
    ]),
    ...bays.flatMap(([a, b]) => [
      ...rows.flatMap((y) => tiers.flatMap((z) => girder([a, y, z], [b, y, z], members.along, members.column))),
      ...tiers.flatMap((z) => girder([(a + b) / 2, -half, z], [(a + b) / 2, half, z], members.between, members.along)),
    ]),
    ...rows.flatMap((y) =>
      levels.slice(0, -1).flatMap((low, index) => {
        const high = (levels[index + 1] as number) - 130;
        const [left, right] = [from + 190, to - 190];
        const start = low + (index ? 160 : 300);
        const corner = (x: number, side: number, z: number): Point => [x, y + side * 22, z];
        return [
          ...brace(corner(left, 1, start), corner(right, 1, high), 100),
          ...brace(corner(left, -1, high), corner(right, -1, start), 100),
        ];
      }),
    ),
  ];
};
