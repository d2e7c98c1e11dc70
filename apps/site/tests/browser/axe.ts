import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules among those whose result another theme can change. */
export const rulesOfColors = ["color-contrast", "link-in-text-block"];

/**
 * The violations that axe finds in a page's current state: rule, element, and reason.
 * @param part a selector, to check only this part of the page
 * @param rules the only ones to check
 */
export async function faults(page: Page, part = "html", rules?: readonly string[]): Promise<string[]> {
  // Injected by the debugger, because the page's Content-Security-Policy blocks other scripts.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(await axeSource());
  // The editor's preview is at another origin, which axe cannot reach.
  const runOnly = rules ? { type: "rule" as const, values: [...rules] } : standards;
  const options: RunOptions = { runOnly, resultTypes: ["violations"], iframes: false };
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([part, options]) =>
      (globalThis as unknown as { axe: { run: (p: string, o: RunOptions) => Promise<AxeResults> } }).axe.run(
        part,
        options,
      ),
    [part, options],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/**
 * What axe can check in a page: each visible element with its attributes, position, texts and colors. Equal snapshots
 * have equal results.
 */
export const snapshotOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const properties = [
      "color",
      "backgroundColor",
      "backgroundImage",
      "opacity",
      "fontSize",
      "textDecoration",
    ] as const;
    const visible = [...document.body.querySelectorAll("*")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const elements = visible.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""));
      const style = getComputedStyle(element);
      const pseudoElements = ["::before", "::after"].map((part) => getComputedStyle(element, part).content);
      return [
        element.tagName,
        ...attributes,
        ...texts,
        ...pseudoElements,
        x,
        y + scrollY,
        width,
        height,
        ...properties.map((name) => style[name]),
      ];
    });
    return JSON.stringify([innerWidth, getComputedStyle(document.documentElement).backgroundColor, elements]);
  });

const axeSource = async () => (await import("node:fs/promises")).readFile(script, "utf8");
