import { MeshoptDecoder } from "virtual:meshopt-decoder";
import {
  type BufferAttribute,
  Group,
  InstancedBufferGeometry,
  InstancedMesh,
  LineSegments,
  type Material,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from "three";
import { GLTFLoader, type GLTFParser } from "three/addons/loaders/GLTFLoader.js";

/** All occurrences of one solid in one part. */
export interface Solid {
  readonly part: number;
  readonly faces: InstancedMesh;
  /** The same from inside. */
  readonly inside: InstancedMesh;
  /** Its feature edges, if it has any. */
  readonly edges: LineSegments<InstancedBufferGeometry> | undefined;
  /** Diagonal of its box, mm. */
  readonly size: number;
  /** What the file says of its surface. */
  readonly surface: MeshStandardMaterial;
}

/** A model as a tree with one group a part, in the model's own mm. */
export interface Solids {
  readonly parts: ReadonlyMap<number, Group>;
  readonly solids: readonly Solid[];
}

/** The number of the part to which a node of the file belongs (studio/browser-models/glb.ts). */
function partOf(node: Object3D): number {
  for (let at: Object3D | null = node; at; at = at.parent) {
    const part: unknown = at.userData["part"];
    if (typeof part === "number") return part;
  }
  throw new Error("A solid of the model belongs to no part");
}

interface OutlineData {
  gltfExtensions?: { CESIUM_primitive_outline?: { indices: number } };
}

/** Feature edges as lines that share positions and places with the faces. The loader does not know the extension. */
async function edgesOf(faces: InstancedMesh, parser: GLTFParser, material: Material): Promise<Solid["edges"]> {
  const { indices } = (faces.userData as OutlineData).gltfExtensions?.CESIUM_primitive_outline ?? {};
  if (indices === undefined) return undefined;
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute("position", faces.geometry.getAttribute("position"));
  geometry.setAttribute("instanceMatrix", faces.instanceMatrix);
  geometry.setIndex((await parser.getDependency("accessor", indices)) as BufferAttribute);
  geometry.instanceCount = faces.count;
  faces.computeBoundingSphere();
  geometry.boundingSphere = faces.boundingSphere;
  const edges = new LineSegments(geometry, material);
  edges.scale.copy(faces.scale);
  edges.renderOrder = 1;
  return edges;
}

function insideOf({ geometry, count, instanceMatrix, scale }: InstancedMesh, material: Material): InstancedMesh {
  const inside = new InstancedMesh(geometry, material, count);
  inside.instanceMatrix = instanceMatrix;
  inside.scale.copy(scale);
  return inside;
}

/**
 * Reads a GLB of the studio, with materials for edges and insides.
 * @throws if it has another form
 */
export async function loadSolids(glb: ArrayBuffer, lines: Material, cut: Material): Promise<Solids> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const { scene, parser } = await loader.parseAsync(glb, "");
  const meshes: InstancedMesh[] = [];
  scene.traverse((node) => {
    if (node instanceof InstancedMesh) meshes.push(node);
  });
  const parts = new Map<number, Group>();
  const solids = await Promise.all(
    meshes.map(async (faces): Promise<Solid> => {
      const part = partOf(faces);
      const edges = await edgesOf(faces, parser, lines);
      faces.geometry.computeBoundingBox();
      const size = (faces.geometry.boundingBox?.getSize(new Vector3()).length() ?? 0) * faces.scale.x;
      return {
        part,
        faces,
        inside: insideOf(faces, cut),
        edges,
        size,
        surface: faces.material as MeshStandardMaterial,
      };
    }),
  );
  for (const { part, faces, inside, edges } of solids) {
    const group = parts.get(part) ?? new Group();
    parts.set(part, group.add(faces, inside, ...(edges ? [edges] : [])));
  }
  return { parts, solids };
}
