import type { Page } from "@playwright/test";

/** The cells of tables, heads too, whose text is wider than they are, or that break a word. Texts for screen readers are clipped. */
export const cutCells = (page: Page): Promise<string[]> =>
  page.locator("main table :is(td, th)").evaluateAll((cells) => {
    const range = document.createRange();
    const isClipped = (element: Element | null) => element !== null && getComputedStyle(element).clipPath !== "none";
    const broken = (text: Text): string[] =>
      [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = range.getClientRects();
        return first &&
          others.some(({ top }) => Math.abs(top - first.top) > first.height / 2) &&
          !isClipped(text.parentElement)
          ? [word]
          : [];
      });
    return cells
      .filter((cell) => cell.clientWidth > 1 && !isClipped(cell.closest("thead")))
      .flatMap((cell) => {
        if (cell.scrollWidth > cell.clientWidth) return [cell.textContent];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) words.push(...broken(texts.currentNode as Text));
        return words.map((word) => `${word} in ${cell.textContent}`);
      });
  });
