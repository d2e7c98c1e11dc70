import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Screenshot, themes, widths } from "./take-screenshots.ts";

interface Sheet {
  readonly name: string;
  readonly shots: readonly Screenshot[];
  /** In CSS pixels. Longer pages are cropped at the bottom. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
}

/**
 * Combines screenshots into contact sheets by width and theme: one with the top of all pages, and one for each section
 * with its pages in full length. Returns the files.
 */
export async function makeContactSheets(browser: Browser, shots: readonly Screenshot[], folder: string) {
  const files: string[] = [];
  for (const width of widths) {
    for (const theme of themes) {
      const these = shots.filter((shot) => shot.width === width && shot.theme === theme);
      const all = { name: "all", shots: these, cell: { width: 320, height: 480 }, columns: 8 };
      for (const sheet of [all, ...sectionsOf(these)]) {
        const file = join(folder, `sheet-${width}-${theme}-${sheet.name}.png`);
        await makeSheet(browser, sheet, file);
        files.push(file);
      }
    }
  }
  return files;
}

function sectionsOf(shots: readonly Screenshot[]): Sheet[] {
  const bySection = Map.groupBy(shots, ({ path }) => path.split("/")[1] ?? "");
  // Sections of a single page share a sheet.
  const sheets = Map.groupBy(bySection, ([section, { length }]) => (length === 1 ? "single-pages" : section));
  return [...sheets].map(([name, sections]) => ({
    name,
    shots: sections.flatMap(([, shots]) => shots),
    cell: { width: 390, height: 2600 },
    columns: 4,
  }));
}

async function makeSheet(browser: Browser, { shots, cell, columns }: Sheet, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * (cell.width + 16) + 16, height: 100 } });
  const figures = shots.map(({ path, file }) => {
    const picture = readFileSync(file).toString("base64");
    return `<figure><figcaption>${path}</figcaption><div><img src="data:image/png;base64,${picture}"></div></figure>`;
  });
  await page.setContent(`<style>
      body { display: grid; grid-template-columns: repeat(${columns}, ${cell.width}px); gap: 16px; margin: 16px; background: grey }
      figure { margin: 0 }
      figcaption { font: bold 16px sans-serif; background: white; padding: 4px }
      div { max-height: ${cell.height}px; overflow: hidden }
      img { display: block; width: 100% }
    </style>${figures.join("")}`);
  await page.screenshot({ path: file, fullPage: true, timeout: 0 });
  await page.close();
}
