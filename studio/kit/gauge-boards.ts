import { label } from "./engraving.ts";
import { flange } from "./flanges.ts";
import { gaugeDial, impulse } from "./instruments.ts";
import { inCapitals } from "./nameplates.ts";
import { type End, endAt, type WithPorts, withPorts } from "./part.ts";
import { at, type Point, slab } from "./placement.ts";
import { cylinder, hollow } from "./solids.ts";
import { anchorBolt } from "./vessel-supports.ts";

/**
 * Gauge board with its face in y = 0 toward -Y, on two posts unless `stands` is false. Gauges are in rows and columns
 * from the top left; each has a tubing port at the back, named by its position. `bottom` is the height of the board's
 * lower edge above z = 0, mm.
 */
export const gaugeBoard = <Name extends string>(
  name: string,
  rows: readonly (readonly Name[])[],
  bottom: number,
  stands = true,
): WithPorts<Name> => {
  const pitch = 170;
  const width = Math.max(...rows.map(({ length }) => length)) * pitch + 40;
  const height = rows.length * 190 + 40;
  const places = rows.flatMap((row, line) =>
    row.map((gauge, column) => {
      const x = (column - (row.length - 1) / 2) * pitch;
      return { gauge, middle: [x, 0, bottom + height - 105 - line * 190] as Point };
    }),
  );
  const back = 70;
  return withPorts(
    name,
    Object.fromEntries(
      places.map(({ gauge, middle: [x, , z] }) => [gauge, endAt(impulse, "tubing", [x, back, z], [0, 1, 0])]),
    ) as Record<Name, End>,
    [
      ...slab([-width / 2, 0, bottom], [width / 2, 5, bottom + height], "paint"),
      ...(stands ? [-1, 1] : []).flatMap((side) => [
        ...hollow(
          3,
          slab([side * (width / 2 - 60) - 25, 5, 0], [side * (width / 2 - 60) + 25, 55, bottom + height], "steel"),
        ),
        ...slab([side * (width / 2 - 60) - 65, -35, 0], [side * (width / 2 - 60) + 65, 95, 10], "steel"),
        ...[-45, 45].flatMap((y) => at(anchorBolt(10), [side * (width / 2 - 60), 30 + y, 10])),
      ]),
      ...places.flatMap(({ gauge, middle: [x, , z] }) => [
        ...at(cylinder(62, 6, "stainless"), [x, 0, z], [0, -1, 0]),
        ...at(gaugeDial(), [x, 4, z], [0, -1, 0]),
        ...at(cylinder(12, back - 20, "stainless"), [x, 5, z], [0, 1, 0]),
        ...at(flange(impulse, "tubing"), [x, back, z], [0, -1, 0]),
        ...at(label([90, 18], inCapitals(gauge)), [x, 0, z - 79], [0, -1, 0]),
      ]),
    ],
  );
};
