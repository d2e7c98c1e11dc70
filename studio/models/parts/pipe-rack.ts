/** Steel of a pipe rack along X and the lines that lie on it. */
import { axisOver, shoe, uBolt } from "../../kit/pipe-supports.ts";
import { type Part, part, type Port } from "../../kit/part.ts";
import { at, type Point } from "../../kit/placement.ts";
import type { LineKind } from "../../kit/line-classes.ts";
import type { Piece } from "../../kit/solids.ts";
import { leaveOpen, spool } from "../../kit/spools.ts";
import { brace, column, girder } from "../../kit/structures.ts";

export interface Rack {
  /** Portals along X and the half of their span in Y, mm. */
  portals: readonly number[];
  half: number;
  /** Tops of steel of the pipe tiers, and of the tray tier over them. */
  tiers: readonly number[];
  trays: number;
  /** Index of the bay that is braced. */
  braced: number;
}

/** Axes of the beams that carry lines: portals and half-way between. */
export const beamsOf = ({ portals }: Rack): number[] =>
  portals.flatMap((x, index) => {
    const next = portals[index + 1];
    return next === undefined ? [x] : [x, (x + next) / 2];
  });

/** Columns, transverse and longitudinal beams, bracing on both sides of one bay. */
export const rackSteel = (rack: Rack, section = 240): Piece[] => {
  const { portals, half, tiers, trays, braced } = rack;
  const rows = [-half, half];
  const bays = portals.slice(1).map((x, index) => [portals[index] as number, x] as const);
  const [from, to] = bays[braced] as readonly [number, number];
  const levels = [320, (tiers[0] as number) - 160, (tiers[1] as number) - 160];
  return [
    ...portals.flatMap((x) => [
      ...rows.flatMap((y) => column([x, y, 0], trays, section)),
      ...[...tiers, trays].flatMap((z, index) =>
        girder([x, -half, z], [x, half, z], index < tiers.length ? 340 : 220, section / 2),
      ),
    ]),
    ...bays.flatMap(([a, b]) => [
      ...rows.flatMap((y) => tiers.flatMap((z) => girder([a, y, z], [b, y, z], 280, 8))),
      ...tiers.flatMap((z) => girder([(a + b) / 2, -half, z], [(a + b) / 2, half, z], 240, 8)),
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

/** What carries a line at each of the beams: shoes on the hot ones, U-bolts on the others. */
export const rests = (
  beams: readonly number[],
  y: number,
  tier: number,
  bore: number,
  kind: LineKind,
  onShoe: boolean,
): Piece[] => beams.flatMap((x) => at(onShoe ? shoe(bore, kind) : uBolt(bore, kind), [x, y, tier]));

/** Line along the rack from `from` to `to`, both ends left to the plant, with its rests. */
export const rackLine = (
  name: string,
  bore: number,
  kind: LineKind,
  {
    from,
    to,
    y,
    tier,
    beams,
    onShoe = bore >= 150,
  }: {
    from: number;
    to: number;
    y: number;
    tier: number;
    beams: readonly number[];
    onShoe?: boolean;
  },
): Part[] => {
  const pipe = spool(name, bore, to - from, kind).at([from, y, tier + axisOver(bore, kind, onShoe)], [1, 0, 0]);
  leaveOpen(pipe.inlet, pipe.outlet);
  return [pipe, part(`${name} rests`, rests(beams, y, tier, bore, kind, onShoe)).at([0, 0, 0])];
};

/** Short flanged piece left to the plant at a line's end; its `port` looks along `way` into the line, `open` out of it. */
export const lineEnd = (
  name: string,
  bore: number,
  kind: LineKind,
  point: Point,
  way: Point,
): { piece: Part; port: Port; open: Port } => {
  const piece = spool(name, bore, 500, kind).at(point, way);
  leaveOpen(piece.inlet);
  return { piece, port: piece.outlet, open: piece.inlet };
};
