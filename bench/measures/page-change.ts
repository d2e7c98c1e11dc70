import type { Browser } from "@playwright/test";

/** Notes the click, across documents, and the first frame after it that shows another heading. */
function probe(): void {
  const key = "page-change";
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const watch = ({ at, from }: { at: number; from: string }): void => {
    const look = (): void => {
      if (heading() === "" || heading() === from) return void requestAnimationFrame(look);
      setTimeout(() => {
        const painted = performance.getEntriesByName("first-contentful-paint")[0];
        if (!painted) return look();
        sessionStorage.removeItem(key);
        Object.assign(globalThis, { pageChange: Math.max(now(), performance.timeOrigin + painted.startTime) - at });
      });
    };
    requestAnimationFrame(look);
  };
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const click = { at: performance.timeOrigin + timeStamp, from: heading() };
      sessionStorage.setItem(key, JSON.stringify(click));
      watch(click);
    },
    { capture: true },
  );
  const noted = sessionStorage.getItem(key);
  if (noted) watch(JSON.parse(noted) as { at: number; from: string });
}

/**
 * From a click on a link of the main navigation to its content, in milliseconds, on a slow line and a processor four times
 * slower: with the page at rest and the link pointed at, or at once after the first paint. A click is a press of 80 ms,
 * as a hand's is, and counts from its end.
 */
export async function pageChange(browser: Browser, url: string, when: "at rest" | "early"): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(probe);
  await page.goto(url, { waitUntil: when === "early" ? "domcontentloaded" : "networkidle" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  if (when === "at rest") await page.waitForTimeout(4000);
  const box = await page.locator("nav").first().locator("a[href='/careers']").boundingBox();
  if (!box) throw new Error("The main navigation has no such link");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (when === "at rest") await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  const changed = await page.waitForFunction(() => (globalThis as unknown as { pageChange?: number }).pageChange);
  const took = Number(await changed.jsonValue());
  await context.close();
  return took;
}
