/**
 * Air-cooled heat exchangers on a rack: finned-tube bundle, plenum, fans below, header boxes with nozzles. Simplified
 * proportions.
 */
import { flangeSize } from "./line-classes.ts";
import { motor } from "./pumps.ts";
import { endsOf, type WithPorts, withPorts } from "./part.ts";
import { at, type Point, repeated, ring, slab, turned } from "./placement.ts";
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
/** Of the finned tubes, and the diameter of their fins; those below the upper row are drawn as one block. */
const [pitch, fin] = [62, 57] as const;
/** Depth of a header box along the tubes. */
const headerDepth = 250;

/** Forced-draft fan about Z with its ring from z = 0 to 380; motor and drive are suspended below. */
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

/** Box header along X with its plugs, front face toward -Y. */
const header = (width: number): Piece[] => [
  ...at(hollow(16, block(width, headerDepth, bundle - 40, "pipework")), [0, 0, 0]),
  ...repeated(Math.floor(width / 190), (index) => {
    const x = (index + 0.5) * 190 - (Math.floor(width / 190) * 190) / 2;
    return [70, 140, 210].flatMap((z) => at(cylinder(17, 16, "galvanised"), [x, -headerDepth / 2, z], [0, -1, 0]));
  }),
];

/** Air cooler centered on the origin, its legs on z = 0; both nozzles are on the header at -Y. */
export const airCooler = (name: string, form: AirCoolerForm): WithPorts<"inlet" | "outlet"> => {
  const { width, tubes, half } = form;
  const base = legHeight + plenum;
  /** Half sizes of the legs' spacing along X, and of the plenum along X and Y. */
  const [side, long, deep] = [width / 2 - 80, width / 2 - 20, tubes / 2];
  const plate = (from: Point, to: Point) => slab(from, to, "galvanised");
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
  const rows = Math.floor((width - 200) / pitch);
  const fins = [
    ...at(block(rows * pitch, tubes - 40, bundle - 100 - fin / 2, "steel"), [0, 0, base + 40]),
    ...repeated(rows, (row) => {
      const x = (row + 0.5 - rows / 2) * pitch;
      return at(cylinder(fin / 2, tubes - 40, "steel"), [x, 20 - deep, base + bundle - 60 - fin / 2], [0, 1, 0]);
    }),
  ];
  return withPorts(name, endsOf(ends), [
    ...[-1, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => at(leg, [x * side, y * half, 0]))),
    ...[-1, 1].flatMap((x) => beam([x * side, -deep, base - 90], [x * side, deep, base - 90], "IPE 180")),
    ...[-1, 1].flatMap((y) => plate([-long, y * deep - 6, legHeight], [long, y * deep + 6, base + 40])),
    ...[-1, 1].flatMap((x) => plate([x * long - 6, -deep, legHeight], [x * long + 6, deep, base + bundle])),
    ...plate([-long, -deep, legHeight], [long, deep, legHeight + 6]),
    ...[-1, 1].flatMap((y) => at(fan(Math.min(width, deep) * 0.42), [0, (y * tubes) / 4, legHeight - 374])),
    ...fins,
    ...(
      [
        [10, 40],
        [bundle - 62, bundle - 30],
      ] as const
    ).flatMap(([low, high]) =>
      [-0.32, 0, 0.32].flatMap((share) =>
        plate([-long, share * tubes - 30, base + low], [long, share * tubes + 30, base + high]),
      ),
    ),
    ...at(header(width - 60), [0, front, base]),
    ...turned(header(width - 60), 180, [0, -front, base]),
    ...[-1, 1].flatMap((y) => slab([-long, y * deep - 20, base - 10], [long, y * deep + y * 300, base], "steel")),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
  ]);
};
