/**
 * Pressures of the gas: PDT-101 over the packed bed, PDT-102 over the venturi, PT-102 in the dryer's duct. Wet acid gas would
 * condense in open impulse lines, so they have diaphragm seals and filled capillaries, and stand within reach below
 * their nozzles, mm.
 */
import { Vector3 } from "three";
import { connect } from "../../../kit/connect.ts";
import { differentialTransmitter } from "../../../kit/flow-meters.ts";
import { diaphragmSeal, impulse } from "../../../kit/instruments.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { bar, type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { hollow, type Piece } from "../../../kit/solids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { onShell } from "../../../kit/vessels.ts";
import { instrumentPost } from "./quench-line.ts";
import { bedTaps, hoopHeights, hoopRadius } from "./tower.ts";

/** Seal on a nozzle with its capillary through corners to a transmitter's port. */
const sealed = (name: string, nozzle: Port, to: Port, corners: readonly Point[]): Part[] => {
  const seal = diaphragmSeal(`${name} seal`);
  return [seal, connect(nozzle, seal.process), ...route(`${name} capillary`, seal.capillary, to, corners)];
};

/** The place in front of a nozzle at its height, as far to the north as `y`. */
const beyond = ({ position, direction }: Port, y: number): Point =>
  position.addScaledVector(direction, (y - position.y) / direction.y).toArray();

/** Rod from a place on steel or a hoop to a vertical capillary beside it, at the same height. */
const clip = (from: Point, [x, y]: Point): Piece[] => {
  const [aside, ahead] = [x - from[0], y - from[1]];
  const share = 1 - (impulse / 2 + 0.5) / Math.hypot(aside, ahead);
  return bar(from, [from[0] + share * aside, from[1] + share * ahead, from[2]], 5, "galvanised");
};

/** PDT-101 on a bracket at a column of the tower's stand, the middle of whose side is `face`. */
export const bedPressure = (face: Point, below: Port, above: Port): Part[] => {
  const [faceX, y, z] = face;
  const x = faceX + 170;
  const transmitter = differentialTransmitter("PDT-101").at([x, y, z], [0, 0, 1], 90);
  const dropX = faceX + 40;
  const line = (side: string, nozzle: Port, to: Port, out: Point, over: number) =>
    sealed(`PDT-101 ${side}`, nozzle, to, [
      out,
      [out[0], out[1], over],
      [dropX, to.position.y, over],
      [dropX, to.position.y, to.position.z],
    ]);
  const [low, high] = [beyond(below, 912), beyond(above, 989)];
  const base = below.owner.matrix;
  const hoops = hoopHeights.map((hoop) =>
    new Vector3(...onShell(hoopRadius + 1, bedTaps.above, hoop + 30).root).applyMatrix4(base),
  );
  return [
    transmitter,
    ...line("lower", below, transmitter.high, low, 2330),
    ...line("upper", above, transmitter.low, high, 2380),
    part("PDT-101 bracket", [
      ...hollow(2, slab([faceX, y - 30, z - 20], [x + 60, y + 30, z], "galvanised")),
      ...hoops.flatMap((hoop) => clip(hoop.toArray(), high)),
    ]).at([0, 0, 0]),
  ];
};

/** PDT-102 and PT-102 on the post beside the venturi. */
export const gasPressures = (before: Port, behind: Port, duct: Port): Part[] => {
  const { x, y, size } = instrumentPost;
  const z = 1520;
  const [left, back] = [x - size / 2, y + size / 2];
  const drop = differentialTransmitter("PDT-102").at([x - 210, y, z], [0, 0, 1], -90);
  const draught = differentialTransmitter("PT-102").at([x, y + 200, z], [0, 0, 1], 180);
  // Its other side is open to the air.
  leaveOpen(draught.low);
  const line = (name: string, to: Port, out: Point, nozzle: Port) =>
    sealed(name, nozzle, to, [out, [out[0], out[1], to.position.z]]);
  const over = beyond(duct, y + 70);
  const { x: draughtX, z: draughtZ } = draught.high.position;
  const [high, low] = [beyond(before, drop.high.position.y), beyond(behind, drop.low.position.y)];
  return [
    drop,
    draught,
    ...line("PDT-102 upper", drop.high, high, before),
    ...line("PDT-102 lower", drop.low, low, behind),
    ...sealed("PT-102", duct, draught.high, [over, [draughtX, over[1], over[2]], [draughtX, over[1], draughtZ]]),
    part("instrument brackets", [
      ...hollow(2, slab([left - 225, y - 30, z - 20], [left, y + 30, z], "galvanised")),
      ...hollow(2, slab([x - 30, back, z - 20], [x + 30, back + 215, z], "galvanised")),
      ...clip([left, low[1], 1900], low),
      ...[2300, 3100, 3900].flatMap((height) => [
        ...clip([left, high[1], height], high),
        ...clip([draughtX, back, height], [draughtX, over[1], height]),
      ]),
    ]).at([0, 0, 0]),
  ];
};
