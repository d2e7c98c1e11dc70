import { chromium } from "@playwright/test";
import { enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { FilmStrip } from "@ttpl/testing/browsers/film-strip.ts";
import { serveBuiltSite } from "./screenshots/built-site.ts";
import { translate } from "@ttpl/testing/browsers/translation.ts";

// npm run picture:translated: the film strip of decision 26, a visit of the built site with every text translated.
const viewport = { width: 1280, height: 886 };
const strip = new FilmStrip({ width: 800, height: 554, gap: 16 });

await using site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ baseURL: site.url, viewport });
page.on("dialog", (dialog) => void dialog.accept());

async function open(path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(translate);
}
const take = () => strip.take(page);

await open("/");
await take();

await open("/services");
await take();

await open("/showcase");
await page.locator("main a[data-item]").first().click();
await page.getByRole("dialog").waitFor();
// Changed by React after the translation.
await page.keyboard.press("ArrowRight");
await page.waitForURL(/\?item=/);
await page.waitForLoadState("networkidle");
await page.waitForTimeout(500);
await take();

await open("/contact");
for (const name of enquiryFieldNames)
  await page.locator(`form [name="${name}"]`).fill(enquiryFields[name].kind === "email" ? "visitor@example.org" : "–");
await page.locator("form button[type=submit]").first().click();
const sent = page.locator("form [role=status] strong").first();
await sent.waitFor();
await sent.scrollIntoViewIfNeeded();
await take();
await browser.close();

await strip.composed().png({ palette: true }).toFile("docs/pictures/translated-visit.png");
