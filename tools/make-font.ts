import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import subsetFont from "subset-font";
import { fallbackFaces } from "./fallback-faces.ts";

// Subsets the site's typeface to the characters of English engineering text. Run `npm run font` after a change of the
// characters below or of the font package. The result is committed, so that a build needs no font tools.
const source = "node_modules/@fontsource-variable/archivo";
const target = "apps/site/styles/fonts";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const beyondAscii = "\u00a0\u202f©®°±²³µ·×÷Øéü–—‘’“”•…→←↑↓≤≥≈₂₃−′″½§";

const font = await subsetFont(
  readFileSync(`${source}/files/archivo-latin-standard-normal.woff2`),
  ascii + beyondAscii,
  {
    targetFormat: "woff2",
    // The width axis provides condensed capitals for titles and the normal width for text in one file.
    variationAxes: { wdth: { min: 62, max: 100 }, wght: { min: 400, max: 600 } },
    keepFeatures: ["kern", "tnum", "ccmp", "locl", "mark"],
  },
);
writeFileSync(`${target}/archivo.woff2`, font);
// Chromium prints the letters of a variable font as drawings (Type 3): these cuts are for printed pages (printed-typeface.css).
for (const [name, wght] of [
  ["regular", 400],
  ["semibold", 600],
] as const) {
  const cut = await subsetFont(font, ascii + beyondAscii, {
    targetFormat: "woff2",
    variationAxes: { wdth: 100, wght },
    keepFeatures: ["kern", "tnum"],
  });
  writeFileSync(`${target}/archivo-print-${name}.woff2`, cut);
}
const faces = await fallbackFaces(font);
const facesFile = `${target}/fallback-faces.json`;
const { printWidth } = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as { readonly printWidth: number };
writeFileSync(facesFile, (await format(facesFile, JSON.stringify(faces), { printWidth })).code);
copyFileSync(`${source}/LICENSE`, `${target}/LICENSE.txt`);
console.log(`${target}/archivo.woff2: ${font.length} bytes`);
