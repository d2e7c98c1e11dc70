/** Wiring between the scrubbing system's skid, its PLC panel and the operator's screen, mm. */
import { straightCable } from "../../../kit/cable.ts";
import { cableTrayFrom } from "../../../kit/cable-trays.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow } from "../../../kit/solids.ts";
import { deck } from "./steelwork.ts";

/** Middle of the junction box's foot, beside the skid. */
const box: Point = [2300, -1400, 0];

/** Places of the glands in the box's bottom. */
const [boxGlands, glandY] = [[-25, 20, 65], -70] as const;
/** From there, the ends of the cables in the tray that begins in front of the box and leads to the right. */
const laid: readonly Point[] = [
  [-9, -175, 40],
  [12, -139, 46],
  [32, -105, 37],
];

const junctionBox = (): Part =>
  part("field junction box", [
    ...[-1, 1].flatMap((side) => [
      ...hollow(3, slab([side * 190, 30, 0], [side * 230, 70, 680], "galvanised")),
      ...at(block(120, 120, 10, "galvanised"), [side * 210, 50, 0]),
    ]),
    ...hollow(2, slab([-250, -100, 150], [250, 30, 650], "paint")),
    ...hollow(1.5, slab([-240, -112, 160], [240, -100, 640], "paint")),
    ...at(block(200, 60, 2, "dial"), [0, -112, 540], [0, -1, 0]),
    ...boxGlands.flatMap((x) => at(cylinder(15, 30, "galvanised"), [x, glandY, 120])),
    ...[240, 560].flatMap((z) => at(cylinder(14, 8, "ink"), [205, -112, z], [0, -1, 0])),
  ]).at(box);

/** Radius of a motor's cable, and how far beside its gland it goes down: between the pump's base and the blow-down, mm. */
const [radius, aside] = [12, 75] as const;

/** Cables from the junction box's glands to those in the tray. */
const boxCables = () =>
  boxGlands.flatMap((x, index) =>
    straightCable([[x, glandY, 120], [x, glandY, 70], laid[index] as Point], 9, "rubber"),
  );

/** A tray on the floor from one point to another. */
const floorTray = (from: Point, to: Point, width: number) => {
  const way: Point = [to[0] - from[0], to[1] - from[1], 0];
  return cableTrayFrom(from, way, Math.hypot(way[0], way[1]), width);
};

/**
 * Junction box with cables to both pumps' motors, tray from it to `panel` and from there to `screen`: points on the
 * floor beside them. `glands` are the ends of the motors' glands.
 */
export const fieldWiring = (glands: readonly Point[], panel: Point, screen: Point): Part[] => {
  const from: Point = [box[0], box[1] - 120, 0];
  const branch: Point = [from[0] + 0.52 * (panel[0] - from[0]), from[1] + 0.52 * (panel[1] - from[1]), 0];
  return [
    junctionBox(),
    part("cable trays", [
      ...floorTray(from, panel, 220),
      ...floorTray(screen, branch, 160),
      ...at(boxCables(), box),
    ]).at([0, 0, 0]),
    ...glands.map(([x, y, z], index) => {
      const lane = box[0] - 168 + index * 36;
      const low = deck + radius;
      const legs: Point[] = [
        [x, y, z],
        [x, y + aside, z],
        [x, y + aside, low],
        [lane, y + aside, low],
        [lane, box[1] + 30, low],
      ];
      return part(`motor cable ${"AB"[index]}`, straightCable(legs, radius, "rubber")).at([0, 0, 0]);
    }),
  ];
};
