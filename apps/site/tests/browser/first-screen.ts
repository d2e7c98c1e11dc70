import type { Page } from "@playwright/test";

/** The most, in CSS pixels from the top of the page, at which what a visitor looks for may begin. */
interface Limits {
  readonly heading?: number;
  readonly picture?: number;
  readonly field?: number;
}

/** What of these begins too low, before any scrolling. What the page does not have is no fault. */
export async function lateParts(page: Page, limits: Limits): Promise<string[]> {
  const tops = await page.evaluate(() => {
    const top = (selector: string, least = 0) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > least)
        .map((box) => Math.round(box.top + scrollY))
        .toSorted((a, b) => a - b)[0];
    return { heading: top("h1"), picture: top("main img", 80), field: top("main :is(input, textarea)") };
  });
  return Object.entries(limits).flatMap(([part, limit]) => {
    const begins = tops[part as keyof Limits];
    return begins === undefined || begins <= limit ? [] : [`${part} at ${begins}, allowed ${limit}`];
  });
}
