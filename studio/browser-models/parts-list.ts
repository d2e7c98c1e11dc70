import { Box3, Matrix4, Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import { standpointOf } from "../render/camera.ts";
import { boundsOf } from "./browser-mesh.ts";
import { assemblyTree, type SubAssembly } from "../solids/assembly-tree.ts";
import type { ListedItem } from "./item-parts.ts";
import { solidVolume } from "./within-limits.ts";

const cubicMetres = 1e-9;
const rounded = (value: number, digits: number) => Number(value.toPrecision(digits));
const wholeMillimetres = (point: Vector3) => point.toArray().map(Math.round);

/** The bounding box of parts in the model, mm. */
const boxOf = (parts: readonly Part[]): { low: Vector3; high: Vector3 } => {
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  for (const { matrix, pieces } of parts)
    for (const piece of pieces) {
      const placed = new Matrix4().multiplyMatrices(matrix, piece.matrix);
      const [from, to] = boundsOf(piece.key).map((corner) => new Vector3().fromArray(corner as number[]));
      if (!from || !to) continue;
      const box = new Box3(from, to).applyMatrix4(placed);
      low.min(box.min);
      high.max(box.max);
    }
  return { low, high };
};

/** Volume of a part, m³, from its solids. */
const volumeOf = ({ pieces }: Part): number =>
  rounded(pieces.reduce((sum, { key }) => sum + solidVolume(key), 0) * cubicMetres, 5);

/** The names of parts in the STEP file. */
const namesIn = (tree: readonly SubAssembly[]): Map<Part, string> =>
  new Map(
    tree.flatMap(({ name, parts, children }) => [...parts.map((part) => [part, name] as const), ...namesIn(children)]),
  );

/**
 * What stands beside a GLB, lengths in mm: the camera of the model's render; for each part, in the order of the GLB's
 * part numbers, its name and volume (m³); and the lines of the parts list with their part numbers and the
 * middle of the first of them. A model without a parts list has none.
 */
export const partsListOf = (model: Model, parts: readonly Part[], items: readonly ListedItem[]) => {
  const names = namesIn(assemblyTree(parts));
  const { aim, away, distance, half } = standpointOf(model);
  return {
    title: model.title,
    drawing: model.drawingNumber,
    camera: {
      aim: wholeMillimetres(aim),
      away: away.toArray().map((value) => rounded(value, 6)),
      distance: Math.round(distance),
      half,
      frame: model.camera.frame,
      bearing: model.camera.bearing,
    },
    parts: parts.map((part) => ({ name: names.get(part) ?? part.name, volume: volumeOf(part) })),
    items: items.map(({ description, quantity, parts: own }) => {
      const { low, high } = boxOf(own.slice(0, 1));
      return {
        description,
        quantity,
        parts: own.map((part) => parts.indexOf(part)),
        at: wholeMillimetres(low.add(high).divideScalar(2)),
      };
    }),
  };
};
