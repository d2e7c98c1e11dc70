import { BufferAttribute, BufferGeometry } from "three";
import { MeshBVH } from "three-mesh-bvh";
import { meshOf } from "./meshes.ts";
import { remembered } from "./remembered.ts";

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

/** Search tree over the mesh of a solid; `tolerance` is that of the mesh, mm. */
export const treeOf = remembered((key: string, tolerance: number = 1): MeshBVH => {
  const { positions, triangles } = meshOf(key, tolerance);
  return treeOver(positions, triangles.slice());
});
