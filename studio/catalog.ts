import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { palettes as diagramColors } from "./diagrams/drawing/palette.ts";
import type { Item, Model } from "./models/model.ts";
import { palettes as sheetColors } from "./sheets/palettes.ts";
import { hashOf, packageVersions, sourcesOf } from "./sources.ts";

export const studio = import.meta.dirname;
export const root = resolve(studio, "..");
export const pictureFolder = join(root, "apps/site/public/pictures");

/**
 * What a result is: a drawing in two themes (diagram, sheet), a rendering with alpha channel, the callout positions of
 * a picture, a STEP file, a model for the browser, or the contact sheet of the kit.
 */
export type Kind = "diagram" | "sheet" | "render" | "callouts" | "solid" | "browser-model" | "contact-sheet";

/** One result of the studio and the source file that describes it. */
export interface Entry {
  name: string;
  kind: Kind;
  source: string;
}

const renderers = ["render/blender_render.py", "render/blender_scene.py", "render/denoise.py"];

/**
 * How each kind is made: its maker, and what its digest covers besides the imports of source and maker: further files,
 * package versions, colors of the site.
 */
const makers: Record<Kind, { maker: string; files: string[]; packages: string[]; colors?: object }> = {
  diagram: {
    maker: "diagrams/make-diagram.ts",
    files: ["../apps/site/styles/fonts/archivo.woff2"],
    packages: ["pdfkit", "react", "react-dom", "subset-font", "svgo", "svgpath"],
    colors: diagramColors,
  },
  sheet: {
    maker: "sheets/make-sheet.ts",
    files: ["../apps/site/styles/fonts/archivo.woff2"],
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
    colors: sheetColors,
  },
  render: {
    maker: "render/make-render.ts",
    files: renderers,
    packages: ["replicad", "replicad-opencascadejs", "sharp", "three"],
  },
  callouts: { maker: "render/callouts.ts", files: [], packages: ["replicad", "replicad-opencascadejs", "three"] },
  "contact-sheet": {
    maker: "contact-sheet/make-contact-sheet.ts",
    files: ["../apps/site/styles/fonts/archivo.woff2", ...renderers],
    packages: ["replicad", "replicad-opencascadejs", "sharp", "subset-font", "three"],
    colors: sheetColors.light,
  },
  solid: {
    maker: "solids/make-solid.ts",
    files: [],
    packages: ["fflate", "replicad", "replicad-opencascadejs", "three"],
  },
  "browser-model": {
    maker: "browser-models/make-browser-model.ts",
    files: [],
    packages: ["meshoptimizer", "replicad", "replicad-opencascadejs", "three"],
  },
};

const filesIn = (folder: string, ending: string) =>
  readdirSync(join(studio, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ name: basename(file, ending), source: join(folder, file) }));

/** Models, in a folder for each discipline. */
const models = readdirSync(join(studio, "models"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => filesIn(join("models", name), ".ts"));

/**
 * Every diagram; of every model its render, sheet, STEP file and GLB; every view as a render with its GLB, or as a sheet
 * if its name ends in -sheet.
 */
export const entries: readonly Entry[] = [
  ...filesIn("diagrams/items", ".tsx").map((file): Entry => ({ ...file, kind: "diagram" })),
  ...models.flatMap(({ name, source }): Entry[] => [
    { name, source, kind: "render" },
    { name: `${name}-sheet`, source, kind: "sheet" },
    { name: `${name}-solid`, source, kind: "solid" },
    { name: `${name}-glb`, source, kind: "browser-model" },
  ]),
  { name: "home-hero-callouts", kind: "callouts", source: "views/home-hero.ts" },
  { name: "parts-catalog", kind: "contact-sheet", source: "kit/catalog.ts" },
  ...filesIn("views", ".ts").flatMap(({ name, source }): Entry[] =>
    name.endsWith("-sheet")
      ? [{ name, source, kind: "sheet" }]
      : [
          { name, source, kind: "render" },
          { name: `${name}-glb`, source, kind: "browser-model" },
        ],
  ),
];

/** What a sheet says beside its model, if it says anything. Imported by its maker: here it would concern every result. */
export const particularsFile = ({ name, kind }: Pick<Entry, "name" | "kind">): string[] => {
  const file = join(studio, `sheets/particulars/${name.replace(/-sheet$/, "")}.ts`);
  return kind === "sheet" && existsSync(file) ? [file] : [];
};

/**
 * Digest of everything that determines a result: the code of its source and maker with all their imports, the screen
 * images they name, package versions, colors. Files at the top level of the studio are left out, because they only
 * manage results.
 */
export const hashOfEntry = (entry: Entry): string => {
  const { maker, files, packages, colors } = makers[entry.kind];
  const described = [...[entry.source, maker].map((file) => join(studio, file)), ...particularsFile(entry)];
  const sources = sourcesOf(described).filter((file) => dirname(file) !== studio);
  return hashOf([...sources, ...files.map((file) => resolve(studio, file))], {
    packages: packageVersions(studio, packages),
    colors,
  });
};

/**
 * NAME.json beside a result's folder. `files` maps file names to sizes in bytes; `width` and `height` are in CSS
 * pixels.
 */
export interface Sidecar {
  name: string;
  kind: Kind;
  drawing: string;
  hash: string;
  /** Digest of the rendered scene, which can stay the same when the sources change. */
  scene?: string;
  width?: number;
  height?: number;
  files: Record<string, number>;
  /** Areas that the site's viewer can zoom to, by name: left, top, width and height as fractions of the picture. */
  views?: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** By part name: the point that a callout's leader points at and its balloon, both as fractions of the picture. */
  callouts?: Record<string, { at: readonly number[]; balloon: readonly number[] }>;
}

/** Folder of a result. The contact sheet belongs to the studio's README and not to the site. */
export const folderOf = ({ kind }: Pick<Entry, "kind">): string =>
  kind === "contact-sheet" ? join(studio, "contact-sheet/made") : pictureFolder;

const sidecarFile = (entry: Entry): string => join(folderOf(entry), `${entry.name}.json`);

export const sidecarOf = (entry: Entry): Sidecar | undefined =>
  existsSync(sidecarFile(entry)) ? (JSON.parse(readFileSync(sidecarFile(entry), "utf8")) as Sidecar) : undefined;

/** Whether all files of a result exist. */
export const isMade = (entry: Entry): boolean => {
  const sidecar = sidecarOf(entry);
  const files = Object.keys(sidecar?.files ?? {});
  return (
    (files.length > 0 || sidecar?.callouts !== undefined) &&
    files.every((file) => existsSync(join(folderOf(entry), entry.name, file)))
  );
};

/** Whether a result matches its current sources. */
export const isFresh = (entry: Entry): boolean => isMade(entry) && sidecarOf(entry)?.hash === hashOfEntry(entry);

/** Imports the maker of a kind. The studio's packages are only needed from here on. */
export const makerOf = async (kind: Kind): Promise<(entry: Entry) => Promise<void>> => {
  const { make } = (await import(join(studio, makers[kind].maker))) as { make: (entry: Entry) => Promise<void> };
  return make;
};

/** The entry of a result, by its name. */
export const entryOf = (name: string): Entry => {
  const found = entries.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no result ${name}`);
  return found;
};

/** The model or view that an entry shows. */
export const modelOf = async ({ source }: Pick<Entry, "source">): Promise<Model> =>
  ((await import(join(studio, source))) as { default: Model }).default;

/** The parts list of a view that exports its lines; undefined of a model, which has them on its sheet. */
export const linesOf = async ({ source }: Pick<Entry, "source">): Promise<readonly Item[] | undefined> =>
  ((await import(join(studio, source))) as { lines?: readonly Item[] }).lines;
