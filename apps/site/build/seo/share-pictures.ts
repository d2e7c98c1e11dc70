import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Content, Page } from "@ttpl/content/content.ts";
import { cached } from "../build-cache.ts";
import { programDigest } from "../source-closure.ts";
import { picturesOf } from "./image-objects.ts";
import { type Lettering, openLettering, typefaceFile } from "./lettering.ts";
import { sharePictureOf } from "./share-picture.ts";
import { pictureArea, shareDrawing, type DrawingWords } from "./share-drawing.ts";
import { themeColors } from "./theme-colors.ts";

/** Increment this when the same input should give a different picture. */
const edition = 1;

/** The first render of a page. Drawings are not used, as their lettering is illegible at this size. */
function renderOf(page: Page, content: Content): string | undefined {
  const render = picturesOf(page, content).find(({ picture }) => "variants" in picture)?.picture;
  const file = render && "variants" in render ? render.variants[0]?.file : undefined;
  return file === undefined ? undefined : join(content.publicFolder, file);
}

/** Maximum size that messengers fetch; checked by a test. */
const mostBytes = 60_000;

async function rasterized(svg: string, render: Buffer | undefined): Promise<Buffer> {
  const { left, top, width, height } = pictureArea;
  const model =
    render &&
    (await sharp(render)
      .resize(width, height, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer());
  const drawing = sharp(Buffer.from(svg)).composite(model ? [{ input: model, left, top }] : []);
  let picture = Buffer.alloc(0);
  // PNG, because JPEG of the same size blurs letters and lines. The number of colors is only reduced as far as
  // necessary.
  for (const quality of [80, 50, 25]) {
    picture = await drawing.clone().png({ palette: true, quality, dither: 0.5, effort: 8 }).toBuffer();
    if (picture.length <= mostBytes) break;
  }
  return picture;
}

async function sharePicture(
  page: Page,
  content: Content,
  letter: (words: DrawingWords, hasRender: boolean) => Promise<Buffer>,
): Promise<Buffer> {
  const { brand, trade, origin } = content.company;
  const { title, description } = page.frontMatter;
  const address = new URL(origin).host + (page.path === "/" ? "" : page.path);
  const model = renderOf(page, content);
  const render = model === undefined ? undefined : await readFile(model);
  const svg = (await letter({ title, description, brand, trade, address }, render !== undefined)).toString();
  const madeOf = ["share picture", `${edition}`, JSON.stringify(sharp.versions), svg, render ?? ""];
  return cached(madeOf, () => rasterized(svg, render));
}

/** Renders the link preview picture of every page into `folder`. */
export async function makeSharePictures(folder: string, content: Content): Promise<void> {
  const program = await programDigest("apps/site/build/seo/share-drawing.ts", "harfbuzzjs", "subset-font");
  const typeface = await readFile(typefaceFile);
  const light = (name: string) => themeColors(name).light;
  const colors = {
    paper: light("paper"),
    surface: light("surface"),
    ink: light("ink"),
    inkSoft: light("ink-soft"),
    line: light("line"),
    lineStrong: light("line-strong"),
  };
  // Pages share it, and the first that is not in the cache opens it.
  let opened: Promise<Lettering> | undefined;
  const letter = (words: DrawingWords, hasRender: boolean) =>
    cached([program, typeface, JSON.stringify([words, colors, hasRender])], async () =>
      Buffer.from(shareDrawing(words, await (opened ??= openLettering()), colors, hasRender)),
    );
  const waiting = [...content.pages.values()];
  const worker = async (): Promise<void> => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const file = join(folder, sharePictureOf(page.path).address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await sharePicture(page, content, letter));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
}
