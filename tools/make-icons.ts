import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { themeColours } from "../site-build/seo/theme-colours.ts";

// Renders the bitmap icons for phones and the manifest from the mark of public/icon.svg in the colours of the light
// theme. Run `npm run icons` after a change of the mark or of those colours. The results are committed.
const target = "public/icons";
const ink = themeColours("ink").light;
const sheet = themeColours("sheet").light;

const mark = `<path d="M6 9h20M16 9v16" fill="none" stroke="${ink}" stroke-width="4.5"/>`;
const framed = `<rect width="32" height="32" fill="${sheet}"/><rect x="1" y="1" width="30" height="30" fill="none" stroke="${ink}" stroke-width="2"/>${mark}`;
/**
 * Operating systems crop a maskable icon to a circle of 80 % of its width or less:
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
const maskable = `<rect width="32" height="32" fill="${sheet}"/><g transform="translate(5.6 4.95) scale(0.65)">${mark}</g>`;

const icons = [
  { name: "icon-192", size: 192, drawing: framed },
  { name: "icon-512", size: 512, drawing: framed },
  { name: "maskable-512", size: 512, drawing: maskable },
  // The operating system rounds its corners, so it has no frame.
  { name: "apple-touch-icon", size: 180, drawing: maskable },
];

mkdirSync(target, { recursive: true });
for (const { name, size, drawing } of icons) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${drawing}</svg>`;
  const file = `${target}/${name}.png`;
  writeFileSync(file, await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer());
  console.log(file);
}
