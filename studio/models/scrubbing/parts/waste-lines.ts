/** Lines that leave the skid at its back edge: blow-down, and overflow through a seal, mm. */
import { lines } from "../../../../packages/plant/scrubbing-system.ts";
import { connect } from "../../../kit/connect.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import { fallingTo, gravityFall } from "../../../kit/falls.ts";
import { flange } from "../../../kit/flanges.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import { endAt, type Part, part, type Port, type WithPorts, withPorts } from "../../../kit/part.ts";
import { type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { numbers } from "./numbers.ts";
import { deck } from "./steelwork.ts";
import { hollow } from "../../../kit/solids.ts";

/** Flange of the plant's line at the limit of supply: its face is at a point, the plant's line goes on along `way`. */
export const plantFlange = (
  name: string,
  bore: number,
  kind: LineKind,
  point: Point,
  way: Point,
): WithPorts<"inside"> => withPorts(name, { inside: endAt(bore, kind) }, flange(bore, kind)).at(point, way);

/** Blow-down from a branch of the discharge header: shut-off valve, then the control valve. */
export const blowDown = (branch: Port): Part[] => {
  const { bore, to } = lines.blowDown;
  const shut = ballValve("HV-109", bore, "pipe");
  const control = controlValve("AV-102", bore, "pipe");
  const joints = [connect(branch, shut.inlet), connect(shut.outlet, control.inlet, 90)];
  const { y, z } = branch.position;
  const [dropX, heldY] = [1725, 660] as const;
  const end = plantFlange(to, bore, "pipe", [dropX, 1220, 300], [0, 1, 0]);
  const [bottom, held] = fallingTo(end.inside.position, gravityFall, [
    [dropX, y],
    [dropX, heldY],
  ]) as readonly [Point, Point];
  return [
    shut,
    control,
    ...joints,
    end,
    ...route(`${numbers.blowDown} blow-down`, control.outlet, end.inside, [[dropX, y, z], bottom]),
    part("blow-down supports", [
      ...hollow(3, slab([dropX - 30, heldY - 20, deck], [dropX + 30, heldY + 20, held[2] - 16.5], "galvanised")),
    ]).at([0, 0, 0]),
  ];
};

/** Lowest and highest point of the overflow's seal, which is deeper than the fan's suction in water. */
const seal = { low: 330, high: 1000 } as const;

/** Overflow with its liquid seal, because the tank is under suction. */
export const overflow = (from: Port): Part[] => {
  const { x, z } = from.position;
  const [y, up] = [1148, x - 260];
  const end = plantFlange(lines.overflow.to, lines.overflow.bore, "pipe", [up, 1310, seal.high], [0, 1, 0]);
  return [
    end,
    ...route(numbers.overflow, from, end.inside, [
      [x, y, z],
      [x, y, seal.low],
      [up, y, seal.low],
      [up, y, seal.high],
    ]),
    part(
      "overflow support",
      hollow(4, slab([x - 160, y - 30, deck], [x - 100, y + 30, seal.low - 45], "galvanised")),
    ).at([0, 0, 0]),
  ];
};
