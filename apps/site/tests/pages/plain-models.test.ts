import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validateBytes } from "gltf-validator";
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { Box3, InstancedMesh, Mesh, type Object3D } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { expect, test } from "vitest";
import { downloadsOf } from "@ttpl/content/derive/pictures.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { plainModelFile } from "../../components/download-link/plain-model-file.ts";

const pictures = "build/client/pictures";
const models = readdirSync(pictures).flatMap((name) => (name.endsWith("-glb") ? [name.slice(0, -4)] : []));
const turned = (id: string) => readFileSync(join(pictures, `${id}-glb/${id}.glb`));
const offered = (id: string) => readFileSync(join(pictures, plainModelFile(id)));

/** What a reader that wrote neither file sees in it. */
async function seen(glb: Buffer) {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const { scene } = await loader.parseAsync(new Uint8Array(glb).buffer, "");
  scene.updateMatrixWorld(true);
  let triangles = 0;
  const parts = new Map<string, Box3>();
  const isPiece = (node: Object3D): node is Mesh => node instanceof Mesh;
  scene.traverse((node) => {
    if (isPiece(node))
      triangles += ((node.geometry.index?.count ?? 0) / 3) * (node instanceof InstancedMesh ? node.count : 1);
    // The loader numbers names that occur twice.
    const name = String(node.userData["name"] ?? "");
    parts.set(name, (parts.get(name) ?? new Box3()).expandByObject(node));
  });
  return { triangles, parts };
}

/** Every sixth model by size, with the largest: a reader takes seconds for all. */
const some = models.toSorted((a, b) => offered(b).length - offered(a).length).filter((_, index) => index % 6 === 0);

test("each model is offered as a file that is as large as the page says", () => {
  expect(models.length).toBeGreaterThan(30);
  for (const id of models) expect(offered(id).length, id).toBe(downloadsOf(id, publicFolder).glb);
});

test.each(some)("%s is offered without extensions, and is the model that the page turns", async (id) => {
  const file = offered(id);
  const { issues, info } = await validateBytes(new Uint8Array(file));
  expect(issues.messages).toEqual([]);
  expect(info.extensionsUsed ?? []).toEqual([]);
  const [one, other] = [await seen(turned(id)), await seen(file)];
  expect(other.triangles).toBe(one.triangles);
  expect(one.parts.size).toBeGreaterThan(1);
  // Within a millimeter.
  for (const [name, box] of one.parts) {
    const now = other.parts.get(name) ?? new Box3();
    expect(box.min.distanceTo(now.min), name).toBeLessThan(0.001);
    expect(box.max.distanceTo(now.max), name).toBeLessThan(0.001);
  }
});
