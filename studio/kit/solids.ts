/** OpenCascade solids in millimeters, Z up. A solid is modeled once per key and placed many times by matrix. */
import * as cad from "replicad";
import startOpenCascade, {
  type OpenCascadeInstance,
  type TopoDS_Shape,
  type TopoDS_Shell,
} from "replicad-opencascadejs";
import { Matrix4 } from "three";
import type { Material } from "./materials.ts";
import { remembered } from "./remembered.ts";

/** One placed solid. */
export interface Piece {
  key: string;
  material: Material;
  matrix: Matrix4;
  /** On a hollow body, of which `key` is the outside: thickness of the wall around its closed cavity, mm. */
  wall?: number;
  /** Whether it is placed on site, as grout and packing are, and is no part of a weight. */
  onSite?: boolean;
  /** On a sheet that is drawn thicker than it is: the share of its volume that is metal. */
  metal?: number;
  /** What the body is, and the grade of its metal, where the kit knows them: "stud bolt M16", "ASTM A105". */
  called?: string;
  grade?: string;
  /** Key of a simplified solid for sheets: a grating drawn bar by bar would be a black patch. */
  drafted?: string;
  /** On a piece of a cable: where the cable's center line ends on it, in the piece's coordinates (lint/cables.ts). */
  ends?: readonly (readonly [number, number, number])[];
  /** On a wiring duct or a cable tray: opposite corners of the space for cables, in the piece's coordinates. */
  wireway?: readonly (readonly [number, number, number])[];
}
export type Outline = readonly (readonly [number, number])[];

type Start = (options: { print: () => void }) => Promise<OpenCascadeInstance>;
/** OpenCascade without the statistics that its STEP writer prints; errors are still printed. */
export const kernel: OpenCascadeInstance = await (startOpenCascade as unknown as Start)({ print: () => undefined });
cad.setOC(kernel);

const solids = new Map<string, cad.Shape3D>();

/** Models a solid with `make()`, unless `key` exists already. */
export const solid = (key: string, material: Material, make: () => cad.AnyShape): Piece[] => {
  if (!solids.has(key)) solids.set(key, make() as cad.Shape3D);
  return [{ key, material, matrix: new Matrix4() }];
};

/** The shape of a key. Throws if nothing was modeled under it. */
export const shapeOf = (key: string): cad.Shape3D => {
  const shape = solids.get(key);
  if (!shape) throw new Error(`No solid was modeled under "${key}"`);
  return shape;
};

/**
 * Makes bodies hollow, with walls of this thickness, mm. The cavity is closed: ends, and faces that lie on other bodies,
 * are as thick as the sides. Renders and drawings need the outside alone.
 */
export const hollow = (wall: number, pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, wall }));

const shellsOf = (shape: TopoDS_Shape) => [...cad.iterTopo(shape, "shell")] as TopoDS_Shell[];

const walled = remembered((key: string, wall: number): cad.Shape3D => {
  const outside = shapeOf(key).wrapped;
  const offset = new kernel.BRepOffsetAPI_MakeOffsetShape();
  const { BRepOffset_Mode: mode, GeomAbs_JoinType: joint } = kernel;
  const progress = new kernel.Message_ProgressRange();
  offset.PerformByJoin(
    outside,
    -wall,
    1e-3,
    mode.BRepOffset_Skin,
    false,
    false,
    joint.GeomAbs_Intersection,
    false,
    progress,
  );
  const shells = [outside, offset.Shape().Reversed()].flatMap(shellsOf);
  if (shells.length < 2) throw new Error(`A wall of ${wall} mm leaves no cavity in "${key}"`);
  const maker = new kernel.BRepBuilderAPI_MakeSolid();
  for (const shell of shells) maker.Add(shell);
  return cad.cast(maker.Solid()) as cad.Shape3D;
});

/** The shape of a piece with its cavity. */
export const wholeShape = ({ key, wall }: Pick<Piece, "key" | "wall">): cad.Shape3D =>
  wall ? walled(key, wall) : shapeOf(key);

/** Makes bodies no part of a weight. */
export const onSite = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, onSite: true }));

/** Says what bodies are, and of which grade, unless something nearer to them has said it. Files name them so. */
export const called = (name: string, pieces: readonly Piece[], grade?: string): Piece[] =>
  pieces.map((piece) => (piece.called ? piece : { ...piece, called: name, ...(grade && { grade }) }));

const short = (values: readonly number[]) => values.map((value) => Number(value.toFixed(2))).join(",");
/** Closed drawing of an outline. */
export const closed = ([first, ...rest]: Outline) => {
  if (!first) throw new Error("An outline needs points");
  let pen = cad.draw([first[0], first[1]]);
  for (const [x, y] of rest) pen = pen.lineTo([x, y]);
  return pen.close();
};

/** Solid of revolution about Z from an outline in [radius, z], swept by `degrees` from +X. */
export const revolved = (outline: Outline, material: Material, degrees = 360): Piece[] =>
  solid(`revolved ${outline.map(short).join(" ")} ${degrees}`, material, () =>
    closed(outline).sketchOnPlane("XZ").revolve([0, 0, 1], { angle: degrees }),
  );

/** Prism along +Z of an outline in XY. */
export const extruded = (outline: Outline, height: number, material: Material): Piece[] =>
  solid(
    `extruded ${outline.map(short).join(" ")} ${short([height])}`,
    material,
    () => closed(outline).sketchOnPlane("XY").extrude(height) as cad.Shape3D,
  );

/** Cylinder along +Z from the origin. */
export const cylinder = (radius: number, height: number, material: Material): Piece[] =>
  solid(`cylinder ${short([radius, height])}`, material, () => cad.makeCylinder(radius, height));

/** Tube along +Z from the origin, or the part of it that sweeps `degrees` from +X. */
export const tube = (outer: number, inner: number, height: number, material: Material, degrees = 360): Piece[] =>
  revolved(
    [
      [inner, 0],
      [outer, 0],
      [outer, height],
      [inner, height],
    ],
    material,
    degrees,
  );

/** Block centered on Z, standing on the origin; `fillet` rounds all edges. */
export const block = (x: number, y: number, z: number, material: Material, fillet = 0): Piece[] =>
  solid(`block ${short([x, y, z, fillet])}`, material, () => {
    const plain = cad.drawRectangle(x, y).sketchOnPlane("XY").extrude(z) as cad.Shape3D;
    return fillet ? plain.fillet(fillet) : plain;
  });

/** Hexagonal prism along +Z, such as a nut. */
export const hexagon = (acrossFlats: number, height: number, material: Material): Piece[] =>
  solid(
    `hexagon ${short([acrossFlats, height])}`,
    material,
    () =>
      cad
        .drawPolysides(acrossFlats / Math.sqrt(3), 6)
        .sketchOnPlane("XY")
        .extrude(height) as cad.Shape3D,
  );

/** Ring of round bar about Z; `radius` is that of the bar's center line. */
export const torus = (radius: number, bar: number, material: Material): Piece[] =>
  solid(`torus ${short([radius, bar])}`, material, () =>
    cad.drawCircle(bar).translate(radius, 0).sketchOnPlane("XZ").revolve([0, 0, 1]),
  );

export interface Drilling {
  /** Diameters of the bolt circle and of the holes, mm, and number of holes. */
  circle: number;
  hole: number;
  bolts: number;
}

/** Ring along +Z with bolt holes that straddle +X; without bore if `inner` is 0. */
export const drilledRing = (
  outer: number,
  inner: number,
  height: number,
  { circle, hole, bolts }: Drilling,
  material: Material,
): Piece[] =>
  solid(`drilled ${short([outer, inner, height, circle, hole, bolts])}`, material, () => {
    let ring = inner ? cad.drawCircle(outer).cut(cad.drawCircle(inner)) : cad.drawCircle(outer);
    for (let index = 0; index < bolts; index++) {
      const angle = ((index + 0.5) / bolts) * 2 * Math.PI;
      ring = ring.cut(
        cad.drawCircle(hole / 2).translate((circle / 2) * Math.cos(angle), (circle / 2) * Math.sin(angle)),
      );
    }
    return ring.sketchOnPlane("XY").extrude(height) as cad.Shape3D;
  });
