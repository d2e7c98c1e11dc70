// What follows from the register of the town's water supply: head losses, pressures and gains.
import { mains, reservoirs, type ReservoirTag, type StationTag } from "./registers/town-water.ts";

const gravity = 9.81;
/** Head loss of a pipe in m (Darcy-Weisbach, friction factor 0.018); flow in m³/h, bore and length in m. */
function headLoss(flow: number, bore: number, length: number): number {
  const velocity = flow / 3600 / ((Math.PI / 4) * bore ** 2);
  return (0.018 * (length / bore) * velocity ** 2) / (2 * gravity);
}

type Main = { flow: number; from: number; to: number; bore: number; length: number };
/** Discharge pressure of the pumps, bar: static head and friction. */
const pressure = ({ flow, from, to, bore, length }: Main) =>
  ((to - from + headLoss(flow, bore, length)) * gravity) / 100;

export const pumpPressure = (station: StationTag) => pressure(mains[station]);

/** Net inflow of a reservoir, m³/h: positive while it fills. */
export const gain = (tag: ReservoirTag) => reservoirs[tag].in - reservoirs[tag].out.town - reservoirs[tag].out.on;
