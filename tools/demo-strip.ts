import { chromium, type Page } from "@playwright/test";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { FilmStrip } from "@ttpl/testing/browsers/film-strip.ts";
import { serveBuiltSite } from "./screenshots/built-site.ts";

// npm run picture:demo: the film strip of decision 38, from the last build: the live plant at rest, the story with the probe in
// the tank, its trend and its alarm, acknowledged, values after the connection was cut, the gap that this leaves in the trend, the
// overview, the dark theme, a phone. The clock is the strip's own, so that each is of the same moment whenever it is taken.
const viewport = { width: 1440, height: 960 };
const phone = { width: 390, height: 780 };
const path = "/demo";
/** Long after a batch, so that the plant is settled, and a batch can be started. */
const start = Date.UTC(2027, 2, 1, 11, 55);
const strip = new FilmStrip({ width: 720, height: 480, gap: 12 });
const { words } = pageDataAt(readContent(), path, "demo");
const { panel, alarms, panes } = words;

await using site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const context = await browser.newContext({ baseURL: site.url, viewport, reducedMotion: "reduce", timezoneId: "UTC" });
const page = await context.newPage();
const act = (name: string, on: Page = page) => on.getByRole("button", { name, exact: true }).click();
/** Seconds of the clock. */
const pass = (seconds: number) => page.clock.runFor(seconds * 1000);
async function open(): Promise<void> {
  await page.goto(path);
  await page.clock.pauseAt(start + 5000);
  await page.locator("[data-demo][data-live]").waitFor();
  await pass(1);
}
/** What is seen from the top of the viewer on, or of a part of it. */
async function take(from = "[data-demo]"): Promise<void> {
  const top = await page
    .locator(from)
    .first()
    .evaluate((part) => part.getBoundingClientRect().top + scrollY);
  await page.evaluate((to) => scrollTo(0, to), top - 8);
  await strip.take(page);
}

/** What is seldom used is folded away, and in the pictures too. */
const fold = (open: boolean) =>
  page.locator("[data-panel] details").evaluateAll((all, open) => {
    for (const details of all as HTMLDetailsElement[]) details.open = open;
  }, open);

await page.clock.install({ time: start });
await open();
await take();
await fold(true);
await page.getByLabel(panel.probeLate).check();
await page.getByLabel(panel.startSignal).uncheck();
await act(panel.batch);
await act(panel.speeds.fast);
// Seven minutes of the plant: the peak.
await pass(7);
await act(panel.speeds.normal);
await fold(false);
await take();
await page.locator("tr[data-alarm=AAH-103]").getByRole("button", { name: alarms.acknowledge }).click();
await take("[data-pane=trend]");
await fold(true);
await page.getByLabel(panel.cut).check();
await fold(false);
await pass(30);
await take();
// As long as the trend can show.
await act(panel.speeds.fast);
await pass(15);
await fold(true);
await page.getByLabel(panel.cut).uncheck();
await fold(false);
await pass(8);
await act(panel.speeds.normal);
await take("[data-pane=trend]");
await act(panes.overview);
await take();
await page.getByRole("button", { name: /theme/i }).first().click();
await act(panes.unit);
await take();
await page.setViewportSize(phone);
await act(panes.overview);
await take();
await browser.close();

await strip.composed().png({ palette: true }).toFile("docs/pictures/demo.png");
