import { steamFall } from "../../../kit/falls.ts";
import { route } from "../../../kit/pipe.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { controlStation } from "./control-station.ts";
import { rackHeader } from "./rack-lines.ts";

const bore = 150;
const y = -1650;
/** Position of the station beside the rack, and height of its axis, mm. */
const [stationY, axis] = [-3150, 1000];

/** Low-pressure steam header on a tier of the rack, which falls towards the east, and its branch down to the control valve station PV-304. */
export const steamLetDown = (tier: number, beams: readonly number[]) => {
  const header = rackHeader(
    "low-pressure steam",
    bore,
    { from: -700, to: 10700, y, tier, beams, fall: steamFall },
    { bore: 100, station: 1450, direction: [0, 1, 0], reach: 260 },
  );
  const turn = header.branch.position.addScaledVector(header.branch.direction, 340);
  const { x, z } = turn;
  const station = controlStation("PV-304", [x + 260, stationY, axis]);
  const drop = route("branch to PV-304", header.branch, station.inlet, [
    turn.toArray(),
    [x, stationY, z - steamFall * (y - stationY)],
    [x, stationY, axis],
  ]);
  leaveOpen(station.outlet);
  return { parts: [...header.parts, ...drop, ...station.parts], valve: station.valve };
};
