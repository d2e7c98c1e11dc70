/**
 * Pressures of the gas: PDT-101 over the packed bed, PDT-102 over the venturi, PT-102 in the dryer's duct. Wet acid gas would
 * condense in open impulse lines, so they have diaphragm seals and filled capillaries, and stand within reach below
 * their nozzles, mm.
 */
import { Vector3 } from "three";
import { differentialTransmitter } from "../../../kit/flow-meters.ts";
import { impulse } from "../../../kit/instruments.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { bar, type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { hollow, type Piece } from "../../../kit/solids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { onShell } from "../../../kit/vessels.ts";
import { instrumentPost } from "./quench-line.ts";
import { deck } from "./steelwork.ts";
import { capillaries, hoopHeights, hoopRadius } from "./tower.ts";

/** The place in front of a seal at its height, as far to the north as `y`. */
const beyond = ({ position, direction }: Port, y: number): Point =>
  position.addScaledVector(direction, (y - position.y) / direction.y).toArray();

/** Heights of the transmitters' feet, from which their displays are read and reached, mm. */
const heights = { bed: 1500, venturi: 1520 } as const;
/** From a transmitter's axis to the faces of its ports, and from there to the last corner of a capillary, mm. */
const [tapReach, bendRoom] = [64, 66] as const;

/** Rod from a place on steel or a hoop to a vertical capillary beside it, at the same height. */
const clip = (from: Point, [x, y]: Point): Piece[] => {
  const [aside, ahead] = [x - from[0], y - from[1]];
  const share = 1 - (impulse / 2 + 0.5) / Math.hypot(aside, ahead);
  return bar(from, [from[0] + share * aside, from[1] + share * ahead, from[2]], 5, "galvanised");
};

/** PDT-101 on a stand behind the tank, below its seals on the tower. */
export const bedPressure = (below: Port, above: Port): Part[] => {
  const base = below.owner.matrix;
  const [low, high] = [below, above].map((seal) => beyond(seal, capillaries.below[1])) as [Point, Point];
  const x = (low[0] + high[0]) / 2;
  const y = low[1] + bendRoom + tapReach;
  const transmitter = differentialTransmitter("PDT-101").at([x, y, heights.bed], [0, 0, 1], 180);
  const line = (side: string, seal: Port, to: Port, out: Point) =>
    route(`PDT-101 ${side} capillary`, seal, to, [out, [out[0], out[1], to.position.z]]);
  const bearing = (Math.atan2(capillaries.above[1], capillaries.above[0]) * 180) / Math.PI;
  const hoops = hoopHeights.map((hoop) =>
    new Vector3(...onShell(hoopRadius + 1, bearing, hoop + 30).root).applyMatrix4(base),
  );
  return [
    transmitter,
    ...line("lower", below, transmitter.high, low),
    ...line("upper", above, transmitter.low, high),
    part("PDT-101 stand", [
      ...hollow(3, slab([x - 25, y - 25, deck], [x + 25, y + 25, heights.bed - 12], "galvanised")),
      ...slab([x - 60, y - 30, heights.bed - 12], [x + 60, y + 30, heights.bed], "galvanised"),
      ...hoops.flatMap((hoop) => clip(hoop.toArray(), high)),
    ]).at([0, 0, 0]),
  ];
};

/** PDT-102 and PT-102 on the post beside the venturi. */
export const gasPressures = (before: Port, behind: Port, duct: Port): Part[] => {
  const { x, y, size } = instrumentPost;
  const z = heights.venturi;
  const [left, back] = [x - size / 2, y + size / 2];
  const drop = differentialTransmitter("PDT-102").at([x - 210, y, z], [0, 0, 1], -90);
  const draft = differentialTransmitter("PT-102").at([x, y + 200, z], [0, 0, 1], 180);
  // Its other side is open to the air.
  leaveOpen(draft.low);
  const line = (name: string, seal: Port, to: Port, out: Point) =>
    route(`${name} capillary`, seal, to, [out, [out[0], out[1], to.position.z]]);
  const [high, low] = [beyond(before, drop.high.position.y), beyond(behind, drop.low.position.y)];
  const { x: draftX, y: draftY, z: draftZ } = draft.high.position;
  const over = beyond(duct, draftY - bendRoom);
  return [
    drop,
    draft,
    ...line("PDT-102 upper", before, drop.high, high),
    ...line("PDT-102 lower", behind, drop.low, low),
    ...route("PT-102 capillary", duct, draft.high, [over, [draftX, over[1], over[2]], [draftX, over[1], draftZ]]),
    part("instrument brackets", [
      ...hollow(2, slab([left - 225, y - 30, z - 20], [left, y + 30, z], "galvanised")),
      ...hollow(2, slab([x - 30, back, z - 20], [x + 30, back + 215, z], "galvanised")),
      ...clip([left, low[1], 1900], low),
      ...[2700, 3900].flatMap((height) => [
        ...clip([left, high[1], height], high),
        ...clip([draftX, back, height], [draftX, over[1], height]),
      ]),
    ]).at([0, 0, 0]),
  ];
};
