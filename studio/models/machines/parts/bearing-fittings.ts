/** What is screwed into the bearing housing. */
import { part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { cylinder, hexagon, torus, tube } from "../../../kit/solids.ts";
import { bossTop, breatherX, eyeX, glassAt, plugAt } from "./bearing-housing.ts";

const right: Point = [1, 0, 0];
const front: Point = [0, -1, 0];

/** Eye bolt over the middle, and the breather. */
export const fittings = part("fittings", [
  ...at([...cylinder(8, 30, "galvanised"), ...at(cylinder(20, 9, "galvanised"), [0, 0, 30])], [eyeX, 0, bossTop - 30]),
  ...at(torus(21, 6.5, "galvanised"), [eyeX, 0, bossTop + 33], right),
  ...at([...cylinder(8, 30, "brass"), ...at(hexagon(19, 14, "brass"), [0, 0, 30])], [breatherX, 0, bossTop - 30]),
]).at([0, 0, 0]);
/** Oil sight glass and drain plug, on the front, which section A-A removes. */
export const oilFittings = part("oil fittings", [
  ...at([...tube(24, 14, 8, "brass"), ...cylinder(15, 4, "liquid")], glassAt, front),
  ...at([...at(cylinder(8, 24, "brass"), [0, 0, -24]), ...cylinder(13, 3, "brass")], plugAt, front),
  ...at(at(hexagon(19, 10, "brass"), [0, 0, 3]), plugAt, front),
]).at([0, 0, 0]);
