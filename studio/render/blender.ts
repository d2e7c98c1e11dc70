import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);
const script = join(import.meta.dirname, "blender_render.py");

/** Installs Debian's Blender if it is missing. */
export const installBlender = async (): Promise<void> => {
  const missing = await run("blender", ["--version"]).then(
    () => false,
    () => true,
  );
  if (!missing) return;
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "--yes", "--no-install-recommends", "blender", "python3-numpy"]);
};

/** Renders the scene in a folder with Cycles, at the lowest priority; returns a PNG with alpha. */
export const render = async (folder: string): Promise<Buffer> => {
  const blender = ["blender", "-b", "--factory-startup", "-P", script, "--", folder];
  await run("nice", ["-n", "19", ...blender], { maxBuffer: 64 << 20 });
  return sharp(join(folder, "render.png")).png().toBuffer();
};
