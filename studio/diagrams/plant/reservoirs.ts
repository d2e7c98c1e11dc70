// A town's water supply at one moment: treatment works, two pumping stations, three reservoirs. Flows in m³/h, volumes
// in m³, levels in %, elevations in m above sea level.
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

export const mains = {
  "PS-1": { flow: 420, from: 212, to: 268, bore: 0.35, length: 3200 },
  "PS-2": { flow: 230, from: 263, to: 331, bore: 0.25, length: 2100 },
} as const;
export type StationTag = keyof typeof mains;
export const pumpPressure = (station: StationTag) => pressure(mains[station]);

export const reservoirs = {
  "R-1": { name: "Hill", volume: 4000, level: 71, in: mains["PS-1"].flow, out: { town: 165, on: mains["PS-2"].flow } },
  "R-2": { name: "Ridge", volume: 2500, level: 64, in: mains["PS-2"].flow, out: { town: 152, on: 60 } },
  "R-3": { name: "Park", volume: 800, level: 58, in: 60, out: { town: 74, on: 0 } },
} as const;

export type ReservoirTag = keyof typeof reservoirs;

/** Net inflow of a reservoir, m³/h: positive while it fills. */
export const gain = (tag: ReservoirTag) => reservoirs[tag].in - reservoirs[tag].out.town - reservoirs[tag].out.on;

/** Since when R-3 has been silent. */
export const silentSince = "07:14";

export type Link = { by: "Fibre" } | { by: "Radio"; strength: number } | { by: "Radio"; since: string };

/**
 * Links to the outstations: fiber, or radio with the received signal strength in dBm or, while it is down, the time since when.
 */
export const links: Readonly<Record<StationTag | ReservoirTag, Link>> = {
  "PS-1": { by: "Fibre" },
  "PS-2": { by: "Radio", strength: -71 },
  "R-1": { by: "Fibre" },
  "R-2": { by: "Radio", strength: -84 },
  "R-3": { by: "Radio", since: silentSince },
};
