/** Parts of the bearing housing: with a quarter cut away, and whole for sections. */
import { type Matrix4, Vector3 } from "three";
import { type Part, part } from "../../../kit/part.ts";
import { covers, coverScrews, wholeCover, wholeSeals } from "./bearing-covers.ts";
import { breather, drainPlug, eyeBolt, sightGlass } from "./bearing-fittings.ts";
import { anchorWashers, housing, wholeHousing } from "./bearing-housing.ts";
import * as turned from "./bearing-shaft.ts";

const { ball, ballRadius, bearing, shoulder, size } = turned;
/** Y of the section. */
export const section = 0;
export const casting = part("housing", [...housing(), ...anchorWashers()]).at([0, 0, 0]);
const { left, right, seals, screws } = covers();
export const [leftCover, seal, screw] = [left, seals[1], screws[0] as Part];
/** Left faces of the bearings. */
export const [first, second] = [-shoulder - size.width, shoulder];
export const bearings = part("bearings", [...bearing(first, false), ...bearing(second, true)]).at([0, 0, 0]);
export const shaft = part("shaft", turned.shaft()).at([0, 0, 0]);
export const key = part("key", turned.key()).at([0, 0, 0]);
const uncut = [shaft, key, eyeBolt, breather, sightGlass, drainPlug];
export const opened = [casting, left, right, ...seals, ...screws, bearings, ...uncut];
/** Whether a ball is wholly before the section, where it would cover the shaft. */
const isBefore = (matrix: Matrix4): boolean => new Vector3().setFromMatrixPosition(matrix).y < section - ballRadius;
const bothBearings = [first, second].flatMap((x) => bearing(x, false));
const [leftSeal, rightSeal] = wholeSeals();
export const whole = [
  part("housing", [...wholeHousing(), ...anchorWashers(false)]).at([0, 0, 0]),
  // Hatching alternates from part to part: covers in the other direction than the housing and the seals.
  wholeCover("left cover"),
  leftSeal,
  wholeCover("right cover"),
  rightSeal,
  ...coverScrews(-1),
  ...coverScrews(1),
  part(
    "bearings",
    bothBearings.filter(({ key: own }) => own !== ball),
  ).at([0, 0, 0]),
  part(
    "balls",
    bothBearings.filter(({ key: own, matrix }) => own === ball && !isBefore(matrix)),
  ).at([0, 0, 0]),
  ...uncut,
];
