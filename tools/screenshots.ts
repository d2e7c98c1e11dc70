import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readContent } from "../site/reading/read-content.ts";
import { chromiumPath } from "./chromium.ts";
import { chromiumArguments } from "./chromium-arguments.ts";

// npm run screenshots -- URL [FOLDER] [PATH…]: pictures of the running site, in four widths and both themes.
const [site = "http://localhost:3000", folder = "build/screenshots", ...wanted] = process.argv.slice(2);
const widths = [390, 820, 1440, 1920];
const paths = wanted.length > 0 ? wanted : [...readContent().pages.keys(), "/404"];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
for (const dark of [false, true]) {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } });
    await context.addInitScript((dark_mode) => {
      localStorage.setItem("persist:root", JSON.stringify({ theme: JSON.stringify({ dark_mode }) }));
    }, dark);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(site + path, { waitUntil: "networkidle" });
      const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${width}-${dark ? "dark" : "light"}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
      console.log(join(folder, name));
    }
    await context.close();
  }
}
await browser.close();
