const wide = { width: 1440, height: 900 };
const tablet = { width: 820, height: 900 };
const phone = { width: 390, height: 844 };

interface TextSetting {
  /** Styles of the reader. */
  readonly css: string;
  /** The browser's text size. */
  readonly text: number;
  readonly windows: readonly { readonly width: number; readonly height: number }[];
}

/** Text settings of readers, and the windows in which pages must fit with them. */
export const textSettings: Readonly<Record<string, TextSetting>> = {
  // WCAG 2.2, 1.4.10: a window of 1280 × 1024 pixels at 400 % zoom is 320 × 256 CSS pixels.
  "at 400 % zoom and on phones": { css: "", text: 16, windows: [phone, { width: 320, height: 256 }] },
  // WCAG 2.2, 1.4.12.
  "with text spaced as WCAG allows": {
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    text: 16,
    windows: [wide, phone, { width: 320, height: 640 }],
  },
  "with a root font of 200 %, as user styles may set it": {
    css: ":root { font-size: 200% }",
    text: 16,
    windows: [{ width: 1920, height: 900 }, wide, tablet],
  },
  "with the browser's text twice as large": { css: "", text: 32, windows: [wide, tablet, phone] },
};
