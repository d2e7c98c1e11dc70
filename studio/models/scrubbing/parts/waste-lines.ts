/** Lines that leave the skid at its back edge: blow-down 25-LQ-109-P1, and overflow 80-LQ-110-P1 through a seal, mm. */
import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import { fallingTo, gravityFall } from "../../../kit/falls.ts";
import { flange } from "../../../kit/flanges.ts";
import { transmitter } from "../../../kit/instruments.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import { endAt, type Part, part, type Port, type WithPorts, withPorts } from "../../../kit/part.ts";
import { uBolt } from "../../../kit/pipe-supports.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
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

/** Blow-down from a branch of the discharge header: shut-off valve, conductivity AT-102, control valve AV-102. */
export const blowDown = (branch: Port): Part[] => {
  const shut = ballValve("blow-down valve", 25, "pipe");
  const run = branchedRun("conductivity run", 25, 300, "pipe", {
    sensor: { bore: 25, station: 200, direction: [1, 0, 0], reach: 130 },
  });
  const conductivity = transmitter("AT-102");
  const control = controlValve("AV-102", 25, "pipe");
  const joints = [
    connect(branch, shut.inlet, 90),
    connect(shut.outlet, run.inlet, 90),
    connect(run.sensor, conductivity.process),
    connect(run.outlet, control.inlet, 90),
  ];
  const { y, z } = branch.position;
  const [dropX, heldX, heldY] = [1700, 1300, 700] as const;
  const end = plantFlange("effluent", 25, "pipe", [dropX, 1220, 300], [0, 1, 0]);
  const [bottom, held] = fallingTo(end.inside.position, gravityFall, [
    [dropX, y],
    [dropX, heldY],
  ]) as readonly [Point, Point];
  return [
    shut,
    run,
    conductivity,
    control,
    ...joints,
    end,
    ...route("blow-down", control.outlet, end.inside, [[dropX, y, z], bottom]),
    part("blow-down supports", [
      ...hollow(3, slab([heldX - 20, y - 20, deck], [heldX + 20, y + 20, z - 16], "galvanised")),
      ...at(uBolt(25, "pipe"), [heldX, y, z - 16]),
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
  const end = plantFlange("drain", 80, "pipe", [up, 1310, seal.high], [0, 1, 0]);
  return [
    end,
    ...route("overflow seal", from, end.inside, [
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
