import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Model } from "../models/model.ts";
import { writeScene } from "./scene.ts";

/**
 * Writes a model's scene to a temporary folder, which is removed after `work`. `scale` and `samples` reduce it to a
 * preview.
 */
export const withScene = async <Result>(
  model: Model,
  proof: { scale?: number; samples?: number },
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const { frame, samples = 16, ...camera } = model.camera;
  const [wide, high] = frame.map((pixels) => Math.round(pixels * (proof.scale ?? 1)));
  const folder = await mkdtemp(join(tmpdir(), "render-"));
  try {
    await writeScene(model, folder, {
      ...camera,
      wide,
      high,
      samples: proof.samples ?? samples,
      pictures: Object.fromEntries(
        Object.entries(model.pictures ?? {}).map(([material, file]) => [
          material,
          new URL(`../models/screens/${file}`, import.meta.url).pathname,
        ]),
      ),
    });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};
