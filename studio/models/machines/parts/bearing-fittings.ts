/** What is screwed into the bearing housing. */
import { part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { cylinder, hexagon, torus, tube } from "../../../kit/solids.ts";
import { bossTop, breatherX, eyeX, glassAt, plugAt } from "./bearing-housing.ts";

const right: Point = [1, 0, 0];
const front: Point = [0, -1, 0];

/** Eye bolt over the middle: thread, collar and ring of the standard's M16, mm. */
export const eyeBolt = part("eye bolt", [
  ...at(
    [...cylinder(8, 27, "galvanised"), ...at(cylinder(17.5, 8, "galvanised"), [0, 0, 27])],
    [eyeX, 0, bossTop - 27],
  ),
  ...at(torus(24.5, 7, "galvanised"), [eyeX, 0, bossTop + 30.5], right),
]).at([0, 0, 0]);
/** With a cap over its vent. */
export const breather = part(
  "breather",
  at(
    [
      ...tube(8, 3, 30, "brass"),
      ...at(hexagon(19, 10, "brass"), [0, 0, 30]),
      ...at(cylinder(7, 4, "brass"), [0, 0, 40]),
      ...at(cylinder(15, 8, "brass"), [0, 0, 44]),
    ],
    [breatherX, 0, bossTop - 30],
  ),
).at([0, 0, 0]);
/** On the front, which section A-A removes. */
export const sightGlass = part(
  "sight glass",
  at([...tube(24, 14, 8, "brass"), ...cylinder(15, 4, "liquid")], glassAt, front),
).at([0, 0, 0]);
export const drainPlug = part(
  "drain plug",
  at(
    [
      ...at(cylinder(8, 24, "brass"), [0, 0, -24]),
      ...cylinder(13, 3, "brass"),
      ...at(hexagon(19, 10, "brass"), [0, 0, 3]),
    ],
    plugAt,
    front,
  ),
).at([0, 0, 0]);
