import type { Browser, Page, Request } from "@playwright/test";
import { bytesInAll, scriptFilesOf } from "./script-bytes.ts";

/** Nothing more comes when the page has been idle, and nothing has come for so long; milliseconds. */
const quiet = 800;

/** As many pages of a row are named. */
const named = 4;

/** Bytes of script files by what a visitor does, in the order in which it is done. */
export type UsedBytes = ReadonlyMap<string, number>;

/** `/assets/NAME.island-HASH.js` in a list of files. */
const nameOf = (files: string): string => /([\w-]+)\.island-/.exec(files)?.[1] ?? files;

/** In steps, because what is passed in a jump has never been seen. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(50);
  }
}

const pressFirst = async (page: Page, selector: string): Promise<void> => {
  const found = page.locator(selector).first();
  if ((await found.count()) > 0) await found.dispatchEvent("click");
};

/** What a visitor can do on the page, by its name in the table. Islands are those of the document. */
async function usesOf(page: Page): Promise<ReadonlyMap<string, () => Promise<unknown>>> {
  const islands = await page.locator("[data-files][data-activate-on]").evaluateAll((elements) =>
    elements.map((element) => {
      const { files = "", activateOn = "" } = (element as HTMLElement).dataset;
      return { files, activateOn };
    }),
  );
  return new Map<string, () => Promise<unknown>>([
    ["read to the end", () => readToTheEnd(page)],
    ["menu", () => pressFirst(page, "button[data-toggles=menu]")],
    ...islands.map(({ files, activateOn }) => {
      const island = page.locator(`[data-files="${files}"]`).first();
      const hover = () => island.locator(activateOn).first().dispatchEvent("pointerover");
      return [nameOf(files), hover] as const;
    }),
    ["model in 3D", () => pressFirst(page, "a[data-model]")],
  ]);
}

/**
 * What a page loads at first, and what each use adds to it, in bytes as transferred. A file that two uses need counts with
 * the first of them.
 */
export async function usedBytes(browser: Browser, url: string): Promise<UsedBytes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const files = scriptFilesOf(page);
  const used = new Map<string, number>();
  const awaited = new Set<Request>();
  page.on("request", (request) => awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  const settle = async (name: string): Promise<void> => {
    const before = [...used.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (let known = -1; known !== files.size || awaited.size > 0; await page.waitForTimeout(quiet)) {
      known = files.size;
      // A busy page has more to ask for.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    }
    used.set(name, bytesInAll(files) - before);
  };
  await page.goto(url);
  await settle("at first");
  for (const [name, use] of await usesOf(page)) {
    await use();
    await settle(name);
  }
  await context.close();
  return used;
}

/** A table of all pages; those with the same bytes share a row. */
export function usedTable(all: ReadonlyMap<string, UsedBytes>): string {
  const uses = [...new Set([...all.values()].flatMap((used) => [...used.keys()]))];
  const names = uses.filter((name) => [...all.values()].some((used) => (used.get(name) ?? 0) > 0));
  const rows = new Map<string, string[]>();
  for (const [path, used] of all) {
    const cells = names.map((name) => used.get(name)?.toLocaleString("en").replace(/^0$/, "") ?? "").join(" | ");
    rows.set(cells, [...(rows.get(cells) ?? []), `\`${path}\``]);
  }
  return [
    `| pages | ${names.join(" | ")} |`,
    `| --- |${" --: |".repeat(names.length)}`,
    ...[...rows].map(([cells, paths]) => {
      const more = paths.length > named ? ` and ${paths.length - named} more` : "";
      return `| ${paths.slice(0, named).join(", ")}${more} | ${cells} |`;
    }),
  ].join("\n");
}
