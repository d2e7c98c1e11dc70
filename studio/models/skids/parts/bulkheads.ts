import { flange, flangeDepth } from "../../../kit/flanges.ts";
import { type End, endAt, part } from "../../../kit/part.ts";
import { at, slab } from "../../../kit/placement.ts";
import { cylinder, hexagon } from "../../../kit/solids.ts";
import { gasTube as bore } from "./metering-line.ts";

/**
 * Vertical plate at `x` with bulkhead unions for tubing, at the heights `rows` in the plane y = `plane`; `inward` is -1
 * or 1.
 */
export const bulkheads = (
  name: string,
  { x, plane, rows, inward }: { x: number; plane: number; rows: readonly number[]; inward: 1 | -1 },
) => {
  const reach = 32 + flangeDepth(bore, "tubing");
  const ends: Record<string, End> = {};
  for (const [index, z] of rows.entries()) {
    ends[`inside${index}`] = endAt(bore, "tubing", [x + inward * reach, plane, z], [inward, 0, 0]);
    ends[`outside${index}`] = endAt(bore, "tubing", [x - inward * reach, plane, z], [-inward, 0, 0]);
  }
  const plate = part(
    name,
    [
      ...slab([x - 5, 60, Math.min(...rows) - 80], [x + 5, plane + 120, Math.max(...rows) + 80], "stainless"),
      ...rows.flatMap((z) => [
        ...at(cylinder(bore * 0.8, 64, "stainless"), [x - 32, plane, z], [1, 0, 0]),
        ...at(hexagon(bore * 2.2, 12, "stainless"), [x + 5, plane, z], [1, 0, 0]),
        ...at(hexagon(bore * 2.2, 12, "stainless"), [x - 5, plane, z], [-1, 0, 0]),
        ...[-1, 1].flatMap((way) => at(flange(bore, "tubing"), [x + way * reach, plane, z], [-way, 0, 0])),
        ...slab([x - 7, plane + 40, z - 14], [x + 7, plane + 100, z + 14], "stainless"),
      ]),
    ],
    ends,
  ).at([0, 0, 0]);
  const portsOf = (side: string) => plate.ports.filter(({ name: port }) => port.startsWith(side));
  return { plate, inside: portsOf("inside"), outside: portsOf("outside") };
};
