import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { themeColors } from "@ttpl/site/build/seo/theme-colors.ts";

// Makes apps/site/public/icon.svg, apps/site/public/favicon.ico and the bitmap icons for phones and the manifest, these in the colors of the light theme. Run
// `npm run icons` after a change of the mark or of those colors. The results are committed.
const target = "apps/site/public/icons";
const ink = themeColors("ink");
const surface = themeColors("surface");

const svgOf = (drawing: string, size = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 32 32">${drawing}</svg>`;
const frame = `<rect x="1" y="1" width="30" height="30" stroke-width="2"/>`;
const strokes = `<path d="M6 9h20M16 9v16" fill="none" stroke-width="4.5"/>`;
const styled = (theme: "light" | "dark") =>
  `path{stroke:${ink[theme]}}rect{fill:${surface[theme]};stroke:${ink[theme]}}`;
const style = `<style>${styled("light")}@media(prefers-color-scheme:dark){${styled("dark")}}</style>`;
writeFileSync("apps/site/public/icon.svg", `${svgOf(style + frame + strokes)}\n`);

const mark = `<g stroke="${ink.light}">${strokes}</g>`;
const ground = `<rect width="32" height="32" fill="${surface.light}"/>`;
const framed = `${ground}<g fill="none" stroke="${ink.light}">${frame}</g>${mark}`;
/**
 * Operating systems crop a maskable icon to a circle of 80 % of its width or less:
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
const maskable = `${ground}<g transform="translate(5.6 4.95) scale(0.65)">${mark}</g>`;

/** Of a tab, at twice the density. */
const tabIcon = 32;

const icons = [
  { name: "icon-192", size: 192, drawing: framed },
  { name: "icon-512", size: 512, drawing: framed },
  { name: "maskable-512", size: 512, drawing: maskable },
  // The operating system rounds its corners, so it has no frame.
  { name: "apple-touch-icon", size: 180, drawing: maskable },
];

const bitmap = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(drawing, ` width="${size}" height="${size}"`)))
    .png({ palette: true, effort: 10 })
    .toBuffer();

/**
 * An ICO file with one PNG (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)): a directory of 6 bytes,
 * an entry of 16, the image. Browsers that show no SVG, such as Safari before 26, ask for /favicon.ico by themselves.
 */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(1, 4); // One image.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // Color planes.
  head.writeUInt16LE(32, 12); // Bits per pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(target, { recursive: true });
for (const { name, size, drawing } of icons) {
  const file = `${target}/${name}.png`;
  writeFileSync(file, await bitmap(drawing, size));
  console.log(file);
}
writeFileSync("apps/site/public/favicon.ico", iconFile(await bitmap(framed, tabIcon), tabIcon));
