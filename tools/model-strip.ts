import { chromium, type Page } from "@playwright/test";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { FilmStrip } from "@ttpl/testing/browsers/film-strip.ts";
import { serveBuiltSite } from "./screenshots/built-site.ts";

// npm run picture:model: the film strip of decision 42, from the last build: a model's picture, the model in its place, a part
// alone, a section, the model taken apart, a distance, the dark theme, a phone.
const viewport = { width: 1200, height: 800 };
const phone = { width: 390, height: 780 };
const strip = new FilmStrip({ width: 600, height: 400, gap: 12 });
const picture = "/showcase/showmodeling?item=pump-skid";

await using site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ baseURL: site.url, viewport, reducedMotion: "reduce" });
page.setDefaultTimeout(120_000);

const rest = () => page.waitForTimeout(1500);
async function take(): Promise<void> {
  await page.mouse.move(0, 0);
  await rest();
  await strip.take(page);
}
const modelButton = (name: string, on: Page = page) => on.locator(".model").getByRole("button", { name, exact: true });
async function openPicture(): Promise<void> {
  await page.goto(picture);
  await page.locator(".yarl__slide_current img:visible").waitFor();
}
/** By the mouse, so that nothing shows where the keyboard is. */
async function openModel(): Promise<void> {
  await page.locator(".lightbox-model").click();
  await page.locator(".model[data-ready=true]").waitFor();
}
async function openPanel(): Promise<void> {
  const panel = page.locator(".model-panel");
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
}

await openPicture();
await take();
await openModel();
await take();
await page.locator(".model-balloon").getByText("1", { exact: true }).click();
await openPanel();
await take();
await modelButton("Show all").click();
await modelButton("Depth").click();
await take();
await modelButton("None").click();
await page.getByLabel("Explode").fill("25");
await take();
await modelButton("Show all").click();
await modelButton("Elevation").click();
await modelButton("Measure").click();
await rest();
const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(".model-space").boundingBox()) ?? {};
// The ends of the skid.
for (const share of [0.036, 0.713]) await page.mouse.click(x + share * width, y + 0.902 * height);
await take();
await page.evaluate(() => localStorage.clear());
await page.goto("/");
await page.getByRole("button", { name: /theme/i }).first().click();
await openPicture();
await openModel();
await take();
await page.setViewportSize(phone);
await openPicture();
await openModel();
await openPanel();
await page.locator(".model-parts button").first().click();
await page.locator(".model-heading").evaluate((heading) => heading.scrollIntoView());
await take();
await browser.close();

await strip.composed().avif({ quality: 60 }).toFile("docs/pictures/model-viewer.avif");
