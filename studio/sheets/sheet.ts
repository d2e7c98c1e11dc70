/**
 * General-arrangement sheet of a model: four views without hidden lines, dimensions, balloons, equipment list, title
 * block.
 */
import type { Model } from "../models/model.ts";
import { balloons } from "./balloons.ts";
import type { Flat, Segment } from "./chains.ts";
import { dimension } from "./dimensions.ts";
import { drawnOnce } from "./drawn-once.ts";
import { visibleLines, type World, worldOf } from "./hidden-lines.ts";
import { stroke, text } from "./marks.ts";
import { pathData, unit } from "./path-data.ts";
import { schedule } from "./schedule.ts";
import { overallSizes } from "./overall-sizes.ts";
import { block, border, sheetSize, titleBlock } from "./title-block.ts";
import { extent, onSheet, place, type Placed, type ViewName, views } from "./views.ts";

/** Space for dimensions beside a view, mm. */
const margin = 24;
const captions = {
  front: "ELEVATION",
  top: "PLAN",
  right: "VIEW FROM THE RIGHT",
  iso: "VIEW FROM FRONT AND RIGHT, NOT TO SCALE",
} as const;

const drawn = (world: World, placed: Placed): string => {
  const onPaper = (lines: readonly Segment[]) =>
    lines.map((line): Segment => line.map((point) => onSheet(placed, point)) as Segment);
  const { edges, outlines } = visibleLines(world, placed.view, placed.scale);
  const broad = drawnOnce(onPaper(outlines));
  const slim = drawnOnce(onPaper(edges), broad);
  const pen = (kind: "e" | "o", lines: readonly Segment[]) => stroke(kind, pathData(lines));
  return `<g class="v" transform="scale(${unit})">${pen("e", slim)}${pen("o", broad)}</g>`;
};

/** Positions of the views; `beside` is the space for dimensions between the elevation and the view from the right. */
const arranged = ({ box }: World, scale: number, free: number, beside: number): Record<ViewName, Placed> => {
  const size = (name: ViewName) => extent(box, views[name]).map((length) => length / scale) as Flat;
  const [wide, tall] = size("front");
  const [deep] = size("right");
  const [, broad] = size("top");
  const left = 14 + margin;
  const foot = 280 - 12 - margin;
  const gap = Math.min(margin + 6, Math.max(beside, block.x - 6 - left - wide - deep));
  const rightX = left + wide + gap + deep / 2;
  const [isoWide, isoTall] = extent(box, views.iso);
  // The oblique view is placed to the right of all others, or above the view from the right, wherever it is larger.
  const after = { from: rightX + deep / 2 + margin, high: free - 34 };
  const above = { from: left + wide + margin + 4, high: Math.min(free, foot - tall - 6) - 34 };
  const [roomy] = [after, above]
    .map((room) => ({ ...room, scale: Math.max(isoWide / (400 - room.from - 20), isoTall / room.high) }))
    .filter(({ from, scale: own }) => from < 360 && own > 0)
    .toSorted((a, b) => a.scale - b.scale);
  const { from, high, scale: own } = roomy ?? { ...above, scale };
  // Space above the plan is shared with the bottom of the sheet, unless the oblique view needs it.
  const spare = Math.max(0, foot - tall - margin - broad - 30) / 2;
  const lift = Math.min(spare, 30, from === after.from ? spare : Math.max(0, foot - tall - 6 - free));
  const elevation = foot - tall / 2 - lift;
  return {
    front: place(box, "front", [left + wide / 2, elevation], scale),
    top: place(box, "top", [left + wide / 2, elevation - tall / 2 - margin - broad / 2], scale),
    right: place(box, "right", [rightX, elevation], scale),
    iso: place(box, "iso", [(from + 400) / 2, 18 + high / 2], own),
  };
};

/** An area of the sheet: left, top, width and height as fractions of the paper. */
export type Frame = readonly [x: number, y: number, width: number, height: number];
const frame = (left: number, top: number, right: number, bottom: number): Frame => {
  const [width, height] = sheetSize;
  const [x, y] = [Math.max(10, left) / width, Math.max(10, top) / height];
  const shares = [x, y, Math.min(width - 10, right) / width - x, Math.min(height - 10, bottom) / height - y];
  return shares.map((share) => Number(share.toFixed(4))) as unknown as Frame;
};

/** Space for dimensions beside a view, or for a caption below it, mm. */
const around = { left: 12, right: 8, above: 8, below: 12 } as const;

/** Content of the sheet without colours and fonts, and the areas of its views. */
export const sheet = (model: Model): { drawing: string; views: Readonly<Record<string, Frame>> } => {
  if (!model.sheet) throw new Error(`${model.name} has no sheet: add one to its source`);
  const { scale, items, notes } = model.sheet;
  const world = worldOf(model.sheet.parts ?? model.parts, scale);
  const dimensions = [...model.sheet.dimensions, ...overallSizes(world.box, model.sheet.dimensions)];
  const list = schedule(items, notes);
  const beside = dimensions
    .filter(({ view, side }) => (view === "front" && side === "right") || (view === "right" && side === "left"))
    .map(({ row = 1 }) => 8 * row + 10);
  const placed = arranged(world, scale, list.top, Math.max(12, ...beside));
  const names = Object.keys(placed) as ViewName[];
  const caption = (name: ViewName) => {
    const { middle, half } = placed[name];
    const below = dimensions
      .filter(({ view, side }) => view === name && side === "below")
      .map(({ row = 1 }) => 8 * row + 2);
    return text(captions[name], [middle[0], middle[1] + half[1] + Math.max(0, ...below) + 7], {
      anchor: "middle",
      size: 2.8,
      strong: true,
    });
  };
  const frameOf = (name: ViewName): Frame => {
    const { middle, half } = placed[name];
    const room = (side: keyof typeof around) => {
      const own = dimensions.filter((one) => one.view === name && one.side === side).map(({ row = 1 }) => 8 * row + 2);
      return Math.max(name === "iso" ? 14 : 0, ...own) + around[side];
    };
    return frame(
      middle[0] - half[0] - room("left"),
      middle[1] - half[1] - room("above"),
      middle[0] + half[0] + room("right"),
      middle[1] + half[1] + room("below"),
    );
  };
  const [paperWidth, paperHeight] = sheetSize;
  const drawing = [
    ...names.map((name) => drawn(world, placed[name])),
    ...names.map(caption),
    ...dimensions.map((described) => dimension(described, placed[described.view])),
    balloons(items, world, placed.iso),
    // What is no view has a layer of its own in a DXF.
    `<g class="frame">${list.svg}${border()}${titleBlock(model, scale)}</g>`,
  ].join("");
  return {
    drawing,
    views: {
      plan: frameOf("top"),
      elevation: frameOf("front"),
      right: frameOf("right"),
      oblique: frameOf("iso"),
      parts: frame(block.x - 2, list.top, paperWidth, paperHeight),
    },
  };
};
