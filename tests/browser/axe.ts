import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe has against a page as it stands now: rule, element, and why. */
export async function faults(page: Page): Promise<string[]> {
  // By the debugger, as a page's security policy would not let a test's script in.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(await axeSource());
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { runOnly: standards, resultTypes: ["violations"] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/**
 * What axe can see of a page: each element that is there for anybody, with its attributes, its place, its words and what
 * it is painted with.
 */
export const looksOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = ["color", "backgroundColor", "backgroundImage", "opacity", "fontSize", "textDecoration"] as const;
    const shown = [...document.body.querySelectorAll("*")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const looks = shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""));
      const style = getComputedStyle(element);
      const beside = ["::before", "::after"].map((part) => getComputedStyle(element, part).content);
      return [
        element.tagName,
        ...attributes,
        ...words,
        ...beside,
        x,
        y + scrollY,
        width,
        height,
        ...read.map((name) => style[name]),
      ];
    });
    return JSON.stringify([innerWidth, getComputedStyle(document.documentElement).backgroundColor, looks]);
  });

const axeSource = async () => (await import("node:fs/promises")).readFile(script, "utf8");
