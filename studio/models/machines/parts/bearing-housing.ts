/** Cast bearing housing with oil sump, mm: shaft along X at the height `axis`, feet on z = 0. */
import * as cad from "replicad";
import type { Material } from "../../../kit/materials.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { closed, type Outline, type Piece, revolved, solid, tube } from "../../../kit/solids.ts";

/** Height of the shaft, half length of the body, radii of the body and of its end flanges. */
export const axis = 190;
export const half = 130;
const body = 98;
export const flange = 122;
/** Thickness of an end flange. */
const flangeWidth = 26;
/** Radius of the bearing seats, radius of the bore between them, depth of a seat. */
export const seat = 75;
const bore = 66;
export const seatDepth = 51;
export const foot = [420, 230, 32] as const;
/** Radius and number of the cover bolts, spacing of the anchor bolts. */
export const [boltCircle, bolts] = [108, 8] as const;
export const anchors = [340, 160] as const;
/** Depths of the holes for the cover bolts and of their threads. */
export const [screwHole, threaded] = [22, 18] as const;
/** Diameter of the anchor bolts' holes. */
export const anchorHole = 22;
/** Length, width and floor of the oil sump. */
export const sump = { long: 148, wide: 116, floor: 46 } as const;
/** Height of the boss faces on top; places along X of the eye bolt and the breather. */
export const bossTop = axis + body + 16;
export const [eyeX, breatherX] = [0, 62] as const;
/** On the front: the oil sight glass, centered on the level at the middle of the lowest balls, and the drain plug. */
export const [glassAt, plugAt]: [Point, Point] = [
  [-48, -112, 135],
  [-48, -106, 55],
];

const box = (a: Point, b: Point) => cad.makeBox(a as [number, number, number], b as [number, number, number]);
const alongX = (radius: number, from: number, to: number, y = 0, z: number = axis) =>
  cad.makeCylinder(radius, to - from, [from, y, z], [1, 0, 0]);
const upright = (radius: number, from: number, to: number, x: number, y: number) =>
  cad.makeCylinder(radius, to - from, [x, y, from], [0, 0, 1]);
/** From the plane `from` in Y to a point on the front. */
const toFront = (radius: number, [x, y, z]: Point, from: number) =>
  cad.makeCylinder(radius, from - y, [x, from, z], [0, -1, 0]);
const fused = (shapes: cad.Shape3D[]) => shapes.reduce((sum, shape) => sum.fuse(shape) as cad.Shape3D);
const without = (shape: cad.Shape3D, tools: cad.Shape3D[]) =>
  tools.reduce((rest, tool) => rest.cut(tool) as cad.Shape3D, shape);
/** Shapes at the four anchor bolts. */
const atAnchors = (make: (x: number, y: number) => cad.Shape3D) =>
  [-1, 1].flatMap((x) => [-1, 1].map((y) => make((x * anchors[0]) / 2, (y * anchors[1]) / 2)));

/** The quarter that is cut away: right of the center and in front of the shaft. */
const quarter = () => box([0, -400, -10], [400, 0, 500]);

const rib = (x: number, side: number) =>
  cad
    .draw([side * (foot[1] / 2 - 14), foot[2] - 2])
    .lineTo([0, foot[2] - 2])
    .lineTo([0, axis])
    .lineTo([side * (body - 4), axis])
    .close()
    .sketchOnPlane("YZ", x - 9)
    .extrude(18) as cad.Shape3D;

/** Flange at the left or right end. Its rounded edge is of cones: the triangles of a torus meet in creases, drawn as dashes. */
const endFlange = (side: -1 | 1): cad.Shape3D => {
  const [thick, round] = [flangeWidth, 5];
  const corner = [0, 18, 36, 54, 72, 90].map((degrees): [number, number] => {
    const turn = (degrees * Math.PI) / 180;
    return [half - thick + round * (1 - Math.cos(turn)), flange - round * (1 - Math.sin(turn))];
  });
  const outline = [[half - thick, 0] as const, ...corner, [half, flange] as const, [half, 0] as const];
  return closed(outline.map(([x, radius]) => [side * x, radius] as const))
    .sketchOnPlane("XY")
    .revolve([1, 0, 0])
    .translate(0, 0, axis) as cad.Shape3D;
};

/** The casting before machining, its outer edges rounded. */
const cast = (): cad.Shape3D => {
  const plate = (cad.drawRoundedRectangle(foot[0], foot[1], 26).sketchOnPlane("XY") as cad.Sketch)
    .extrude(foot[2])
    .fillet(6, (edge) => edge.inPlane("XY", foot[2]));
  const web = cad
    .draw([-78, foot[2] - 4])
    .lineTo([78, foot[2] - 4])
    .lineTo([88, axis])
    .lineTo([-88, axis])
    .close()
    .sketchOnPlane("YZ", flangeWidth - half - 1)
    .extrude(2 * (half - flangeWidth + 1)) as cad.Shape3D;
  const round = fused([alongX(body, -half, half), endFlange(-1), endFlange(1)]);
  const pads = atAnchors((x, y) => upright(27, foot[2] - 4, foot[2] + 6, x, y));
  const bosses = [
    ...[eyeX, breatherX].map((x) => upright(24, axis + 80, bossTop, x, 0)),
    toFront(30, glassAt, -72),
    toFront(20, plugAt, -66),
  ];
  const ribs = [-86, 0, 86].flatMap((x) => [-1, 1].map((side) => rib(x, side)));
  return fused([plate, web, round, ...ribs, ...pads, ...bosses]);
};

const machined = (): cad.Shape3D =>
  without(cast(), [
    alongX(bore, -half - 1, half + 1),
    alongX(seat, -half - 1, -half + seatDepth),
    alongX(seat, half - seatDepth, half + 1),
    box([-sump.long / 2, -sump.wide / 2, sump.floor], [sump.long / 2, sump.wide / 2, axis]),
    ...atAnchors((x, y) => upright(anchorHole / 2, -1, 60, x, y)),
    upright(8, bossTop - 34, bossTop + 14, eyeX, 0),
    upright(8, axis + 60, bossTop + 14, breatherX, 0),
    toFront(16, glassAt, -50),
    toFront(8, plugAt, -50),
    ...Array.from({ length: bolts }, (_, index) => {
      const angle = ((index + 0.5) / bolts) * 2 * Math.PI;
      const [y, z] = [boltCircle * Math.cos(angle), axis + boltCircle * Math.sin(angle)];
      return [alongX(5, -half - 1, -half + screwHole, y, z), alongX(5, half - screwHole, half + 1, y, z)];
    }).flat(),
    box([-foot[0] / 2 + 70, -foot[1], -1], [foot[0] / 2 - 70, foot[1], 4]),
  ]);

const whole = machined();

/** The whole housing, for sections. */
export const wholeHousing = (): Piece[] => solid("bearing housing, whole", "motor", () => whole.clone() as cad.Shape3D);

/** The housing with the quarter cut away, and a colored skin on both cut faces. */
export const housing = (): Piece[] => [
  ...solid("bearing housing", "motor", () => without(whole.clone() as cad.Shape3D, [quarter()])),
  ...solid(
    "housing cut along",
    "cut",
    () => whole.clone().intersect(box([0, -0.6, -10], [400, 0, 500])) as cad.Shape3D,
  ),
  ...solid(
    "housing cut across",
    "cut",
    () => whole.clone().intersect(box([0, -400, -10], [0.6, 0, 500])) as cad.Shape3D,
  ),
];

/** Washers of the anchor bolts on their pads, except the one that may be cut away. */
export const anchorWashers = (cut = true): Piece[] =>
  ([[-1, -1], [-1, 1], [1, 1], ...(cut ? [] : [[1, -1] as const])] as const).flatMap(([x, y]) =>
    at(tube(25, anchorHole / 2, 0.6, "stainless"), [(x * anchors[0]) / 2, (y * anchors[1]) / 2, foot[2] + 6]),
  );

/** The half of a rotationally symmetric solid behind the cut, about the shaft. */
export const behindCut = (outline: Outline, material: Material, x: number): Piece[] =>
  at(revolved(outline, material, 180), [x, 0, axis], [1, 0, 0], -90);
