import * as cad from "replicad";
import { clamp, type Flat, folded, nut } from "../../../kit/column-plates.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, slab, turned } from "../../../kit/placement.ts";
import { closed, type Outline, type Piece, solid } from "../../../kit/solids.ts";
import { columnRadius, supportPlate, wallGap } from "./column-duty.ts";

const { beams, width, height, reach, slot } = supportPlate;
const thick = 3;
/** Height of the slots' lower ends, mm: just above the feet, so that liquid leaves through them. */
export const slotFoot = 4;
const plateRadius = columnRadius - wallGap;
/** Half of a beam's cross-section, from its foot to its crown: x and z in mm. */
const flank: Flat[] = [
  [width / 2 - 26, 0],
  [width / 2 - 58, height - 32],
  [width / 2 - 90, height - thick],
];
const crown = [...flank.map(([x, z]): Flat => [-x, z]), ...flank.toReversed()];

const beamAt = (index: number) => (index - (beams - 1) / 2) * width;

/** Number of slots in a flank of the beam at `x`, on its -X or +X side. */
const slotsIn = (x: number, side: 1 | -1): number => {
  const edge = Math.abs(x + side * (width / 2 - 26));
  return edge > reach * 0.9 ? 0 : Math.floor((2 * Math.sqrt((reach - 22) ** 2 - edge ** 2)) / slot.pitch);
};
/** Number of slots in all beams. */
export const slotCount = (): number =>
  Array.from({ length: beams }, (_, index) => slotsIn(beamAt(index), 1) + slotsIn(beamAt(index), -1)).reduce(
    (sum, count) => sum + count,
  );

/** Prism of a cross-section in X and Z along the whole column, moved to the beam at `x`. */
const along = (outline: Outline, x: number) =>
  (
    closed(outline)
      .sketchOnPlane("XZ")
      .extrude(2 * plateRadius) as cad.Shape3D
  ).translate([x, plateRadius, 0]);

const slotted = (x: number): Piece[] =>
  solid(`support beam ${x}`, "brushed", () => {
    const slots = ([1, -1] as const).flatMap((side) =>
      Array.from({ length: slotsIn(x, side) }, (_, index) =>
        (cad.drawRectangle(80, slot.width).sketchOnPlane("XY").extrude(slot.height) as cad.Shape3D).translate([
          x + side * (width / 2 - 42),
          (index - (slotsIn(x, side) - 1) / 2) * slot.pitch,
          slotFoot,
        ]),
      ),
    );
    const trimmed = along(folded(crown, thick), x).intersect(cad.makeCylinder(reach, 400));
    return trimmed.cut(cad.makeCompound(slots) as cad.Shape3D);
  });

/** End walls of a beam, along the column's curve. */
const ends = (x: number): Piece[] =>
  solid(`support ends ${x}`, "brushed", () =>
    along(crown, x).intersect(cad.makeCylinder(reach, 400).cut(cad.makeCylinder(reach - thick, 400))),
  );

/** Feet of a beam: flats that rest on the ring and are bolted to the next beam. */
const foot = (x: number): Piece[] =>
  solid(`support foot ${x}`, "brushed", () => {
    // The feet of the outer beams extend to the plate's rim.
    const outer = x > width;
    const strip = outer ? plateRadius - (x - width / 2) - 0.5 : width - 1;
    const middle = outer ? plateRadius - strip / 2 : x;
    const disk = cad.drawCircle(plateRadius).intersect(cad.drawRectangle(strip, 2000).translate(middle, 0));
    const open = cad.drawCircle(reach - thick).intersect(cad.drawRectangle(width - 52, 2000).translate(x, 0));
    return disk.cut(open).sketchOnPlane("XY").extrude(thick) as cad.Shape3D;
  });

/** Multi-beam support plate on a ring at z = 0; the beams are side by side. */
export const supportBeams = (): Part[] =>
  Array.from({ length: beams }, (_, index) => {
    const x = beamAt(index);
    const holds = Math.sqrt((columnRadius - 26) ** 2 - x ** 2);
    const bearing = (Math.atan2(holds, x) * 180) / Math.PI;
    return part(`support beam ${index + 1}`, [
      // Beams left and right of the axis are identical: each is modeled once and rotated about the axis.
      ...turned(
        [slotted, ends, foot].flatMap((piece) => piece(Math.abs(x))),
        x < 0 ? 180 : 0,
      ),
      ...[bearing, -bearing].flatMap((turn) => turned(at(clamp(44, 26), [columnRadius - 26, 0, thick]), turn)),
    ]);
  });

/** Bolts along the feet of neighboring beams. */
export const seamBolts = (): Part =>
  part(
    "seam bolts",
    [-1, 0, 1].flatMap((seam) =>
      [-300, -100, 100, 300].flatMap((y) => [
        ...slab([seam * width - 14, y - 14, thick], [seam * width + 14, y + 14, thick + 4], "stainless"),
        ...at(nut(), [seam * width, y, thick + 4]),
      ]),
    ),
  );
