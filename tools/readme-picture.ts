import { chromium } from "@playwright/test";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";

// npm run picture -- [URL]: the README's picture, a screenshot of the running site's home page.
const [site = "http://localhost:3000"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(site, { waitUntil: "networkidle" });
await page.screenshot({ path: "docs/pictures/home.png" });
await browser.close();
