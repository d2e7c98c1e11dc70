/** Numbers of the lines of the register, by which their parts are called. */
import { type LineKey, lines } from "../../../../packages/plant/scrubbing-system.ts";
import { lineNumber } from "../../../../packages/plant/lines-and-materials.ts";

/** "125-LQ-103A-P1" by what the register calls the line. */
export const numbers = Object.fromEntries(
  Object.entries(lines).map(([key, line]) => [key, lineNumber(line)]),
) as Readonly<Record<LineKey, string>>;
