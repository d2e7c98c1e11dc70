/** Wires from devices into wiring ducts on a plate, mm: X along the rail, Y up, Z out of the plate. */
import { straightCable } from "./cable.ts";
import { ductSlots, plateDuct } from "./din-rail.ts";
import { undrawn } from "./engraving.ts";
import type { Material } from "./materials.ts";
import type { Point } from "./placement.ts";
import type { Piece } from "./solids.ts";

/** Radius of a wire with its insulation, mm. */
const wireRadius = 1.3;

/** A wire as straight pieces through points, not drawn on sheets: hundreds of them would be black patches. */
export const wire = (points: readonly Point[], material: Material): Piece[] =>
  undrawn(straightCable(points, wireRadius, material));

/**
 * Place in the slot nearest to x of a duct from x = `duct`. It is whole millimeters aside, so that the slanted pieces of
 * wires are few different solids; the slot has that much space.
 */
const slotNear = (x: number, duct: number): number => {
  const first = duct + ductSlots.first;
  const slot = first + Math.round((x - first) / ductSlots.pitch) * ductSlots.pitch;
  return x + Math.round(slot - x);
};

export interface DuctRun {
  /** Height of the devices' terminals, and of the duct's edge toward them. */
  from: number;
  edge: number;
  /** Left end of the duct. */
  duct: number;
  /** Distances from the plate at the terminal and in the duct. */
  depth: number;
  inside?: number;
  /** Share of the way to the duct after which a wire turns to its slot. */
  turn?: number;
  /** Wires behind each other in a slot. */
  layers?: number;
  material?: Material;
}

/** Left end of a duct or of a row of devices, and height of its middle. */
type Start = readonly [x: number, y: number];

/** A duct as it is seen from the left end of a row of devices above it or below: its edge, and its left end. */
export type DuctBeside = Pick<DuctRun, "edge" | "duct">;
export const ductBeside = ([ductX, ductY]: Start, [x, y]: Start): DuctBeside => ({
  edge: ductY - y - (plateDuct.high / 2) * Math.sign(ductY - y),
  duct: ductX - x,
});

/** Wires at the places `xs` from their terminals through the nearest slots into a duct above or below. */
export const ductWires = (
  xs: readonly number[],
  { from, edge, duct, depth, inside = depth, turn = 0.4, layers = 2, material = "pump" }: DuctRun,
): Piece[] => {
  const onwards = Math.sign(edge - from);
  return xs.flatMap((x, index) => {
    const slot = slotNear(x, duct);
    const z = inside - (index % layers) * 2.5 * wireRadius;
    return wire(
      [
        [x, from, depth],
        [x, from + turn * (edge - from), depth],
        [slot, edge - 2 * onwards, z],
        [slot, edge + 12 * onwards, z],
      ],
      material,
    );
  });
};
