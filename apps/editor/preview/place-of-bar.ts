import type { OpenBar } from "../wire.ts";

/** A text as it is compared: without word joiners, and with plain spaces. */
const compared = (text: string): string => text.replaceAll("\u2060", "").replaceAll(/\s+/g, " ");

/** The smallest element below `top` that has all texts. */
function smallestWith(
  texts: readonly string[],
  top: Element | null,
  known: WeakMap<Element, string>,
): Element | undefined {
  const hasAll = (element: Element): boolean => {
    const text = known.get(element) ?? compared(element.textContent ?? "");
    known.set(element, text);
    return texts.every((wanted) => text.includes(wanted));
  };
  if (!top || texts.length === 0 || !hasAll(top)) return undefined;
  let found = top;
  for (;;) {
    const inner = [...found.children].find((child) => child.tagName !== "SCRIPT" && hasAll(child));
    if (!inner) return found === top ? undefined : found;
    found = inner;
  }
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Where on the page something open is; undefined if the page does not show it.
 * @param known the texts of elements, as far as they have been looked at
 */
export function placeOfBar({ isHead, anchor, texts }: OpenBar, known: WeakMap<Element, string>): Element | undefined {
  const main = document.querySelector("main");
  let place: Element | null | undefined;
  if (isHead) {
    const heading = main?.querySelector("h1");
    place = heading?.closest("header") ?? heading;
  } else if (anchor !== undefined) place = document.getElementById(anchor);
  else {
    const found =
      smallestWith(texts.map(compared), main, known) ?? smallestWith(texts.map(compared), document.body, known);
    place = found?.closest("tr, li, blockquote, figure") ?? found?.closest("dl, table, ul, ol, section, div, p");
  }
  return place && isSeen(place) ? place : undefined;
}
