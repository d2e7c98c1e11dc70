import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentError } from "../check/validation-error.ts";
import { unreadable } from "../parse/own-file.ts";
import { plainModelBytes } from "./plain-model.ts";

const bytes = z.int().positive();
const common = { drawing: z.string().min(1) };
const size = { width: z.int().positive(), height: z.int().positive() };
const fraction = z.number().min(0).max(1);
const frameSchema = z
  .tuple([fraction, fraction, fraction, fraction])
  .refine(([x, y, width, height]) => width > 0 && height > 0 && x + width < 1.001 && y + height < 1.001, {
    error: "must be x, y, width, height within the picture",
  });

/** A part of a picture: left, top, width and height as fractions of the picture's size, from its top left corner. */
export type Frame = Readonly<z.infer<typeof frameSchema>>;

/**
 * The sidecar file that the studio (studio/) writes for each of its results: drawing number, size in CSS pixels, bytes
 * of each file, and the views of a drawing: those of a sheet, the panes of a screen.
 */
const resultSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["diagram", "sheet"]),
    ...common,
    ...size,
    files: z.object({
      "light.svg": bytes,
      "dark.svg": bytes,
      "drawing.pdf": bytes.optional(),
      "dxf.zip": bytes.optional(),
      "table.csv": bytes.optional(),
      "pipeline.pcf": bytes.optional(),
    }),
    views: z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), frameSchema).optional(),
  }),
  z.object({
    kind: z.literal("render"),
    ...common,
    ...size,
    files: z.record(z.string().regex(/^\d+\.avif$/), bytes),
  }),
  z.object({ kind: z.literal("photo"), ...size, files: z.record(z.string().regex(/^\d+\.(?:avif|jpg)$/), bytes) }),
  z.object({
    kind: z.literal("browser-model"),
    ...common,
    files: z.record(z.string().regex(/\.glb$|^parts\.json$/), bytes),
  }),
  z.object({ kind: z.literal("solid"), ...common, files: z.record(z.string().endsWith("-step.zip"), bytes) }),
]);

interface Sized {
  readonly width: number;
  readonly height: number;
  /** Its number in the drawing register; a photo has none. */
  readonly drawing?: string;
}

/** A line drawing: one file for each theme, both of the same size. */
export interface LineDrawing extends Sized {
  readonly light: string;
  readonly dark: string;
  /** Its views by name, in the order in which they are read. */
  readonly views?: Readonly<Record<string, Frame>>;
}

/** A render of a model, in several widths. Its background is transparent, so that it fits both themes. */
export interface Render extends Sized {
  /** Sorted from narrow to wide; widths in pixels. */
  readonly variants: readonly { readonly file: string; readonly width: number }[];
}

/** A photo of the owner's, in several widths, and as JPEG for browsers and programs without AVIF. */
export interface Photo extends Render {
  readonly fallback: string;
}

/** An image that the site shows. What a visitor turns by hand is a model, what is downloaded a file. */
export type Picture = LineDrawing | Render | Photo;

/**
 * The bytes of the files that can be downloaded with a picture, in the order in which they are offered. Their addresses
 * follow from the picture's name (components/download-link/PictureDownloads.tsx).
 */
export type Downloads = Readonly<Partial<Record<"table" | "sheet" | "pdf" | "dxf" | "pcf" | "solid" | "glb", number>>>;

/** Folders of the studio's pictures and of the owner's photos; a name occurs in one of them only. */
const folders = ["pictures", "photos"];

function resultNamed(name: string, publicFolder: string): z.infer<typeof resultSchema> | undefined {
  const sidecar = folders
    .map((folder) => `${folder}/${name}.json`)
    .find((path) => existsSync(join(publicFolder, path)));
  if (sidecar === undefined) return undefined;
  const wrong = (file: string, problem: string, fix: string) =>
    new ContentError([{ file: `apps/site/public/${file}`, line: 1, problem, fix }]);
  const ownFolder = join(publicFolder, sidecar.split("/")[0] ?? "");
  const refuseLink = (file: string) => {
    const refused = existsSync(join(publicFolder, file)) && unreadable(ownFolder, join(publicFolder, file), Infinity);
    if (refused) throw wrong(file, refused.problem, refused.fix);
  };
  refuseLink(sidecar);
  const { success, data, error } = resultSchema.safeParse(jsonIn(join(publicFolder, sidecar)));
  if (!success) throw wrong(sidecar, `has an unexpected format: ${z.prettifyError(error)}`, "Make the picture again.");
  if (data.kind === "photo") for (const file of Object.keys(data.files)) refuseLink(`photos/${name}/${file}`);
  return data;
}

/** The JSON in a file; undefined if it is none. */
function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The picture of that name under `publicFolder`, or undefined if it does not exist. */
export function pictureNamed(name: string, publicFolder: string): Picture | undefined {
  const result = resultNamed(name, publicFolder);
  if (!result || result.kind === "solid" || result.kind === "browser-model") return undefined;
  const { width, height } = result;
  const address = (file: string) => `/${result.kind === "photo" ? "photos" : "pictures"}/${name}/${file}`;
  if (result.kind === "diagram" || result.kind === "sheet") {
    const { drawing, views } = result;
    return { width, height, drawing, light: address("light.svg"), dark: address("dark.svg"), ...(views && { views }) };
  }
  const files = Object.keys(result.files);
  const variants = files
    .filter((file) => file.endsWith(".avif"))
    .map((file) => ({ file: address(file), width: Number.parseInt(file, 10) }))
    .toSorted((a, b) => a.width - b.width);
  if (result.kind === "render") return { width, height, drawing: result.drawing, variants };
  const fallback = files.find((file) => file.endsWith(".jpg"));
  if (fallback === undefined) throw new Error(`apps/site/public/photos/${name}.json names no JPEG file`);
  return { width, height, variants, fallback: address(fallback) };
}

const share = z.number().min(-0.2).max(1.2);
const point = z.tuple([share, share]);
const calloutsSchema = z.object({
  kind: z.literal("callouts"),
  callouts: z.record(z.string(), z.object({ at: point, balloon: point })),
});

/** Position of a part in a picture, and of its balloon, as fractions of the picture's size from its top left corner. */
export type Callout = z.infer<typeof calloutsSchema>["callouts"][string];

/** The parts of a picture that can have callouts, as located by the studio; empty if there are none. */
export function calloutsOf(name: string, publicFolder: string): Readonly<Record<string, Callout>> {
  const sidecar = join(publicFolder, "pictures", `${name}-callouts.json`);
  return existsSync(sidecar) ? calloutsSchema.parse(JSON.parse(readFileSync(sidecar, "utf8"))).callouts : {};
}

/** What has been calculated of a file, as long as it is the same, by its place on the disk: links lead to the same one. */
const plain = new Map<string, { readonly changed: number; readonly bytes: number }>();

/** The bytes of a model as it is offered (plain-model.ts); undefined if its file is not there. */
function plainBytes(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const [place, changed] = [`${stat.dev} ${stat.ino}`, stat.mtimeMs];
  const known = plain.get(place);
  if (known?.changed === changed) return known.bytes;
  const bytes = plainModelBytes(readFileSync(file));
  plain.set(place, { changed, bytes });
  return bytes;
}

/**
 * The downloads of the picture of that name: a model's general-arrangement sheet, solid and GLB; the PDF, the table and the piping component file of a
 * diagram, or those of a sheet that is shown itself.
 */
export function downloadsOf(name: string, publicFolder: string): Downloads {
  const drawn = (result: ReturnType<typeof resultNamed>) =>
    result?.kind === "sheet" || result?.kind === "diagram" ? result.files : undefined;
  const own = drawn(resultNamed(name, publicFolder));
  const sheet = drawn(resultNamed(`${name}-sheet`, publicFolder));
  const solid = resultNamed(`${name}-solid`, publicFolder);
  const model = resultNamed(`${name}-glb`, publicFolder);
  const drawing = sheet ?? own;
  const downloads = {
    table: own?.["table.csv"],
    sheet: sheet?.["light.svg"],
    pdf: drawing?.["drawing.pdf"],
    dxf: drawing?.["dxf.zip"],
    pcf: own?.["pipeline.pcf"],
    solid: solid?.kind === "solid" ? solid.files[`${name}-step.zip`] : undefined,
    glb:
      model?.kind === "browser-model" ? plainBytes(join(publicFolder, `pictures/${name}-glb/${name}.glb`)) : undefined,
  };
  return Object.fromEntries(Object.entries(downloads).filter(([, bytes]) => bytes !== undefined));
}
