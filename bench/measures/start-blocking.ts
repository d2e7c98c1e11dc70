import type { Browser } from "@playwright/test";

/** Sums up by how much tasks are longer than 50 ms, from now on: what Lighthouse counts as blocking. */
function sumBlocking(): void {
  const blocking = { sum: 0 };
  Object.assign(globalThis, { blocking });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking.sum += duration - 50;
  }).observe({ type: "longtask" });
}

/**
 * For how long the page would not answer once a hand moves over it, which makes React start: milliseconds beyond the first
 * 50 of each task, on a processor four times slower. Lighthouse has no hand, and does not see it.
 */
export async function startBlocking(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(sumBlocking);
  await page.mouse.move(200, 400);
  await page.waitForTimeout(4000);
  const sum = await page.evaluate(() => (globalThis as unknown as { blocking: { sum: number } }).blocking.sum);
  await context.close();
  return sum;
}
