import faces from "./fallback-faces.json" with { type: "json" };

const rule = ({ local, weight, widths, size, ascent, descent }: (typeof faces)[number]): string =>
  `@font-face{font-family:"Archivo fallback";src:${local.map((name) => `local("${name}")`).join()};font-weight:${weight};` +
  `font-stretch:${widths};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/** What a page is set in until the typeface has arrived: Arial with its mean widths. Made by `npm run font`. */
export const fallbackFaces = `@layer tokens{${faces.map(rule).join("")}}`;
