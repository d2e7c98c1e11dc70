import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { makeContactSheet } from "./contact-sheet.ts";

// npm run picture:contact-sheets -- [FOLDER]: contact sheets of all pictures, as they look on the page of either theme, in
// build/contact-sheets. FOLDER: apps/site/public/pictures, or that of another checkout.
const [folder = "apps/site/public/pictures"] = process.argv.slice(2);
const results = "build/contact-sheets";

type Files = Readonly<Record<string, number>>;
const narrowest = (files: Files): string | undefined =>
  Object.keys(files)
    .filter((file) => file.endsWith(".avif"))
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))[0];

const pictures = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as { name: string; files: Files })
  .filter(({ files }) => narrowest(files) ?? files["light.svg"]);

mkdirSync(results, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
for (const theme of ["light", "dark"] as const) {
  const tiles = pictures.map(({ name, files }) => ({
    name,
    file: join(folder, name, narrowest(files) ?? `${theme}.svg`),
  }));
  const file = join(results, `pictures-${theme}.png`);
  await makeContactSheet(browser, tiles, { cell: { width: 410, height: 410 }, columns: 6, theme }, file);
  console.log(`${file}: ${pictures.length} pictures`);
}
await browser.close();
