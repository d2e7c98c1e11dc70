import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Model } from "./model.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
/** Folder of the made pictures. */
export const pictures = join(here, "../../public/pictures");

/** Names of all models: the files of models/ but the two that are none. */
export const modelNames = async (): Promise<string[]> =>
  (await readdir(here))
    .filter((file) => file.endsWith(".ts") && !["model.ts", "catalogue.ts"].includes(file))
    .map((file) => file.slice(0, -3));

export const modelNamed = async (name: string): Promise<Model> =>
  ((await import(`./${name}.ts`)) as { default: Model }).default;
