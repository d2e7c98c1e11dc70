import { stored, storeBeforehand } from "./stored-settings.ts";
import { expect, test } from "./site-test.ts";

/** What the plant does while its words are looked at. */
interface State {
  readonly isFull: boolean;
  /** Of an alarm of each value; empty for none. */
  readonly priority: string;
}

/**
 * Words of inline drawings that contrast too little with what is seen directly below them: the shape, the line or the page,
 * or an outline of their own in another color.
 */
const poorWords = ({ least, isFull, priority }: State & { least: number }): string[] => {
  const level = document.querySelector("[data-level]");
  const tank = level?.previousElementSibling;
  level?.setAttribute("y", tank?.getAttribute("y") ?? "");
  level?.setAttribute("height", isFull ? (tank?.getAttribute("height") ?? "") : "0");
  for (const point of document.querySelectorAll<HTMLElement | SVGElement>("[data-point]"))
    if (priority) point.dataset["alarm"] = priority;
    else delete point.dataset["alarm"];
  const paint = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!paint) throw new Error("no canvas");
  const luminance = (color: string): number => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((low, high) => low - high);
    return (light + 0.05) / (dark + 0.05);
  };
  const isSeen = (color: string): boolean => color !== "none" && !/^transparent$|^rgba.*, 0\)$|\/ 0\)$/.test(color);
  /** What an element shows at a point of the window. */
  const colorAt = (element: Element, x: number, y: number): string | undefined => {
    const { fill, stroke, backgroundColor } = getComputedStyle(element);
    if (!(element instanceof SVGGeometryElement)) return isSeen(backgroundColor) ? backgroundColor : undefined;
    const inside = element.isPointInFill(new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse()));
    return [inside ? fill : stroke, stroke].find(isSeen);
  };
  const isPoor = (text: SVGTextElement | SVGTSpanElement): boolean => {
    const { left, top, width, height } = text.getBoundingClientRect();
    const { fill, stroke, strokeWidth, paintOrder } = getComputedStyle(text);
    const outlined = paintOrder.startsWith("stroke") && isSeen(stroke) && Number.parseFloat(strokeWidth) >= 3;
    // A figure in a mark is smaller than the box of its line.
    const columns = text.textContent.length > 1 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5];
    const grounds = columns.flatMap((across) =>
      [0.35, 0.5, 0.65].map((down) => {
        const [x, y] = [left + across * width, top + down * height];
        const below = document.elementsFromPoint(x, y).filter((element) => !element.closest("text"));
        return below.map((element) => colorAt(element, x, y)).find((color) => color !== undefined) ?? "gray";
      }),
    );
    return (outlined ? [stroke] : grounds).some((ground) => contrast(fill, ground) < least);
  };
  const hasWords = (text: Element): boolean =>
    [...text.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  // What is not shown has no size.
  const isShown = (text: Element): boolean => text.checkVisibility() && text.getBoundingClientRect().width > 0;
  return [...document.querySelectorAll<SVGTextElement>("svg text")]
    .flatMap((text) => [text, ...text.querySelectorAll("tspan")])
    .filter((text) => isShown(text) && hasWords(text) && isPoor(text))
    .map((text) => text.textContent);
};

const states: readonly State[] = ["", "1", "2", "3"].flatMap((priority) =>
  [false, true].map((isFull) => ({ isFull, priority })),
);

for (const [appearance, least, media, dark] of [
  ["the light theme", 4.5, {}, false],
  ["the dark theme", 4.5, {}, true],
  ["forced light colors", 7, { forcedColors: "active", colorScheme: "light" }, false],
  ["forced dark colors", 7, { forcedColors: "active", colorScheme: "dark" }, false],
] as const)
  test(`in ${appearance}, the words of drawings can be read on whatever lies below them`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await page.setViewportSize({ width: 1440, height: 6000 });
    await storeBeforehand(page, stored(dark, false));
    for (const path of ["/demo", "/"]) {
      await page.goto(path);
      const poor = [];
      for (const state of path === "/demo" ? states : states.slice(0, 1))
        poor.push(...(await page.evaluate(poorWords, { least, ...state })));
      expect(poor, path).toEqual([]);
    }
  });
