import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashOf, sourcesOf } from "../sources.ts";

export const root = resolve(import.meta.dirname, "../..");
export const pictureFolder = join(root, "public/pictures");
export const typeface = join(root, "site/styles/fonts/archivo.woff2");

const items = join(import.meta.dirname, "items");

/** Every drawn picture: one file in items/ each. */
export const diagramNames = readdirSync(items).map((file) => file.replace(/\.tsx$/, ""));

export const diagramFile = (name: string) => join(items, `${name}.tsx`);

/** The hash of all that a picture depends on: its drawing, what that imports, how it is made, typeface and packages. */
export function diagramHash(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, "studio/package.json"), "utf8"));
  const versions = Object.fromEntries(
    ["react", "react-dom", "subset-font", "svgo"].map((dependency) => [dependency, dependencies[dependency]]),
  );
  const maker = join(import.meta.dirname, "make-diagram.ts");
  return hashOf(root, [...sourcesOf([diagramFile(name), maker]), typeface], versions);
}

/** Whether the committed files were made from the sources as they are now. */
export function isFresh(name: string): boolean {
  const sidecar = join(pictureFolder, `${name}.json`);
  if (!existsSync(sidecar)) return false;
  const { hash, files } = JSON.parse(readFileSync(sidecar, "utf8"));
  return hash === diagramHash(name) && Object.keys(files).every((file) => existsSync(join(pictureFolder, name, file)));
}
