import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import sharp from "sharp";
import { screensFolder, taken, takenFile, wordsDigest } from "../studio/models/screens.ts";

// npm run picture:screens: the images on screens and nameplates of the models, taken anew where their drawing says something
// else: an SVG beside the image, or the picture of its name on the website, which is shown smaller.
const shownWidth = 1120;
/** Letters keep their spacing at any size. */
const evenLetters = "--font-render-hinting=none";
const before = taken();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, evenLetters] });
const now: Record<string, string> = {};
for (const image of globSync("*.png", { cwd: screensFolder }).toSorted()) {
  const beside = join(screensFolder, image.replace(/png$/, "svg"));
  const own = existsSync(beside);
  const drawing = own ? beside : resolve(`apps/site/public/pictures/${image.replace(/\.png$/, "")}/light.svg`);
  const svg = readFileSync(drawing, "utf8");
  const digest = wordsDigest(svg);
  now[image] = digest;
  if (before[image] === digest) continue;
  const [, width = NaN, height = NaN] = (/ viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: own ? 1 : shownWidth / width });
  await page.goto(pathToFileURL(drawing).href);
  // Screens have few colors: as a palette they take half the bytes.
  const png = sharp(await page.screenshot()).png({ palette: !own });
  writeFileSync(join(screensFolder, image), await png.toBuffer());
  await page.close();
  console.log(`${image} taken from ${drawing}`);
}
await browser.close();
writeFileSync(takenFile, `${JSON.stringify(now, null, 2)}\n`);
