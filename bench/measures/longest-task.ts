import type { Browser } from "@playwright/test";
import { z } from "zod";

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

/** How often a page is tried: a busy browser now and then leaves the reading of the document out of its trace. */
const tries = 3;

/** The longest task of the main thread while a page is loaded and comes to rest, in milliseconds, without throttling. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  for (let left = tries; left > 0; left--) {
    const longest = await longestTaskOnce(browser, url);
    if (longest !== undefined) return longest;
  }
  throw new Error(`No trace tells which thread shows ${url}`);
}

async function longestTaskOnce(browser: Browser, url: string): Promise<number | undefined> {
  const page = await browser.newPage();
  await browser.startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(3500);
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
  await page.close();
  // The thread that reads the document: the browser's own surfaces, such as the list below its address bar, have others.
  const main = traceEvents.find(({ args }) => args?.beginData?.url === url);
  if (!main) return undefined;
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
