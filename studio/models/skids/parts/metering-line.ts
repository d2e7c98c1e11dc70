import { connect } from "../../../kit/connect.ts";
import { differentialTransmitter, flowElement } from "../../../kit/flow-meters.ts";
import type { Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { tubedBallValve, tubedCheckValve } from "../../../kit/valves.ts";

/** Outside diameter of a gas rack's lines, and plane in Y of their impulse lines, mm. */
export const gasTube = 20;
const behind = 300;

/**
 * One line of a gas rack along +X, from a header's branch to a bulkhead: ball valve, flow element above its
 * transmitter, check valve. Impulse lines run behind it down to the transmitter at `reader`.
 */
export const meteringLine = (tag: string, from: Port, to: Port, reader: Point) => {
  const { y, z } = from.position;
  const valve = tubedBallValve(`valve ${tag}`, gasTube);
  const element = flowElement(`FE-${tag}`, gasTube).at([reader[0] - 93, y, z], [1, 0, 0]);
  const check = tubedCheckValve(`check valve ${tag}`, gasTube).at([to.position.x - 190, y, z], [1, 0, 0]);
  const transmitter = differentialTransmitter(`FT-${tag}`).at(reader);
  const impulseLine = (side: "high" | "low") => {
    const { x } = element[side].position;
    const low = transmitter[side].position.z;
    return route(`${side} pressure line ${tag}`, element[side], transmitter[side], [[x, behind, z], { z: low }]);
  };
  return {
    parts: [
      valve,
      element,
      check,
      transmitter,
      connect(from, valve.inlet, 180),
      ...route(`line ${tag} to its element`, valve.outlet, element.inlet),
      ...route(`line ${tag} to its check valve`, element.outlet, check.inlet),
      ...route(`line ${tag} to its bulkhead`, check.outlet, to),
      ...impulseLine("high"),
      ...impulseLine("low"),
    ],
    element,
    transmitter,
  };
};
