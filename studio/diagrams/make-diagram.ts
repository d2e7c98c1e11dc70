import "./load-tsx.ts";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { optimize } from "svgo";
import { diagramFile, diagramHash, pictureFolder, typeface } from "./catalogue.ts";
import { palettes } from "./drawing/palette.ts";
import { drawingNumber } from "./plant/drawing-register.ts";

/** The site's typeface cut to the characters of one picture, at one width, for an <img> that can load nothing else. */
async function embeddedFont(svg: string): Promise<string> {
  const text = svg
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  const font = await subsetFont(readFileSync(typeface), text, {
    targetFormat: "woff2",
    variationAxes: { wdth: 92, wght: { min: 400, max: 600 } },
    keepFeatures: ["kern", "tnum"],
  });
  return `@font-face{font-family:A;font-weight:400 600;src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}

function inPalette(svg: string, palette: Readonly<Record<string, string>>): string {
  return svg.replaceAll(/var\(--([a-z0-9-]+)\)/g, (_, role: string) => {
    const colour = palette[role];
    if (!colour) throw new Error(`The palette has no colour for "${role}"`);
    return colour;
  });
}

/** Width and height that the drawing itself gives, in CSS pixels. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("The drawing gives no size");
  return { width: Number(width), height: Number(height) };
}

/** Writes NAME/light.svg, NAME/dark.svg and NAME.json; returns their sizes in words. */
export async function makeDiagram(name: string): Promise<string> {
  const { default: Drawing } = await import(diagramFile(name));
  const drawn = renderToStaticMarkup(createElement(Drawing));
  const lean = optimize(drawn, {
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { mergePaths: false, cleanupNumericValues: { floatPrecision: 1 } } },
      },
    ],
  }).data;
  const style = `<style>${await embeddedFont(drawn)}text{font-family:A,sans-serif;font-feature-settings:"tnum"}</style>`;
  mkdirSync(join(pictureFolder, name), { recursive: true });
  const files: Record<string, { bytes: number }> = {};
  for (const [theme, palette] of Object.entries(palettes)) {
    const svg = inPalette(lean, palette).replace(">", `>${style}`);
    writeFileSync(join(pictureFolder, name, `${theme}.svg`), svg);
    files[`${theme}.svg`] = { bytes: Buffer.byteLength(svg) };
  }
  const sidecar = {
    name,
    kind: "diagram",
    drawing: drawingNumber[name],
    hash: diagramHash(name),
    ...sizeOf(drawn),
    files,
  };
  writeFileSync(join(pictureFolder, `${name}.json`), `${JSON.stringify(sidecar, null, 2)}\n`);
  return Object.entries(files)
    .map(([file, { bytes }]) => `${file} ${Math.round(bytes / 1000)} kB`)
    .join(", ");
}
