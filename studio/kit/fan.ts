import { flange } from "./flanges.ts";
import { part, type WithPorts } from "./part.ts";
import { at, slab } from "./placement.ts";
import { block, cylinder, tube } from "./solids.ts";
import { motor } from "./pumps.ts";

/** Centrifugal fan with a direct motor, standing on z = 0: inlet towards -X, outlet up. Plain proportions. */
export const centrifugalFan = (name: string, bore: number): WithPorts<"inlet" | "outlet"> => {
  const z = 1050;
  const [radius, width] = [bore * 1.15, bore * 0.72];
  const inlet = -width / 2 - 220;
  const outletY = radius - bore * 0.55;
  const top = z + radius + 420;
  return part(
    name,
    [
      ...at(cylinder(radius, width, "polypropylene"), [-width / 2, 0, z], [1, 0, 0]),
      ...at(block(width, bore * 1.1, radius + 180, "polypropylene"), [0, outletY, z]),
      ...[-1, 1].flatMap((side) =>
        at(tube(radius + 40, radius - 10, 18, "polypropylene"), [side * (width / 2 - 9) - 9, 0, z], [1, 0, 0]),
      ),
      ...at(tube(bore / 2 + 8, bore / 2, 220 - 16, "polypropylene"), [inlet + 16, 0, z], [1, 0, 0]),
      ...at(flange(bore, "duct"), [inlet, 0, z], [1, 0, 0]),
      ...at(tube(bore / 2 + 8, bore / 2, 240 - 16, "polypropylene"), [0, outletY, top - 240]),
      ...at(flange(bore, "duct"), [0, outletY, top], [0, 0, -1]),
      ...at(cylinder(60, 110, "steel"), [width / 2, 0, z], [1, 0, 0]),
      ...at(motor(215, 640), [width / 2 + 100, 0, z], [1, 0, 0]),
      ...slab([width / 2 + 190, -200, 140], [width / 2 + 640, 200, z - 260], "steel"),
      ...[-1, 1].flatMap((side) =>
        slab(
          [-width / 2, side * radius * 0.75 - 60, 140],
          [width / 2, side * radius * 0.75 + 60, z - radius * 0.62],
          "steel",
        ),
      ),
      ...slab([-width / 2 - 80, -radius, 0], [width / 2 + 760, radius, 140], "steel"),
    ],
    {
      inlet: { position: [inlet, 0, z], direction: [-1, 0, 0], bore, rating: 0.1, kind: "duct" },
      outlet: { position: [0, outletY, top], direction: [0, 0, 1], bore, rating: 0.1, kind: "duct" },
    },
  );
};
