import { type RefObject, useEffect, useState } from "react";

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const isDark = () => document.documentElement.dataset["theme"] === "dark";

/** The size of an element, 0 until it is known, and whether the theme is dark. */
export function useSurroundings(element: RefObject<HTMLElement | null>): { size: Size; dark: boolean } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const sized = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    sized.observe(box);
    const themed = new MutationObserver(() => setDark(isDark()));
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      sized.disconnect();
      themed.disconnect();
    };
  }, [element]);
  return { size, dark };
}
