/** A general-arrangement sheet from a model: four views without hidden lines, dimensions, balloons, list, title block. */
import type { Model } from "../models/model.ts";
import { balloons } from "./balloons.ts";
import type { Flat } from "./chains.ts";
import { dimension } from "./dimensions.ts";
import { toleranceAt } from "./feature-lines.ts";
import { visibleLines, type World, worldOf } from "./hidden-lines.ts";
import { stroke, text } from "./marks.ts";
import { schedule } from "./schedule.ts";
import { border, titleBlock } from "./title-block.ts";
import { extent, onSheet, place, type Placed, type ViewName, views } from "./views.ts";

/** Room that dimensions take beside a view, mm. */
const margin = 24;
const captions = {
  front: "ELEVATION",
  top: "PLAN",
  right: "VIEW FROM THE RIGHT",
  iso: "VIEW FROM FRONT AND RIGHT",
} as const;

/** Path data in twentieths of a millimetre, relative, as that is shortest. */
const pathData = (lines: readonly Flat[][], placed: Placed): string =>
  lines
    .map((line) => {
      const points = line.map((point) => onSheet(placed, point).map((value) => Math.round(value * 20)) as Flat);
      const moves = points.slice(1).map(([x, y], index) => {
        const [px, py] = points[index] as Flat;
        return `${x - px} ${y - py}`;
      });
      return `M${(points[0] as Flat).join(" ")}l${moves.join(" ")}`;
    })
    .join("");

const drawn = (world: World, placed: Placed): string => {
  const { edges, outlines } = visibleLines(world, placed.view, placed.scale * 0.8, placed.scale * 1.1);
  return `<g transform="scale(.05)">${stroke("e", pathData(edges, placed))}${stroke("o", pathData(outlines, placed))}</g>`;
};

const arranged = ({ box }: World, scale: number, free: number): Record<ViewName, Placed> => {
  const size = (name: ViewName) => extent(box, views[name]).map((length) => length / scale) as Flat;
  const [wide, tall] = size("front");
  const [deep] = size("right");
  const left = 14 + margin;
  const middleX = left + wide / 2;
  const elevation = 280 - 12 - margin - tall / 2;
  const plan = elevation - tall / 2 - margin - size("top")[1] / 2;
  const rightX = left + wide + margin + 6 + deep / 2;
  const [isoWide, isoTall] = extent(box, views.iso);
  // The oblique view stands right of all others, or over the view from the right: wherever it is larger.
  const beside = { from: rightX + deep / 2 + margin, high: free - 34 };
  const above = { from: left + wide + margin + 4, high: Math.min(free, elevation - tall / 2 - 6) - 34 };
  const [roomy] = [beside, above]
    .map((room) => ({ ...room, scale: Math.max(isoWide / (400 - room.from - 20), isoTall / room.high) }))
    .filter(({ from, scale: own }) => from < 360 && own > 0)
    .toSorted((a, b) => a.scale - b.scale);
  const { from, high, scale: own } = roomy ?? { ...above, scale };
  return {
    front: place(box, "front", [middleX, elevation], scale),
    top: place(box, "top", [middleX, plan], scale),
    right: place(box, "right", [rightX, elevation], scale),
    iso: place(box, "iso", [(from + 400) / 2, 18 + high / 2], own),
  };
};

/** What the sheet shows, without its colours and letters. */
export const sheet = (model: Model): string => {
  if (!model.sheet) throw new Error(`${model.name} has no sheet`);
  const { scale, items, dimensions, notes } = model.sheet;
  const world = worldOf(model.sheet.parts ?? model.parts, toleranceAt(scale));
  const list = schedule(items, notes);
  const placed = arranged(world, scale, list.top);
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
  return [
    ...names.map((name) => drawn(world, placed[name])),
    ...names.map(caption),
    ...dimensions.map((described) => dimension(described, placed[described.view])),
    balloons(items, world, placed.iso),
    list.svg,
    border(),
    titleBlock(model, scale),
  ].join("");
};
