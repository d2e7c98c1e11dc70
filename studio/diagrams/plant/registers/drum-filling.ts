/** The register of drum filler W-610, which fills by weight, first at high, then at low flow. kg, s. */
import type { Plant } from "./tag-list.ts";

export const drumFilling = { loops: {}, devices: { "W-610": { service: "Drum filler" } } } as const satisfies Plant;

export const recipe = {
  target: 200,
  coarseRate: 2.5,
  fineRate: 0.4,
  /** Weight at which coarse filling ends; `inFlight` still falls after the valve has closed. */
  coarseUntil: 190,
  inFlight: 0.4,
  tare: 17.8,
  tolerance: 0.3,
  /** Seconds before filling (drum in, lance down, tare) and after it (drip, lance up, drum out). */
  before: 12,
  after: 14,
} as const;

/** The drum that is being filled now, of how many, and the seconds since filling began. */
export const present = { drum: 38, of: 80, elapsed: 57 } as const;
