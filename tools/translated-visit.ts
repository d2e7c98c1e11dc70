import { chromium } from "@playwright/test";
import sharp from "sharp";
import { enquiryFieldNames, enquiryFields } from "../contract/enquiry.ts";
import { chromiumArguments } from "./chromium-arguments.ts";
import { chromiumPath } from "./chromium.ts";
import { serveBuiltSite } from "./screenshots/built-site.ts";
import { translate } from "./translation.ts";

// npm run picture:translated: the film strip of decision 26, a visit of the built site with every text translated.
const viewport = { width: 1280, height: 886 };
const size = { width: 800, height: 554 };
const gap = 16;

await using site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ baseURL: site.url, viewport });
page.on("dialog", (dialog) => void dialog.accept());

async function open(path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(translate);
}
const frames: Buffer[] = [];
const take = async () => {
  const taken = await page.screenshot({ animations: "disabled" });
  frames.push(await sharp(taken).resize(size).toBuffer());
};

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

const place = (at: number, length: number) => gap + at * (length + gap);
const background = { r: 136, g: 136, b: 136 };
await sharp({ create: { width: place(2, size.width), height: place(2, size.height), channels: 3, background } })
  .composite(frames.map((input, at) => ({ input, left: place(at % 2, size.width), top: place(at >> 1, size.height) })))
  .png({ palette: true })
  .toFile("docs/pictures/translated-visit.png");
