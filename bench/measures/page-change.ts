import { type PlainBrowser, pause, type Tab } from "@ttpl/testing/browsers/tab.ts";

/** Records, across documents, when a link was clicked and when the first frame with a different heading was painted. */
function probe(): void {
  const key = "page-change";
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const click = { at: performance.timeOrigin + timeStamp, from: heading() };
      sessionStorage.setItem(key, JSON.stringify(click));
    },
    { capture: true },
  );
  const recorded = sessionStorage.getItem(key);
  if (!recorded) return;
  const { from } = JSON.parse(recorded) as { from: string };
  const look = (): void => {
    if (heading() === "" || heading() === from) return void requestAnimationFrame(look);
    // A task queued after the frame's callback runs once the frame has been painted.
    setTimeout(() => Object.assign(globalThis, { headingAt: performance.now() }));
  };
  requestAnimationFrame(look);
}

/** Time from the click to the new heading, in milliseconds; null until it is there. */
function changeTook(path: string): { took: number; prerendered: boolean } | null {
  const recorded = sessionStorage.getItem("page-change");
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  if (location.pathname !== path || !recorded || !paint) return null;
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    activationStart?: number;
  })[];
  const prerendered = (navigation?.activationStart ?? 0) > 0;
  const { headingAt } = globalThis as { headingAt?: number };
  // A prerendered document was parsed before it was shown, and the probe did not run in it.
  const shownAt = prerendered ? paint.startTime : headingAt && Math.max(headingAt, paint.startTime);
  if (shownAt === undefined) return null;
  const { at } = JSON.parse(recorded) as { at: number };
  return { took: performance.timeOrigin + shownAt - at, prerendered };
}

/**
 * How the link is used: pressed after the pointer has rested on it, or at once; or at once as soon as the page is
 * painted.
 */
export type Approach = "rested" | "at once" | "early";

export const linkPath = "/careers";

async function until<Value>(ask: () => Promise<Value | null | undefined>): Promise<Value> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(20)) {
    const value = await ask().catch(() => undefined);
    if (value !== undefined && value !== null && value !== false) return value;
  }
  throw new Error("Timeout: the page did not load");
}

/** The center of a link in the main navigation. */
export const placeOf = (tab: Tab, path: string) =>
  tab.evaluate<[number, number]>(`(() => {
    const { left, top, width, height } = document.querySelector("nav a[href='${path}']").getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);

/**
 * Measures the time from a click on a link of the main navigation to its content, without CPU throttling. A click is a
 * press of 80 ms, and counts from its end.
 */
export async function pageChange(browser: PlainBrowser, url: string, approach: Approach) {
  const tab = await browser.open(`(${probe})()`);
  await tab.goTo(url);
  await until(() => tab.evaluate("performance.getEntriesByName('first-contentful-paint').length > 0"));
  if (approach !== "early") {
    await until(() => tab.evaluate("document.readyState === 'complete'"));
    await pause(2000);
  }
  const place = await placeOf(tab, linkPath);
  await tab.move(...place);
  if (approach === "rested") await pause(600);
  await tab.press();
  await pause(80);
  await tab.release();
  const change = await until(() =>
    tab.evaluate<ReturnType<typeof changeTook>>(`(${changeTook})(${JSON.stringify(linkPath)})`),
  );
  await tab.close();
  return change;
}
