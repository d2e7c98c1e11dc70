import { logoPaths } from "../../components/brand/logo-paths.ts";
import type { Lettering, Letters, Line } from "./lettering.ts";
import { sharePictureOf } from "./share-picture.ts";

export interface DrawingColors {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly lineStrong: string;
}

export interface DrawingWords {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly trade: string;
  /** Without the scheme. */
  readonly address: string;
}

const { width, height } = sharePictureOf("/");
/** The sheet's edge, the drawing's border within it, and the top of the title block. */
const edge = 24;
const border = 46;
const blockTop = 494;
const margin = 88;
/** Position of the picture, if there is one. */
export const pictureArea = { left: 708, top: 66, width: 430, height: 408 };

const titleLetters = (size: number): Letters => ({ size, stretch: 68, weight: 600 });
const reading = (size: number): Letters => ({ size, stretch: 92, weight: 400 });

const at = (x: number, y: number, { path }: Line, color: string) =>
  `<g transform="translate(${x} ${y})" fill="${color}">${path}</g>`;

/** The largest title that fits on three lines. */
function titleLines(title: string, room: number, lettering: Lettering): { size: number; lines: Line[] } {
  for (let size = 104; size > 56; size -= 8) {
    const lines = lettering.lines(title, titleLetters(size), room);
    if (lines.length <= 3 && lines.every((line) => line.width <= room)) return { size, lines };
  }
  return { size: 56, lines: lettering.lines(title, titleLetters(56), room).slice(0, 4) };
}

/** Zones, as on any drawing sheet: numbers along the long edges, letters along the short ones. */
function zones(lettering: Lettering, { inkSoft, lineStrong }: DrawingColors): string {
  const mark: Letters = { size: 14, stretch: 90, weight: 500 };
  const between = (edge + border) / 2;
  const columns = Array.from({ length: 8 }, (_, zone) => {
    const from = border + (zone * (width - 2 * border)) / 8;
    const middle = from + (width - 2 * border) / 16;
    const name = lettering.line(String(zone + 1), mark);
    const tick = zone > 0 ? `M${from} ${edge}V${border}M${from} ${height - border}V${height - edge}` : "";
    const names = [between + 5, height - between + 5].map((y) => at(middle - name.width / 2, y, name, inkSoft));
    return { tick, names };
  });
  const rows = Array.from({ length: 4 }, (_, zone) => {
    const from = border + (zone * (height - 2 * border)) / 4;
    const middle = from + (height - 2 * border) / 8;
    const name = lettering.line("DCBA".charAt(zone), mark);
    const tick = zone > 0 ? `M${edge} ${from}H${border}M${width - border} ${from}H${width - edge}` : "";
    const names = [between, width - between].map((x) => at(x - name.width / 2, middle + 5, name, inkSoft));
    return { tick, names };
  });
  const all = [...columns, ...rows];
  const ticks = all.map(({ tick }) => tick).join("");
  return `<path d="${ticks}" stroke="${lineStrong}" stroke-width="1"/>${all.flatMap(({ names }) => names).join("")}`;
}

const logo = ({ ink, lineStrong }: DrawingColors) =>
  `<g transform="translate(${border + 26} ${blockTop + 10}) scale(0.95)"><path d="${logoPaths.letters}" fill="none" stroke="${ink}" stroke-width="8"/><path d="${logoPaths.dimension}" fill="${lineStrong}" stroke="${lineStrong}"/></g>`;

/** A page's title on a drawing sheet with a title block, as SVG with outlines only. */
export function shareDrawing(
  words: DrawingWords,
  lettering: Lettering,
  colors: DrawingColors,
  pictured: boolean,
): string {
  const { paper, surface, ink, inkSoft, line, lineStrong } = colors;
  const room = (pictured ? pictureArea.left - 24 : width - margin) - margin;
  const size = pictured ? 27 : 36;
  const leading = size * 1.37;
  const title = titleLines(words.title, room, lettering);
  const step = title.size * 0.98;
  const top = 84 + title.size * 0.78;
  const text = lettering.lines(words.description, reading(size), room);
  const textTop = top + (title.lines.length - 1) * step + size * 2.3;
  const shown = text.slice(0, Math.max(0, Math.floor((blockTop - 24 - textTop) / leading) + 1));
  const cell = border + 196;
  const fits = (letters: Letters, value: string, most: number): Line => {
    const set = lettering.line(value, letters);
    return set.width <= most ? set : lettering.line(value, { ...letters, size: (letters.size * most) / set.width });
  };
  const trade = fits({ size: 25, stretch: 85, weight: 600 }, words.trade, width - border - cell - 48);
  const address = fits({ size: 23, stretch: 92, weight: 400 }, words.address, width - border - cell - 48);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="${surface}" stroke="${line}" stroke-width="1.5"/>`,
    `<rect x="${border}" y="${border}" width="${width - 2 * border}" height="${height - 2 * border}" fill="none" stroke="${ink}" stroke-width="3"/>`,
    zones(lettering, colors),
    `<path d="M${border} ${blockTop}H${width - border}M${cell} ${blockTop}V${height - border}M${cell} ${blockTop + 45}H${width - border}" stroke="${lineStrong}" stroke-width="1.5"/>`,
    logo(colors),
    ...title.lines.map((each, row) => at(margin, top + row * step, each, ink)),
    ...shown.map((each, row) => at(margin, textTop + row * leading, each, inkSoft)),
    at(cell + 24, blockTop + 32, trade, ink),
    at(cell + 24, blockTop + 76, address, inkSoft),
    "</svg>",
  ].join("");
}
