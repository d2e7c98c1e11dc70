import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import { type Entry, studio } from "../catalog.ts";
import { descriptionOf } from "../exports/descriptions.ts";
import { pdfOf } from "../exports/pdf.ts";
import { type papers, readDrawing } from "../exports/read-drawing.ts";
import { published, structured } from "../exports/structure.ts";
import { embedded, features, narrowness } from "../exports/typeface.ts";
import { keepResult } from "../keep-result.ts";
import { palettes } from "./drawing/palette.ts";
import type { Views } from "./drawing/views.ts";
import { drawingNumber } from "./plant/drawing-register.ts";

// Node strips types but does not compile JSX. This hook compiles .tsx files with esbuild.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(".tsx")) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), "utf8"), { loader: "tsx", jsx: "automatic" });
    return { format: "module", source: code, shortCircuit: true };
  },
});

function inPalette(svg: string, palette: Readonly<Record<string, string>>): string {
  return svg.replaceAll(/var\(--([a-z0-9-]+)\)/g, (_, role: string) => {
    const color = palette[role];
    if (!color) throw new Error(`The palette has no color for "${role}"`);
    return color;
  });
}

/** Width and height of the drawing's root element, in CSS pixels. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("The root element of the drawing has no width and height");
  return { width: Number(width), height: Number(height) };
}

/** A table as CSV for spreadsheets: byte order mark, CRLF, quotes where needed (RFC 4180). */
export function asCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Exports of a file in items/: the drawing, and optionally what visitors can download with it. */
interface Item {
  default: ComponentType;
  /** Its table, for CSV. */
  table?: readonly (readonly string[])[];
  /** Its line as a piping component file. */
  pcf?: string;
  /** The paper of its PDF. */
  paper?: keyof typeof papers;
  /** Panes that the site's viewer can zoom to. */
  views?: Views;
}

/** Draws a diagram as NAME/light.svg and dark.svg, with table.csv if it exports a table, pipeline.pcf if a line, drawing.pdf if a paper. */
export const make = async (entry: Entry): Promise<void> => {
  const { default: Drawing, table, pcf, paper, views } = (await import(join(studio, entry.source))) as Item;
  const drawn = renderToStaticMarkup(createElement(Drawing));
  const { svg, parts } = structured(drawn);
  const lean = optimize(svg, {
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { mergePaths: false, cleanupNumericValues: { floatPrecision: 1 } } },
      },
    ],
  }).data;
  const style = `<style>${await embedded(drawn, narrowness.diagram, features)}text{font-family:A,sans-serif;font-feature-settings:"tnum"}</style>`;
  const colored = (palette: Readonly<Record<string, string>>) => inPalette(lean, palette).replace(">", `>${style}`);
  const files: Record<string, string | Uint8Array> = Object.fromEntries(
    Object.entries(palettes).map(([theme, palette]) => [`${theme}.svg`, published(colored(palette))]),
  );
  const drawing = drawingNumber[entry.name];
  if (!drawing) throw new Error(`${entry.name} has no number in diagrams/plant/drawing-register.ts`);
  if (table !== undefined) files["table.csv"] = asCsv(table);
  if (pcf !== undefined) files["pipeline.pcf"] = pcf;
  if (paper !== undefined)
    files["drawing.pdf"] = await pdfOf(readDrawing(colored(palettes.light), paper), {
      number: drawing,
      width: narrowness.diagram,
      parts,
      description: descriptionOf(entry.name),
    });
  keepResult(entry, { drawing, ...sizeOf(drawn), views }, files);
};
