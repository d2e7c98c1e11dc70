import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";

export interface Layout {
  /** In CSS pixels. Longer pictures are cropped at the bottom. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: number;
  /** The page's tokens of this theme are the background; gray without it. */
  readonly theme?: "light" | "dark";
}

const address = (file: string) => pathToFileURL(resolve(file)).href;

/** Combines pictures with their names into `file`, a PNG, and leaves the document that it is made of beside it. */
export async function makeContactSheet(
  browser: Browser,
  pictures: readonly { readonly name: string; readonly file: string }[],
  { cell, columns, theme }: Layout,
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * (cell.width + 16) + 16, height: 100 } });
  const figures = pictures.map(
    (picture) =>
      `<figure><figcaption>${picture.name}</figcaption><div><img src="${address(picture.file)}" alt=""></div></figure>`,
  );
  const source = file.replace(/png$/, "html");
  writeFileSync(
    source,
    `<!doctype html><html data-theme="${theme ?? "light"}"><meta charset="utf-8">
    <link rel="stylesheet" href="${address("apps/site/styles/tokens.css")}"><style>
      body { display: grid; grid-template-columns: repeat(${columns}, ${cell.width}px); gap: 16px; margin: 16px; background: ${theme ? "var(--surface)" : "gray"} }
      figure { margin: 0 }
      figcaption { font: bold 16px sans-serif; color: var(--ink); background: var(--surface); padding: 4px }
      div { max-height: ${cell.height}px; overflow: hidden }
      img { display: block; width: 100% }
    </style>${figures.join("")}</html>`,
  );
  await page.goto(address(source), { timeout: 0 });
  await page.screenshot({ path: file, fullPage: true, timeout: 0 });
  await page.close();
}
