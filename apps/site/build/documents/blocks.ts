import { type Cut, features, inTypeface } from "./typeface.ts";

type Document = PDFKit.PDFDocument;

/** Something of a known height that can be drawn at a height of the page. Lengths are in points. */
export interface Block {
  readonly height: number;
  draw(top: number): void;
}

export interface Letters {
  readonly cut: Cut;
  readonly size: number;
  readonly color: string;
  readonly align?: "left" | "right";
  /** Space between lines, as a part of the size. */
  readonly gap?: number;
}

/**
 * Without the characters that join a figure and its unit; spaces that do not break stay. The typeface has no lowered
 * figures: "SO2".
 */
const printed = (text: string): string =>
  text.replaceAll("\u2060", "").replaceAll(/[\u2080-\u2089]/g, (figure) => figure.normalize("NFKC"));

const optionsOf = ({ size, align = "left", gap = 0.12 }: Letters, width: number) => ({
  width,
  align,
  lineGap: size * gap,
  features,
});

/** A text in a column, broken into lines. */
export function text(document: Document, words: string, letters: Letters, left: number, width: number): Block {
  document.font(letters.cut).fontSize(letters.size);
  const value = inTypeface(document, printed(words));
  return {
    height: document.heightOfString(value, optionsOf(letters, width)),
    draw(top) {
      document.font(letters.cut).fontSize(letters.size).fillColor(letters.color);
      document.text(value, left, top, optionsOf(letters, width));
    },
  };
}

/** Blocks below one another. */
export const stack = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw(top) {
    let at = top;
    for (const block of blocks) {
      block.draw(at);
      at += block.height;
    }
  },
});

/** Blocks beside one another. */
export const beside = (blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  draw: (top) => blocks.forEach((block) => block.draw(top)),
});

export const space = (height: number): Block => ({ height, draw: () => undefined });

export function rule(document: Document, left: number, width: number, weight: number, color: string): Block {
  return {
    height: 0,
    draw: (top) =>
      void document
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke(),
  };
}
