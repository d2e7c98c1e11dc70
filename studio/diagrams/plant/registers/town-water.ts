/**
 * The register of a town's water supply at 07:26: treatment works, two pumping stations, three reservoirs. Flows in m³/h,
 * volumes in m³, levels in %, elevations in m above sea level, bores and lengths in m.
 */
export const mains = {
  "PS-1": { flow: 420, from: 212, to: 268, bore: 0.35, length: 3200 },
  "PS-2": { flow: 230, from: 263, to: 331, bore: 0.25, length: 2100 },
} as const;
export type StationTag = keyof typeof mains;

/** From the second reservoir to the third, by gravity. */
const downhill = 60;
export const reservoirs = {
  "R-1": { name: "Hill", volume: 4000, level: 71, in: mains["PS-1"].flow, out: { town: 165, on: mains["PS-2"].flow } },
  "R-2": { name: "Ridge", volume: 2500, level: 64, in: mains["PS-2"].flow, out: { town: 152, on: downhill } },
  "R-3": { name: "Park", volume: 800, level: 58, in: downhill, out: { town: 74, on: 0 } },
} as const;
export type ReservoirTag = keyof typeof reservoirs;

/** Since when R-3 has been silent. */
export const silentSince = "07:14";

export type Link = { by: "Fiber" } | { by: "Radio"; strength: number } | { by: "Radio"; since: string };

/**
 * Links to the outstations: fiber, or radio with the received signal strength in dBm or, while it is down, the time since when.
 */
export const links: Readonly<Record<StationTag | ReservoirTag, Link>> = {
  "PS-1": { by: "Fiber" },
  "PS-2": { by: "Radio", strength: -71 },
  "R-1": { by: "Fiber" },
  "R-2": { by: "Radio", strength: -84 },
  "R-3": { by: "Radio", since: silentSince },
};
