import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { Model } from "../models/model.ts";
import { writeScene } from "./scene.ts";

const run = promisify(execFile);
const script = new URL("blender_render.py", import.meta.url).pathname;

/** Installs Debian's Blender where it is missing. */
export const installBlender = async (): Promise<void> => {
  const missing = await run("blender", ["--version"]).then(
    () => false,
    () => true,
  );
  if (!missing) return;
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "--yes", "--no-install-recommends", "blender", "python3-numpy"]);
};

/** Renders a model by Cycles at the least priority; returns a PNG with alpha. `scale` and `samples` lower it to a proof. */
export const rendered = async (
  { camera: { frame, samples = 40, ...camera }, ...model }: Model,
  proof: { scale?: number; samples?: number } = {},
): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), "render-"));
  const [wide, high] = frame.map((pixels) => Math.round(pixels * (proof.scale ?? 1)));
  await writeScene({ ...model, camera: { frame, ...camera } }, folder, {
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
  const blender = ["blender", "-b", "--factory-startup", "-P", script, "--", folder];
  await run("nice", ["-n", "19", ...blender], { maxBuffer: 64 << 20 });
  const picture = await sharp(join(folder, "render.png")).png().toBuffer();
  await rm(folder, { recursive: true });
  return picture;
};
