import { Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import { type Body, bodiesOf } from "./contact.ts";
import { footing, hindrance, isFree, isStandingRoom, space, waysAt } from "./reach.ts";

/** Distances from which a dial of 100 mm is read, and heights of the eye above the floor, mm. */
const sight = { lengths: [600, 1000, 1500, 2000], from: 1000, to: 1750 };
/** From the face to where the line of sight begins, in front of its pointer, mm. */
const clear = 12;
/** Of the shoulder below the eye, mm. */
const neck = 250;
/** Largest angle between the line of sight and the normal of the face, degrees. */
const oblique = 60;
/** Directions from the face to the eye. */
const ways = waysAt(-45, -30, 0, 30, 60);
/** Largest height of a transmitter that is calibrated, above the floor, grating or deck, mm. */
const highest = 2300;

/** Indicators, gauges and transmitters by the last letter of their tags, and what is read without a tag. */
const isInstrument = ({ name }: Part) => /^[A-Z]{1,3}[IGT]-\w+$|gauge board|calibration column/.test(name);
const isTransmitter = ({ name }: Part) => /^[A-Z]{1,3}T-/.test(name);

/** Normal of a face: the direction in which its solid is thinnest. */
const normalOf = ({ matrix, inverse, box }: Body): Vector3 => {
  const size = box.clone().applyMatrix4(inverse).getSize(new Vector3());
  const axis = [size.x, size.y, size.z].indexOf(Math.min(size.x, size.y, size.z));
  return new Vector3().setFromMatrixColumn(matrix, axis).normalize();
};

/** Whether somebody who stands on the floor, a grating or a deck sees the face and can read it. */
const isSeen = (face: Body, bodies: readonly Body[], floor: number): boolean => {
  const middle = face.box.getCenter(new Vector3());
  const half = face.box.getSize(new Vector3()).multiplyScalar(0.5);
  const normal = normalOf(face);
  return ways.some((way) => {
    if (Math.abs(way.dot(normal)) < Math.cos((oblique * Math.PI) / 180)) return false;
    const out = Math.abs(normal.x) * half.x + Math.abs(normal.y) * half.y + Math.abs(normal.z) * half.z;
    const from = middle.clone().addScaledVector(way, clear + out / Math.abs(way.dot(normal)));
    return sight.lengths.some((length) => {
      const eye = from.clone().addScaledVector(way, length);
      const height = eye.z - footing(eye, bodies, floor);
      return (
        height >= sight.from &&
        height <= sight.to &&
        isFree(space(8, length, from, way), bodies) &&
        isStandingRoom(eye.setZ(eye.z - neck), bodies, floor)
      );
    });
  });
};

/**
 * Rule: instruments that are read are seen from the floor, a grating or a deck, and transmitters, which are calibrated,
 * are reached from there. The dimensions are plausible, not those of a standard.
 */
export const access = (parts: readonly Part[]): string[] => {
  const instruments = parts.filter(isInstrument);
  if (instruments.length === 0) return [];
  const bodies = bodiesOf(parts);
  const floor = Math.min(...bodies.map(({ box }) => box.min.z));
  return instruments.flatMap((instrument) => {
    const faces = bodies.filter(({ part, material }) => part === instrument && material === "dial");
    if (!isTransmitter(instrument)) {
      const hidden = faces.filter((face) => !isSeen(face, bodies, floor));
      return hidden.length ? [`access: ${instrument.name} is not seen from where a person can stand`] : [];
    }
    const others = bodies.filter(({ part }) => part !== instrument);
    return faces.flatMap(({ box }) => {
      const hindered = hindrance(box, others, floor, highest);
      return hindered ? [`access: ${instrument.name} ${hindered}`] : [];
    });
  });
};
