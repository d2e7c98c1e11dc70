/**
 * Air-cooled heat exchangers on a rack: finned-tube bundle, plenum, fans below, header boxes with nozzles. Simplified
 * proportions.
 */
import { flangeSize } from "./line-classes.ts";
import { motor } from "./pumps.ts";
import { endsOf, part, type WithPorts } from "./part.ts";
import { at, ring, slab } from "./placement.ts";
import { block, cylinder, hollow, type Piece, tube } from "./solids.ts";
import { beam } from "./steel.ts";
import { nozzle } from "./vessels.ts";

interface AirCoolerForm {
  /** Size along the header (X) and along the tubes (Y), mm. */
  width: number;
  tubes: number;
  /** Bores of the inlet on top of the header and of the outlet on its underside. */
  inlet: number;
  outlet: number;
  /** Half the distance in Y between the girders that carry the legs, mm. */
  half: number;
}

const legHeight = 1150;
const plenum = 500;
const bundle = 320;

/** Forced-draught fan about Z with its ring from z = 0 to 380; motor and drive are suspended below. */
const fan = (radius: number): Piece[] => [
  ...tube(radius, radius - 12, 380, "galvanised"),
  ...at(tube(radius + 40, radius - 12, 20, "galvanised"), [0, 0, 0]),
  ...ring(at(block(radius - 190, 170, 14, "motor"), [radius / 2 + 50, 0, 180], [0, 0.35, 1]), 6, 0),
  ...at(cylinder(150, 90, "motor"), [0, 0, 150]),
  ...at(cylinder(40, 330, "stainless"), [0, 0, -120]),
  ...at(motor(150, 420), [0, 0, -120], [0, 0, -1]),
  ...[-1, 1].flatMap((side) => slab([-radius, side * 160 - 40, -130], [radius, side * 160 + 40, -50], "steel")),
  ...[-1, 1].flatMap((side) =>
    slab([side * (radius - 40) - 40, -200, -50], [side * (radius - 40) + 40, 200, 4], "steel"),
  ),
  ...slab([-220, -160, -130], [220, 160, -118], "steel"),
];

/** Box header along X with its plugs, front face towards -Y. */
const header = (width: number): Piece[] => [
  ...at(hollow(16, block(width, 250, bundle - 40, "pipework")), [0, 0, 0]),
  ...Array.from({ length: Math.floor(width / 190) }, (_, index) =>
    [70, 140, 210].flatMap((z) =>
      at(
        cylinder(17, 16, "galvanised"),
        [(index + 0.5) * 190 - (Math.floor(width / 190) * 190) / 2, -85, z],
        [0, -1, 0],
      ),
    ),
  ).flat(),
];

/** Air cooler centred on the origin, its legs on z = 0; both nozzles are on the header at -Y. */
export const airCooler = (name: string, form: AirCoolerForm): WithPorts<"inlet" | "outlet"> => {
  const { width, tubes, half } = form;
  const base = legHeight + plenum;
  const front = -tubes / 2 - 165;
  const on = (x: number, bore: number, up: 1 | -1) =>
    nozzle({
      bore,
      kind: "steel",
      root: [x, front, base + (up > 0 ? bundle - 40 : 0)],
      direction: [0, 0, up],
      reach: 150 + flangeSize(bore, "steel").pipe * 0.4,
    });
  const ends = { inlet: on(0, form.inlet, 1), outlet: on(width * 0.24, form.outlet, -1) };
  const leg = [...hollow(6, block(160, 160, base, "steel")), ...block(260, 240, 14, "steel")];
  const fins = Array.from({ length: 9 }, (_, row) => {
    const x = ((row + 0.5) / 9 - 0.5) * (width - 200);
    return at(block((width - 200) / 9 - 14, tubes - 40, bundle - 100, "motor"), [x, 0, base + 40]);
  }).flat();
  return part(
    name,
    [
      ...[-1, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => at(leg, [x * (width / 2 - 80), y * half, 0]))),
      ...[-1, 1].flatMap((x) =>
        beam([x * (width / 2 - 80), -tubes / 2, base - 90], [x * (width / 2 - 80), tubes / 2, base - 90], 180, 120),
      ),
      ...[-1, 1].flatMap((y) =>
        slab(
          [-width / 2 + 20, y * (tubes / 2) - 6, legHeight],
          [width / 2 - 20, y * (tubes / 2) + 6, base + 40],
          "galvanised",
        ),
      ),
      ...[-1, 1].flatMap((x) =>
        slab(
          [x * (width / 2 - 20) - 6, -tubes / 2, legHeight],
          [x * (width / 2 - 20) + 6, tubes / 2, base + bundle],
          "galvanised",
        ),
      ),
      ...slab([-width / 2 + 20, -tubes / 2, legHeight], [width / 2 - 20, tubes / 2, legHeight + 6], "galvanised"),
      ...[-1, 1].flatMap((y) => at(fan(Math.min(width, tubes / 2) * 0.42), [0, (y * tubes) / 4, legHeight - 374])),
      ...fins,
      ...(
        [
          [10, 40],
          [bundle - 62, bundle - 30],
        ] as const
      ).flatMap(([low, high]) =>
        [-0.32, 0, 0.32].flatMap((share) =>
          slab(
            [-width / 2 + 20, share * tubes - 30, base + low],
            [width / 2 - 20, share * tubes + 30, base + high],
            "galvanised",
          ),
        ),
      ),
      ...at(header(width - 60), [0, front, base]),
      ...at(header(width - 60), [0, -front, base], [0, 0, 1], 180),
      ...[-1, 1].flatMap((y) =>
        slab(
          [-width / 2 + 20, y * (tubes / 2) - 20, base - 10],
          [width / 2 - 20, y * (tubes / 2) + y * 300, base],
          "steel",
        ),
      ),
      ...Object.values(ends).flatMap(({ pieces }) => pieces),
    ],
    endsOf(ends),
  );
};
