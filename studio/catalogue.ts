import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Model } from "./models/model.ts";
import { hashOf, packageVersions, sourcesOf } from "./sources.ts";

export const studio = import.meta.dirname;
export const root = resolve(studio, "..");
export const pictureFolder = join(root, "public/pictures");

/**
 * Drawings in two colours, pictures with alpha, the places of what is named beside one,
 * STEP files, and one sheet that shows the kit to those who model with it.
 */
export type Kind = "diagram" | "sheet" | "render" | "callouts" | "solid" | "contact-sheet";

/** One result of the drawing office, and the file that describes what it shows. */
export interface Entry {
  name: string;
  kind: Kind;
  source: string;
}

const renderers = ["render/blender_render.py", "render/blender_scene.py", "render/denoise.py"];

/** What each kind is made by, with files beyond its imports, and packages that shape the result. */
const makers: Record<Kind, { maker: string; files: string[]; packages: string[] }> = {
  diagram: {
    maker: "diagrams/make-diagram.ts",
    files: ["../site/styles/fonts/archivo.woff2"],
    packages: ["pdfkit", "react", "react-dom", "subset-font", "svgo", "svgpath"],
  },
  sheet: {
    maker: "sheets/make-sheet.ts",
    files: ["../site/styles/fonts/archivo.woff2"],
    packages: [
      "fflate",
      "pdfkit",
      "replicad",
      "replicad-opencascadejs",
      "subset-font",
      "svgo",
      "svgpath",
      "three",
      "three-mesh-bvh",
    ],
  },
  render: {
    maker: "render/make-render.ts",
    files: renderers,
    packages: ["replicad", "replicad-opencascadejs", "sharp", "three"],
  },
  callouts: { maker: "render/callouts.ts", files: [], packages: ["replicad", "replicad-opencascadejs", "three"] },
  "contact-sheet": {
    maker: "contact-sheet/make-contact-sheet.ts",
    files: ["../site/styles/fonts/archivo.woff2", ...renderers],
    packages: ["replicad", "replicad-opencascadejs", "sharp", "subset-font", "three"],
  },
  solid: {
    maker: "solids/make-solid.ts",
    files: [],
    packages: ["fflate", "replicad", "replicad-opencascadejs", "three"],
  },
};

const filesIn = (folder: string, ending: string) =>
  readdirSync(join(studio, folder))
    .filter((file) => file.endsWith(ending) && !["callouts.ts", "model.ts"].includes(file))
    .map((file) => ({ name: basename(file, ending), source: join(folder, file) }));

/** A model is rendered, drafted and given away as a solid; a view is rendered, or drafted if its name ends so. */
export const entries: readonly Entry[] = [
  ...filesIn("diagrams/items", ".tsx").map((file): Entry => ({ ...file, kind: "diagram" })),
  ...filesIn("models", ".ts").flatMap(({ name, source }): Entry[] => [
    { name, source, kind: "render" },
    { name: `${name}-sheet`, source, kind: "sheet" },
    { name: `${name}-solid`, source, kind: "solid" },
  ]),
  { name: "home-hero-callouts", kind: "callouts", source: "views/home-hero.ts" },
  { name: "parts-catalogue", kind: "contact-sheet", source: "kit/catalogue.ts" },
  ...filesIn("views", ".ts").map((file): Entry => ({
    ...file,
    kind: file.name.endsWith("-sheet") ? "sheet" : "render",
  })),
];

/**
 * Digest of all that a result is made from: its source and maker with what they import, named pictures, packages. The
 * bookkeeping, which lies at the top of the studio, shapes no result.
 */
export const hashOfEntry = ({ kind, source }: Entry): string => {
  const { maker, files, packages } = makers[kind];
  const sources = sourcesOf([source, maker].map((file) => join(studio, file))).filter(
    (file) => dirname(file) !== studio,
  );
  return hashOf(root, [...sources, ...files.map((file) => resolve(studio, file))], packageVersions(studio, packages));
};

/** What stands beside a result, in NAME.json: `files` by name with their bytes, `width` and `height` in CSS pixels. */
export interface Sidecar {
  name: string;
  kind: Kind;
  drawing: string;
  hash: string;
  /** Digest of the scene that was rendered: other sources may give the same one. */
  scene?: string;
  width?: number;
  height?: number;
  files: Record<string, number>;
  /** What the site's viewer frames, by name: left, top, width and height as shares of the frame. */
  views?: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** By the name of what is pointed at: where it is seen and where its balloon stands, as shares of the frame. */
  callouts?: Record<string, { at: readonly number[]; balloon: readonly number[] }>;
}

/** Where a result stands: the kit's contact sheet is for the studio's own README. */
export const folderOf = ({ kind }: Pick<Entry, "kind">): string =>
  kind === "contact-sheet" ? join(studio, "contact-sheet/made") : pictureFolder;

const sidecarFile = (entry: Entry): string => join(folderOf(entry), `${entry.name}.json`);

export const sidecarOf = (entry: Entry): Sidecar | undefined =>
  existsSync(sidecarFile(entry)) ? (JSON.parse(readFileSync(sidecarFile(entry), "utf8")) as Sidecar) : undefined;

/** Whether a result's files are there. */
export const isMade = (entry: Entry): boolean => {
  const sidecar = sidecarOf(entry);
  const files = Object.keys(sidecar?.files ?? {});
  return (
    (files.length > 0 || sidecar?.callouts !== undefined) &&
    files.every((file) => existsSync(join(folderOf(entry), entry.name, file)))
  );
};

/** Whether a result was made from the sources as they are now. */
export const isFresh = (entry: Entry): boolean => isMade(entry) && sidecarOf(entry)?.hash === hashOfEntry(entry);

/** Imports the maker of a kind; only then are the packages needed. */
export const makerOf = async (kind: Kind): Promise<(entry: Entry) => Promise<void>> => {
  const { make } = (await import(join(studio, makers[kind].maker))) as { make: (entry: Entry) => Promise<void> };
  return make;
};

/** The model or view that an entry shows. */
export const modelOf = async ({ source }: Pick<Entry, "source">): Promise<Model> =>
  ((await import(join(studio, source))) as { default: Model }).default;
