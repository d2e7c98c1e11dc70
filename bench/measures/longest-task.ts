import type { Browser } from "@playwright/test";
import { z } from "zod";

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      args: z.unknown(),
    }),
  ),
});

/** The longest task of the main thread while a page is loaded and comes to rest, in milliseconds, without throttling. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await browser.startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(3500);
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
  await page.close();
  const isMain = (args: unknown) => (args as { name?: string }).name === "CrRendererMain";
  const mains = new Set(traceEvents.filter(({ args }) => isMain(args)).map(({ pid, tid }) => `${pid}:${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${pid}:${tid}`));
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
