import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { serveBuiltSite } from "./built-site.ts";
import { makeContactSheets } from "./contact-sheets.ts";
import { themes, takeScreenshots } from "./take-screenshots.ts";

// npm run screenshots -- [--site URL] [--folder FOLDER] [--forced-colors] [PATH…]: screenshots of all pages, or of those
// given, in four widths and both themes, and contact sheets of them. Without a URL it uses the built site. With
// --forced-colors in the colors of a high-contrast mode, on light and on dark.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string" },
    folder: { type: "string", default: "build/screenshots" },
    "forced-colors": { type: "boolean", default: false },
  },
});
const { folder } = values;
const paths = positionals.length > 0 ? positionals : [...readContent().pages.keys(), "/404"];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await using built = values.site === undefined ? await serveBuiltSite() : undefined;
const site = built?.url ?? values.site ?? "";
await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const forcedColors = values["forced-colors"];
const taken = await Promise.all(
  themes.map((theme) => takeScreenshots({ browser, site, folder, theme, forcedColors, paths })),
);
console.log(`${taken.flat().length} screenshots in ${folder}`);
const sheets = await makeContactSheets(browser, taken.flat(), folder);
console.log(`${sheets.length} contact sheets:\n${sheets.join("\n")}`);
