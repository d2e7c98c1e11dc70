/** What vessels and tanks hold, measured on the solid of their inside. */
import * as cad from "replicad";
import { dishedHead } from "./dished-heads.ts";
import type { Part } from "./part.ts";
import type { VesselForm } from "./pressure-vessels.ts";
import { cylinder, type Piece, shapeOf } from "./solids.ts";

interface Content {
  /** m³ */
  volume: number;
  isTank: boolean;
}
type Inside = Pick<VesselForm<string>, "diameter" | "length" | "wall" | "heads">;
const contents = new WeakMap<Part, Content>();

const volumeOf = (inside: readonly Piece[]) =>
  inside.reduce((sum, { key }) => sum + Math.abs(cad.measureVolume(shapeOf(key))), 0) / 1e9;

/** Records the solids that fill a vessel up to its roof. */
export const holds = <Vessel extends Part>(vessel: Vessel, inside: readonly Piece[]): Vessel => {
  contents.set(vessel, { volume: volumeOf(inside), isTank: false });
  return vessel;
};

/**
 * Records the capacity of a pressure vessel: a cylinder and two heads of the inner radius. A head's wall is made almost as
 * thick as its radius, which leaves it solid but for a cubic millimeter.
 */
export const vesselHolds = <Vessel extends Part>(vessel: Vessel, form: Inside): Vessel => {
  const { diameter, length, wall = 10, heads = "elliptical" } = form;
  const radius = diameter / 2 - wall;
  const head = dishedHead(heads, radius, radius - 1, "liquid").slice(0, 1);
  return holds(vessel, [...cylinder(radius, length, "liquid"), ...head, ...head]);
};

/** Declares a vessel that holds something to be an atmospheric tank, whose nozzles the lint checks. */
export const asTank = <Vessel extends Part>(vessel: Vessel): Vessel => {
  contents.set(vessel, { volume: capacityOf(vessel), isTank: true });
  return vessel;
};

export const isTank = (vessel: Part): boolean => contents.get(vessel)?.isTank ?? false;

/** Whether the inside of a part is known. */
export const hasCapacity = (part: Part): boolean => contents.has(part);

/** Capacity of a vessel in m³, full to its roof. */
export const capacityOf = (vessel: Part): number => {
  const content = contents.get(vessel);
  if (!content) throw new Error(`${vessel.name} has no known inside: see kit/capacity.ts`);
  return content.volume;
};

/** Capacity in words, as in "8.9 m³". */
export const capacityWords = (vessel: Part): string => {
  const volume = capacityOf(vessel);
  return `${volume.toFixed(volume < 1 ? 2 : volume < 100 ? 1 : 0)} m³`;
};
