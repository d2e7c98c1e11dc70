import { Matrix4, Vector3 } from "three";
import { flangeSize } from "../kit/line-classes.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import { weldsApart } from "../kit/shell-seams.ts";

/** What is welded onto a shell, by the keys of its pieces. */
const welded = /^(?:pad|wear plate|lifting lug|boot) /;
/** Distance from a shell within which a piece is on it, mm. */
const touching = 25;
/** Half the width of a seam and a little more, mm. */
const half = 5;

/** Points of a piece in its part's coordinates. */
const pointsOf = ({ key, matrix }: Part["pieces"][number]): Vector3[] => {
  const { positions } = meshOf(key, 1);
  return Array.from({ length: positions.length / 3 }, (_, index) =>
    new Vector3().fromArray(positions, 3 * index).applyMatrix4(matrix),
  );
};

/** Direction of a piece's own Z in its part's coordinates. */
const axisOf = ({ matrix }: Part["pieces"][number]) => new Vector3(0, 0, 1).transformDirection(matrix);

/** A stretch along a seam's axis, from the seam. */
interface Near {
  name: string;
  from: number;
  to: number;
}

/** Wall of the shell of a vessel, mm. */
const wallOf = ({ pieces }: Part): number => {
  const shell = pieces.find(({ called }) => called === "shell");
  const across = shell ? pointsOf({ ...shell, matrix: new Matrix4() }).map(({ x, y }) => Math.hypot(x, y)) : [0];
  return Math.max(...across) - Math.min(...across);
};

const faultsOf = (part: Part): string[] => {
  const apart = weldsApart(wallOf(part));
  const fittings = part.pieces.filter(({ key }) => welded.test(key)).map((piece) => [piece, pointsOf(piece)] as const);
  const near = part.pieces
    .filter(({ called }) => called === "seam")
    .flatMap((seam): string[] => {
      // The middle of its width, on the shell's axis.
      const middle = new Vector3(0, 0, 4).applyMatrix4(seam.matrix);
      const axis = axisOf(seam);
      const along = (point: Vector3) => point.clone().sub(middle).dot(axis);
      const across = (point: Vector3) => point.clone().sub(middle).projectOnPlane(axis).length();
      const radius = Math.max(...pointsOf(seam).map(across));
      const ofPieces = fittings
        // A boot's own head is welded to it.
        .filter(([piece]) => !(piece.key.startsWith("boot ") && Math.abs(axisOf(piece).dot(axis)) > 0.9))
        .filter(([, points]) => points.some((point) => Math.abs(across(point) - radius) < touching))
        .map(([{ key }, points]): Near => {
          const places = points.map(along);
          return { name: key, from: Math.min(...places), to: Math.max(...places) };
        });
      const ofNozzles = part.ports.flatMap(({ name, end }): Near[] => {
        const [face, way] = [new Vector3(...end.position), new Vector3(...end.direction)];
        const aside = Math.abs(face.clone().sub(middle).dot(axis.clone().cross(way)));
        if (Math.abs(way.dot(axis)) > 0.5 || aside > radius || face.clone().sub(middle).dot(way) < 0) return [];
        const pipe = flangeSize(end.bore, end.kind).pipe / 2;
        return [{ name, from: along(face) - pipe, to: along(face) + pipe }];
      });
      return [...ofPieces, ...ofNozzles]
        .filter(({ from, to }) => Math.max(from, -to) < apart - half)
        .map(({ name }) => name);
    });
  return [...new Set(near)].map((name) => `seams: ${part.name} has ${name} less than ${apart} mm from a seam`);
};

/** Rule: nozzles, pads, wear plates and lugs keep 100 mm from a shell's circumferential seams, on sheet 50 mm. */
export const seams = (parts: readonly Part[]): string[] =>
  parts.filter(({ pieces }) => pieces.some(({ called }) => called === "shell")).flatMap(faultsOf);
