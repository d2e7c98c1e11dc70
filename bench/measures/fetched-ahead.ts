import { type PlainBrowser, pause } from "@ttpl/testing/browsers/tab.ts";
import { placeOf } from "./page-change.ts";
import { type Passed, recordingProxy } from "@ttpl/testing/browsers/recording-proxy.ts";

/**
 * The pages of the visit after the home page, by links of the main navigation, each with a link that the pointer passes
 * on the way.
 */
const visit = [
  ["/services", "/about"],
  ["/products", "/customers"],
  ["/offshore", "/careers"],
  ["/contact", "/careers"],
] as const;

const inAll = (some: readonly Passed[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * What a visit of five pages fetches, from the home page on. The pointer passes another link on the way to each page,
 * and rests on its link until that is prerendered.
 */
async function visitedThrough(browser: PlainBrowser, origin: string, refuseAhead: boolean): Promise<Passed[]> {
  const proxy = await recordingProxy(origin, { refuseAhead });
  const tab = await browser.open("");
  await tab.goTo(`${proxy.origin}/`);
  await pause(1000);
  for (const [path, passed] of visit) {
    const [onTheWay, link] = [await placeOf(tab, passed), await placeOf(tab, path)];
    await tab.move(...onTheWay);
    await pause(30);
    await tab.move(...link);
    await pause(600);
    await tab.press();
    await pause(80);
    await tab.release();
    while ((await tab.evaluate("location.pathname").catch(() => "")) !== path) await pause(20);
    await pause(1000);
  }
  await tab.close();
  proxy.stop();
  return proxy.passed;
}

/** Body bytes, as transferred. */
export interface FetchedAhead {
  /** Fetched by speculation rules. */
  readonly ahead: number;
  /** The part of `ahead` that the visit did not use. */
  readonly inVain: number;
  /** All that the same visit fetches when nothing is fetched ahead. */
  readonly needed: number;
}

/** Measures a visit of five pages in Chromium, once with and once without anything fetched ahead. */
export async function fetchedAhead(browser: PlainBrowser, origin: string): Promise<FetchedAhead> {
  const without = await visitedThrough(browser, origin, true);
  const needed = new Set(without.map(({ path }) => path));
  const ahead = (await visitedThrough(browser, origin, false)).filter((one) => one.ahead);
  return {
    ahead: inAll(ahead),
    inVain: inAll(ahead.filter(({ path }) => !needed.has(path))),
    needed: inAll(without),
  };
}
