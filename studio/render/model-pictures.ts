/** node render/model-pictures.ts [NAME…] [--check]: renders the models whose sources changed since their picture was made. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Model } from "../models/model.ts";
import { installBlender } from "./blender.ts";
import { renderPicture } from "./render-picture.ts";
import { sourceHash } from "./source-hash.ts";

const studio = fileURLToPath(new URL("..", import.meta.url));
const pictures = join(studio, "../public/pictures");
const pipeline = [
  "render/render-picture.ts",
  "render/blender_render.py",
  "render/blender_scene.py",
  "render/denoise.py",
];

/** Names of all models: the files of models/ but the type they share. */
export const modelNames = async (): Promise<string[]> =>
  (await readdir(join(studio, "models")))
    .filter((file) => file.endsWith(".ts") && file !== "model.ts")
    .map((file) => file.slice(0, -3));

export const modelNamed = async (name: string): Promise<Model> =>
  ((await import(`../models/${name}.ts`)) as { default: Model }).default;

/** Models whose picture is missing or was made from other sources, with the hash of their present ones. */
export const staleRenders = async (names: readonly string[]): Promise<{ name: string; hash: string }[]> => {
  const all = await Promise.all(
    names.map(async (name) => {
      const hash = await sourceHash(`models/${name}.ts`, ...pipeline);
      const made = await readFile(join(pictures, `${name}.json`), "utf8").catch(() => "{}");
      return { name, hash, fresh: (JSON.parse(made) as { hash?: string }).hash === hash };
    }),
  );
  return all.filter(({ fresh }) => !fresh);
};

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
  const stale = await staleRenders(positionals.length > 0 ? positionals : await modelNames());
  if (values.check) {
    for (const { name } of stale) console.error(`${name}: its picture is stale; run npm run pictures -- ${name}`);
    if (stale.length > 0) process.exitCode = 1;
  } else {
    if (stale.length > 0) await installBlender();
    for (const [index, { name, hash }] of stale.entries()) {
      console.log(`${index + 1} of ${stale.length}: ${name}`);
      await renderPicture(await modelNamed(name), pictures, hash);
    }
  }
}
