import { BufferAttribute, BufferGeometry } from "three";
import { MeshBVH } from "three-mesh-bvh";
import { meshOf } from "./meshes.ts";

/** Search tree over triangles, whose order it changes. */
export const treeOver = (positions: Float32Array, triangles: Uint32Array): MeshBVH => {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(triangles, 1));
  geometry.computeBoundingBox();
  const tree = new MeshBVH(geometry);
  geometry.boundsTree = tree;
  return tree;
};

const trees = new Map<string, MeshBVH>();

/** Search tree over the mesh of a solid, cached; `tolerance` is that of the mesh, mm. */
export const treeOf = (key: string, tolerance = 1): MeshBVH => {
  const name = `${key} at ${tolerance}`;
  const known = trees.get(name);
  if (known) return known;
  const { positions, triangles } = meshOf(key, tolerance);
  const tree = treeOver(positions, triangles.slice());
  trees.set(name, tree);
  return tree;
};
