import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { studio } from "../catalog.ts";
import { codeOf } from "../code.ts";
import { packageVersions } from "../sources.ts";

const renderers = ["blender_render.py", "blender_scene.py", "denoise.py"].map((file) => join(studio, "render", file));

/**
 * Digest of a written scene and of the code that renders it. Rendering takes minutes, modeling seconds: a change of
 * the sources that leaves the scene unchanged does not need a new render.
 */
export const sceneDigest = async (folder: string): Promise<string> => {
  const described = await readFile(join(folder, "scene.json"), "utf8");
  const hash = createHash("sha256")
    .update(described.replaceAll(studio, ""))
    .update(await readFile(join(folder, "scene.bin")));
  const screens = [...new Set(described.match(/[^"]+\.png/g))].toSorted();
  for (const file of [...screens, ...renderers]) hash.update(codeOf(file));
  return hash
    .update(JSON.stringify(packageVersions(studio, ["sharp"])))
    .digest("hex")
    .slice(0, 16);
};
