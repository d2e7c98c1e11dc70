import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Layout, makeContactSheet } from "../contact-sheet.ts";
import { type Screenshot, themes, widths } from "./take-screenshots.ts";

interface ContactSheet extends Layout {
  readonly name: string;
  readonly shots: readonly Screenshot[];
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
        const file = join(folder, `contact-sheet-${width}-${theme}-${sheet.name}.png`);
        const tiles = sheet.shots.map(({ path, file }) => ({ name: path, file }));
        await makeContactSheet(browser, tiles, sheet, file);
        files.push(file);
      }
    }
  }
  return files;
}

function sectionsOf(shots: readonly Screenshot[]): ContactSheet[] {
  const bySection = Map.groupBy(shots, ({ path }) => path.split("/")[1] ?? "");
  // Sections of a single page share a contact sheet.
  const sheets = Map.groupBy(bySection, ([section, { length }]) => (length === 1 ? "single-pages" : section));
  return [...sheets].map(([name, sections]) => ({
    name,
    shots: sections.flatMap(([, shots]) => shots),
    cell: { width: 390, height: 2600 },
    columns: 4,
  }));
}
