import { conduit } from "../../../kit/conduits.ts";
import { connect } from "../../../kit/connect.ts";
import { gateValve, swingCheckValve } from "../../../kit/steel-valves.ts";
import { immersedPump } from "../../../kit/pumps.ts";
import { tankTop } from "./oil-tank.ts";

const y = -560;

/**
 * Immersed pump at `x` on top of the tank with check valve and gate valve; its motor cable runs to the tray in front.
 */
export const oilPumpTrain = (letter: "A" | "B", x: number) => {
  const pump = immersedPump(`oil pump ${letter}`, 50, "stainless").at([x, y, tankTop]);
  const check = swingCheckValve(`check valve ${letter}`, 50, "stainless");
  const shut = gateValve(`pump valve ${letter}`, 50, "stainless");
  const joints = [connect(pump.discharge, check.inlet, 90), connect(check.outlet, shut.inlet, 90)];
  const cable = conduit(`motor cable ${letter === "A" ? 1 : 2}`, [
    [x + 97, y + 156, tankTop + 758],
    [x + 245, y + 156, tankTop + 758],
    [x + 245, y + 156, tankTop + 30],
    [x + 245, -822, tankTop + 30],
  ]);
  return { pump, outlet: shut.outlet, cable, parts: [pump, check, shut, ...joints] };
};
