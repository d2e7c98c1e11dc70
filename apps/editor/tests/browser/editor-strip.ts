import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { publish as publishSite } from "../../publishing/release/publish.ts";
import { startEditor } from "@ttpl/site/tests/browser/development-site.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { FilmStrip } from "@ttpl/testing/browsers/film-strip.ts";

// npm run picture:editor: the film strip of decision 35. In a copy of the site, a telephone, an opening, a project and a
// photo are changed on the editor, the site is published, and the publishing is taken back.
const viewport = { width: 1440, height: 900 };
const strip = new FilmStrip({ width: 800, height: 500, gap: 16 });

await using editor = await startEditor();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ baseURL: editor.editor, viewport });
page.setDefaultTimeout(300_000);
const website = page.frameLocator("iframe");
const form = page.locator(".settings");

const open = async (file: string) => {
  await page.goto(`/?${new URLSearchParams({ file }).toString()}`);
  await form.waitFor();
  await website.locator("h1").waitFor();
};
/** Publishes, or returns to the release before, and waits for the end. */
const publish = async (button: string) => {
  const panel = page.getByRole("button", { name: "Publish", exact: true });
  if ((await panel.getAttribute("aria-pressed")) !== "true") await panel.click();
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByRole("button", { name: button }).click();
  const done = button === "Rehearse publishing" ? "Rehearsed by" : "Returned to the release before by";
  await page.getByRole("status").getByText(done).waitFor({ timeout: 900_000 });
};
const take = async () => {
  // The pictures of the preview.
  await page.waitForTimeout(1500);
  await strip.take(page);
};
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
};

// The release to return to.
const earlier = join(editor.root, "earlier");
await mkdir(earlier);
await writeFile(
  join(earlier, "index.html"),
  '<!DOCTYPE html><title>Earlier</title><link rel="canonical" href="https://www.example.com/">',
);
await publishSite(
  { root: join(editor.root, "releases"), by: "Asha Rao", say: () => undefined },
  { check: () => [], keep: () => undefined, build: async () => earlier, tryBuilt: async () => 1 },
);

await open("content/company.yaml");
await website.locator("a[href^='tel:']").first().click();
await page.locator("textarea:focus").fill("+91 22 4567 8901");
await take();
await save(page);
await website.getByText("+91 22 4567 8901").first().waitFor();
await website.getByText("+91 22 4567 8901").first().scrollIntoViewIfNeeded();
await take();

await open("content/careers/automation.yaml");
await page.getByRole("button", { name: /^Add an opening/ }).click();
await page.locator("textarea:focus").fill("Commissioning Engineer");
const opening = page.locator(".entries > .entry").last();
await opening.locator("input.figure").fill("4");
await opening.getByLabel("The work").fill("Starts plants up and hands them over");
await save(page);
await website.getByText("Commissioning Engineer").waitFor();
await take();

await open("content/projects/pharma.yaml");
await page
  .getByRole("button", { name: /^Copy: / })
  .first()
  .click();
await page.locator("textarea:focus").fill("Batch control of a fermentation line");
await save(page);
await website.getByText("Batch control of a fermentation line").scrollIntoViewIfNeeded();
await take();

await open("content/pages/success/default.md");
const photo = await sharp("docs/pictures/home.png").resize(1600).jpeg().toBuffer();
const pictures = form.locator("#root_figures");
const entry = pictures.locator(".entry").first();
for (const fold of [pictures, form.locator("#root_figures_items"), entry.locator("details").first()]) {
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").first().click();
}
await entry.locator("input[type=file]").setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
await entry.getByLabel("Caption").first().fill("The website on a screen");
await entry.getByLabel("What is seen in it, in a sentence").fill("A screen that shows the home page of this website");
await entry.locator(".photo-texts").scrollIntoViewIfNeeded();
await take();
await entry.getByRole("button", { name: "Use this photo" }).click();
await entry.locator(".photo-texts").waitFor({ state: "hidden" });
await save(page);
await website.getByAltText("A screen that shows the home page").scrollIntoViewIfNeeded();
await take();
await publish("Rehearse publishing");
await take();
await publish("Return to the release before");
await take();
await browser.close();

await strip.composed().png({ palette: true }).toFile("docs/pictures/editor.png");
