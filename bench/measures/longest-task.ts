import type { Browser } from "@playwright/test";
import { z } from "zod";
import { retried } from "./retried.ts";

const trace = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      args: z.looseObject({ beginData: z.looseObject({ url: z.string().optional() }).optional() }).optional(),
    }),
  ),
});

const lost = "The trace has no main thread of";

/** The longest task of the main thread during loading and first input, in milliseconds, without throttling. */
export const longestTask = (browser: Browser, url: string): Promise<number> =>
  retried(() => longestTaskOnce(browser, url), lost);

async function longestTaskOnce(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await browser.startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await page.goto(url, { waitUntil: "load" });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(3500);
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
  await page.close();
  // The main thread is the one that parsed the document; parts of the browser's own UI, such as the address bar's
  // suggestions, have other threads.
  const main = traceEvents.find(({ args }) => args?.beginData?.url === url);
  if (!main) throw new Error(`${lost} ${url}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
