import { connect, inRow } from "../../../kit/connect.ts";
import { part, type Port } from "../../../kit/part.ts";
import { slab } from "../../../kit/placement.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { reducer } from "../../../kit/reducers.ts";
import { gateValve, swingCheckValve } from "../../../kit/steel-valves.ts";

const [suction, discharge, shaft] = [100, 80, 220] as const;

/**
 * Pump on its plinth, from a suction branch that points to -Y: gate valve, eccentric reducer with its flat side up,
 * pump with its motor toward -Y, check valve and gate valve above the discharge, whose outlet faces up.
 */
export const pumpSet = (tag: string, branch: Port) => {
  const { bore } = branch.end;
  const shut = gateValve(`${tag} suction valve`, bore, "steel");
  const narrowed = reducer(`${tag} suction reducer`, bore, suction, "steel", true);
  const pump = endSuctionPump(tag, { suction, discharge, shaft, kind: "steel" });
  const check = swingCheckValve(`${tag} check valve`, discharge, "steel");
  const stop = gateValve(`${tag} discharge valve`, discharge, "steel");
  const joints = [
    ...inRow(branch, [shut, 90], [narrowed, 90]),
    connect(narrowed.outlet, pump.suction),
    ...inRow(pump.discharge, [check, -90], [stop, -90]),
  ];
  const { x, y, z } = pump.suction.position;
  const [wide, long] = [shaft * 1.5, shaft * 6];
  const plinth = part(`${tag} plinth`, slab([x - wide, y - long, 0], [x + wide, y + 60, z - shaft - 70], "concrete"));
  return { pump, outlet: stop.outlet, parts: [shut, narrowed, pump, check, stop, plinth.at([0, 0, 0]), ...joints] };
};
