/** node render/model-pictures.ts [NAME…] [--check]: renders the models whose sources changed since their picture was made. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { modelNamed, modelNames, pictures } from "../models/catalogue.ts";
import { installBlender } from "./blender.ts";
import { renderPicture } from "./render-picture.ts";
import { sourceHash } from "./source-hash.ts";

const pipeline = [
  "render/render-picture.ts",
  "render/blender_render.py",
  "render/blender_scene.py",
  "render/denoise.py",
];

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
