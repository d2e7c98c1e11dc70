/** What vessels and tanks hold, measured on the solid of their inside. */
import { Vector3 } from "three";
import { dishedHead } from "./dished-heads.ts";
import type { Part } from "./part.ts";
import type { VesselForm } from "./pressure-vessels.ts";
import { bodyOf } from "./solid-volume.ts";
import { cylinder, type Piece } from "./solids.ts";

interface Content {
  /** m³ */
  volume: number;
  /** Where its middle is in plan, in the vessel's coordinates, mm. */
  middle: Vector3;
  isTank: boolean;
}
type Inside = Pick<VesselForm<string>, "diameter" | "length" | "wall" | "heads">;
const contents = new WeakMap<Part, Content>();

const measured = (inside: readonly Piece[]): Pick<Content, "volume" | "middle"> => {
  let volume = 0;
  const middle = new Vector3();
  for (const piece of inside) {
    const { volume: own, center } = bodyOf(piece);
    volume += Math.abs(own);
    middle.addScaledVector(center.clone().applyMatrix4(piece.matrix), Math.abs(own));
  }
  return { volume: volume / 1e9, middle: middle.divideScalar(volume).setZ(0) };
};

/** Records the solids that fill a vessel up to its roof. */
export const holds = <Vessel extends Part>(vessel: Vessel, inside: readonly Piece[]): Vessel => {
  contents.set(vessel, { ...measured(inside), isTank: false });
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
  contents.set(vessel, { ...contentOf(vessel), isTank: true });
  return vessel;
};

export const isTank = (vessel: Part): boolean => contents.get(vessel)?.isTank ?? false;

/** Whether the inside of a part is known. */
export const hasCapacity = (part: Part): boolean => contents.has(part);

const contentOf = (vessel: Part): Content => {
  const content = contents.get(vessel);
  if (!content) throw new Error(`${vessel.name} has no known inside: see kit/capacity.ts`);
  return content;
};

/** Capacity of a vessel in m³, full to its roof. */
export const capacityOf = (vessel: Part): number => contentOf(vessel).volume;

/** Middle in plan of what a placed vessel holds, at any level, mm; its height says nothing. */
export const middleOf = (vessel: Part): Vector3 => contentOf(vessel).middle.clone().applyMatrix4(vessel.matrix);

/** Capacity in words, as in "8.9 m³". */
export const capacityWords = (vessel: Part): string => {
  const volume = capacityOf(vessel);
  return `${volume.toFixed(volume < 1 ? 2 : volume < 100 ? 1 : 0)} m³`;
};
