/** Metal ring of random packing with windows, and beds of such rings. */
import * as cad from "replicad";
import { at, type Point, repeated } from "../../../kit/placement.ts";
import { cylinder, onSite, type Piece, solid } from "../../../kit/solids.ts";
import { columnRadius, packingRing, supportPlate } from "./column-duty.ts";

const { diameter, length } = packingRing;

/**
 * Ring about its center, axis along Z, mm. A decagon approximates the circle, because a picture contains hundreds of
 * rings.
 */
const metalRing = (): Piece[] =>
  solid(`metal ring ${diameter} ${length}`, "mesh", () => {
    const ring = cad
      .drawPolysides(diameter / 2, 10)
      .cut(cad.drawPolysides(diameter / 2 - 1.6, 10))
      .sketchOnPlane("XY")
      .extrude(length) as cad.Shape3D;
    const window = (z: number, flat: number) =>
      (
        cad
          .drawRectangle(10, 13)
          .sketchOnPlane("YZ")
          .extrude(diameter + 4) as cad.Shape3D
      )
        .translate([-diameter / 2 - 2, 0, z])
        .rotate(flat * 36 + 18, [0, 0, 0], [0, 0, 1]);
    return [0, 1, 2, 3, 4]
      .reduce((shape, flat) => shape.cut(window(length * (flat % 2 ? 0.3 : 0.7), flat)), ring)
      .translate([0, 0, -length / 2]);
  });

const golden = Math.PI * (3 - Math.sqrt(5));

/**
 * Bed of rings whose top is just below z = 0: rings on top and on the sides where `seen` is true, a solid core inside.
 */
export const ringBed = (depth: number, seen: (bearing: number) => boolean): Piece[] => {
  const ring = metalRing();
  const tilted = (point: Point, index: number) =>
    at(ring, point, [Math.sin(index * 1.7), Math.cos(index * 2.3), 0.25 + Math.sin(index * 0.9)]);
  const reach = Math.hypot(diameter, length) / 2;
  const inner = columnRadius - reach - 2;
  const count = Math.round((inner / diameter) ** 2 * 3);
  const top = Array.from({ length: count }, (_, index) => {
    const distance = inner * Math.sqrt((index + 0.5) / count);
    const angle = index * golden;
    return tilted([distance * Math.cos(angle), distance * Math.sin(angle), -reach - ((index * 7) % 13)], index);
  });
  const layers = Math.floor((depth - reach) / (diameter * 0.8));
  const around = Math.round((2 * Math.PI * inner) / (diameter * 0.92));
  const sides = Array.from({ length: layers * around }, (_, index) => {
    const layer = Math.floor(index / around);
    const angle = ((index + layer * 0.5) / around) * 2 * Math.PI;
    const bearing = ((angle * 180) / Math.PI) % 360;
    const z = -reach - diameter * 0.8 * (layer + 0.8);
    return seen(bearing) ? tilted([inner * Math.cos(angle), inner * Math.sin(angle), z], index * 3 + layer) : [];
  });
  const core = at(cylinder(columnRadius - diameter * 0.75, depth - reach, "steel"), [0, 0, -depth]);
  return onSite([...core, ...top.flat(), ...sides.flat()]);
};

/** Rings in the valleys of the support plate, its crowns at z = 0, on the side visible from -Y. */
export const valleyRings = (): Piece[] =>
  [-1, 0, 1].flatMap((valley) => {
    const x = valley * supportPlate.width;
    const y = -Math.sqrt((columnRadius - 45) ** 2 - x ** 2);
    return repeated(Math.floor((supportPlate.height - 110) / (diameter * 0.76)), (index) =>
      at(metalRing(), [x, y, -20 - index * diameter * 0.76], [Math.sin(index + valley), 1, 0.6]),
    );
  });
