import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumArguments } from "./chromium-arguments.ts";
import { chromiumPath } from "./chromium.ts";

// npm run picture:sheet -- [FOLDER]: contact sheets of all pictures, as they look on the page of either theme, in
// build/contact-sheets. FOLDER: public/pictures, or that of another checkout.
const [folder = "public/pictures"] = process.argv.slice(2);
const results = "build/contact-sheets";
const address = (file: string) => pathToFileURL(resolve(file)).href;

const pictures = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as { name: string; files: Record<string, number> },
  )
  .filter(({ files }) => files["800.avif"] ?? files["light.svg"]);

const sheet = (theme: "light" | "dark") => {
  const tiles = pictures.map(({ name, files }) => {
    const file = join(folder, name, files["800.avif"] ? "800.avif" : `${theme}.svg`);
    return `<figure><img src="${address(file)}" alt=""><figcaption>${name}</figcaption></figure>`;
  });
  return (
    `<!doctype html><html data-theme="${theme}"><meta charset="utf-8">` +
    `<link rel="stylesheet" href="${address("site/styles/tokens.css")}"><style>` +
    `body{margin:16px;background:var(--sheet);color:var(--ink);font:13px sans-serif;display:grid;grid-template-columns:repeat(6,1fr);gap:16px}` +
    `figure{margin:0}img{width:100%;height:300px;object-fit:contain}</style>${tiles.join("")}</html>`
  );
};

mkdirSync(results, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 2560, height: 1200 } });
for (const theme of ["light", "dark"] as const) {
  const file = join(results, `pictures-${theme}`);
  writeFileSync(`${file}.html`, sheet(theme));
  await page.goto(address(`${file}.html`), { waitUntil: "load" });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: `${file}.png`, fullPage: true });
  console.log(`${file}.png: ${pictures.length} pictures`);
}
await browser.close();
