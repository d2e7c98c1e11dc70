/** Drain of a bund: a sump inside the wall, a line below it, and its valve in a pit outside. */
import * as cad from "replicad";
import { connect } from "../../../kit/connect.ts";
import { gravityFall } from "../../../kit/falls.ts";
import { gratingFloor } from "../../../kit/gratings.ts";
import { flangeSize } from "../../../kit/line-classes.ts";
import { part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { type Piece, solid, tube } from "../../../kit/solids.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";
import { gateValve } from "../../../kit/steel-valves.ts";

/** Half the inside length of a pit along Y, its depth, the thickness of its walls, height and bore of the line, mm. */
const [half, depth, wall, axis, bore] = [400, 550, 100, -375, 100] as const;
/** Half the inside widths of the sump, and of the pit in which somebody stands at the valve, mm. */
const [sumpWide, pitWide] = [400, 800] as const;
const outside = half + wall;
const pipe = flangeSize(bore, "steel").pipe / 2;
const sleeve = pipe + 30;
const way: Point = [0, -1, -gravityFall];

/** Pit with its top at z = 0 and a sleeve in each of `walls`: in front (-1) or behind (1). */
const pit = ([x, y]: readonly [number, number], wide: number, line: number, walls: readonly number[]): Piece[] => [
  ...at(
    solid(`pit ${wide} ${walls.join(" ")} ${line}`, "concrete", () =>
      walls.reduce<cad.Shape3D>(
        (body, side) => body.cut(cad.makeCylinder(sleeve, 2 * wall, [0, side * (half - wall / 2), line], [0, side, 0])),
        cad
          .makeBox([-wide - wall, -outside, -depth - wall], [wide + wall, outside, 0])
          .cut(cad.makeBox([-wide, -half, -depth], [wide, half, 0])),
      ),
    ),
    [x, y, 0],
  ),
  ...walls.flatMap((side) => {
    const from = side * (half + wall / 2) + wall / 2;
    return at(tube(sleeve, pipe, wall, "galvanised"), [x, y + from, line + from * gravityFall], way);
  }),
];

/** Drain whose sump is at (`x`, `y`) and whose valve stands at `y` = `valveY`; `pits` are the openings in the paving. */
export const bundDrain = (x: number, y: number, valveY: number) => {
  const start = y - half + 60;
  const level = (place: number) => axis + (place - start) * gravityFall;
  const line = spool("bund drain", bore, start - valveY - half + 80, "steel").at([x, start, axis], way);
  const valve = gateValve("bund drain valve", bore, "steel");
  const joint = connect(line.outlet, valve.inlet, 90);
  const out = spool("bund drain outlet", bore, valve.outlet.position.y - valveY + outside + 200, "steel");
  const joints = [joint, connect(valve.outlet, out.inlet)];
  leaveOpen(line.inlet, out.outlet);
  const sump = part("bund sump", [
    ...pit([x, y], sumpWide, level(y), [-1]),
    ...gratingFloor([x - sumpWide, y - half], [x + sumpWide, y + half], 0),
  ]).at([0, 0, 0]);
  const valvePit = part("bund valve pit", pit([x, valveY], pitWide, level(valveY), [-1, 1])).at([0, 0, 0]);
  const opening = (middle: number, wide: number) =>
    [
      [x - wide - wall, middle - outside],
      [x + wide + wall, middle + outside],
    ] as const;
  const pits = [opening(y, sumpWide), opening(valveY, pitWide)];
  return { parts: [sump, valvePit, line, valve, out, ...joints], valvePit, line, pits };
};
