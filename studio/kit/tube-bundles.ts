/** Tube bundles inside exchangers, which no view shows: their tubes are counted, not modeled. */
import type { Part } from "./part.ts";

interface BundleForm {
  /** Inside diameter of the shell, and length of the straight tubes, mm. */
  shell: number;
  length: number;
  /** Two passes: straight tubes with a floating head in a split ring, or tubes bent to a U. */
  ends: "floating head" | "U";
  /** Axes of the shells, as middles of the tubes in the part's coordinates, mm. */
  middles: readonly (readonly [number, number, number])[];
}

/** Outside diameter and wall of a tube, pitch of the tubes on a square, mm. */
export const bundleTube = { outside: 19.05, wall: 2.11, pitch: 1.25 * 19.05 } as const;

/**
 * Tubes of 1.25 diameters' square pitch in two passes, an even number: diameter of the bundle = shell less a clearance,
 * number = 0.156 (bundle / tube)^2.291 (Towler and Sinnott, Chemical Engineering Design, table 19.4). A U counts twice, as
 * it passes the tube sheet twice.
 */
export const tubesIn = ({ shell, ends }: Pick<BundleForm, "shell" | "ends">): number => {
  const clearance = ends === "U" ? 10 + shell / 100 : 44 + (shell * 28) / 1000;
  return 2 * Math.floor((0.156 * ((shell - clearance) / bundleTube.outside) ** 2.291) / 2);
};

const bundles = new WeakMap<Part, BundleForm>();

/** Records the bundles of an exchanger. */
export const hasBundle = <One extends Part>(exchanger: One, form: BundleForm): One => {
  bundles.set(exchanger, form);
  return exchanger;
};

export const bundleOf = (exchanger: Part): BundleForm | undefined => bundles.get(exchanger);
