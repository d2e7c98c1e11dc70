/** Where the views of a sheet lie, and at which scale: as large as the paper allows. */
import type { Box3 } from "three";
import type { Dimension } from "../models/model.ts";
import type { Flat } from "./chains.ts";
import type { View } from "./hidden-lines.ts";
import { block, sheetSize } from "./title-block.ts";
import { extent, place, type Placed, type ViewName, views } from "./views.ts";

/** Scales of a sheet, mm of the model per mm on paper, the largest views first. */
const scales = [1, 2, 5, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250];

/** Distance of the border's inner edge from the edge of the paper, mm. */
const edge = 10;
/** Height of a view's caption with the space around it, mm. */
const captioned = 13;

/** Space for balloons at a side of the oblique view, mm. */
export const balloonRoom = 17;

/** Dimensions, and what takes a row beside a view as they do. */
type Rows = readonly Pick<Dimension, "view" | "side" | "row">[];

/** Space that the rows on a side of a view need, mm. */
export const roomFor = (dimensions: Rows, view: ViewName, side: Dimension["side"]): number =>
  Math.max(0, ...dimensions.filter((one) => one.view === view && one.side === side).map(({ row = 1 }) => 8 * row + 4));

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const areaOf = ({ left, right, top, bottom }: Rectangle) => (right - left) * (bottom - top);

/** Scales of the oblique view within this factor of each other look the same. */
const alike = 1.1;

interface Layout {
  scale: number;
  placed: Record<ViewName, Placed>;
}

/** The views at a scale, or nothing if they do not fit; `free` is the top edge of the lists above the title block. */
const at = (
  box: Box3,
  dimensions: Rows,
  free: number,
  scale: number,
  iso: View,
  [isoLeft, isoRight]: Flat,
): (Layout & { oblique: number }) | undefined => {
  const room = (view: ViewName, side: Dimension["side"]) => roomFor(dimensions, view, side);
  const size = (name: ViewName) => extent(box, views[name]).map((length) => length / scale) as Flat;
  const [[wide, tall], [deep], [, broad]] = [size("front"), size("right"), size("top")] as const;
  const left = edge + 2 + Math.max(6, room("front", "left"), room("top", "left"));
  const beside = Math.max(14, room("front", "right") + room("right", "left") + 6);
  const rightEnd = left + wide + beside + deep;
  const last = Math.max(rightEnd + room("right", "right"), left + wide + room("top", "right"));
  const above = edge + 6 + Math.max(4, room("top", "above"));
  const between = room("top", "below") + captioned + room("front", "above") + 4;
  const below = Math.max(room("front", "below"), room("right", "below")) + captioned;
  const spare = sheetSize[1] - edge - above - broad - between - tall - below;
  if (spare < 0 || last > block.x - 5) return undefined;
  // The oblique view takes the largest free rectangle; only the one above the plan needs all the spare height.
  const spread = Math.min(spare / 3, 14);
  const foot = sheetSize[1] - edge - below;
  const elevationTop = foot - spread - tall;
  const planRight = left + wide + Math.max(4, room("top", "right"));
  const rooms: (Rectangle & { spread: number })[] = [
    { left: last, right: 410, top: edge, bottom: free, spread },
    { left: last, right: block.x - 4, top: edge, bottom: sheetSize[1] - edge, spread },
    { left: planRight, right: 410, top: edge, bottom: Math.min(free, elevationTop - 2), spread },
    { left: planRight, right: block.x - 4, top: edge, bottom: elevationTop - 2, spread },
    { left: edge, right: 410, top: edge, bottom: Math.min(free, edge + spare), spread: 0 },
    { left: edge, right: block.x - 4, top: edge, bottom: edge + spare, spread: 0 },
  ];
  const [isoWide, isoTall] = extent(box, iso);
  // Space for the balloons, and for the caption.
  const needed = ({ left, right, top, bottom }: Rectangle) =>
    Math.max(isoWide / Math.max(1, right - left - isoLeft - isoRight), isoTall / Math.max(1, bottom - top - 24));
  const fitted = rooms.map((one) => ({ ...one, scale: needed(one) }));
  const largest = Math.min(...fitted.map((one) => one.scale));
  // Of almost equal scales the one in the larger room, which leaves no corner of the paper empty.
  const [best] = fitted
    .filter((one) => one.scale <= alike * largest)
    .toSorted((a, b) => areaOf(b) - areaOf(a) || a.scale - b.scale);
  if (!best) return undefined;
  const elevation = foot - best.spread - tall / 2;
  const plan = elevation - tall / 2 - between - best.spread - broad / 2;
  return {
    scale,
    oblique: largest,
    placed: {
      front: place(box, "front", [left + wide / 2, elevation], scale),
      top: place(box, "top", [left + wide / 2, plan], scale),
      right: place(box, "right", [left + wide + beside + deep / 2, elevation], scale),
      iso: place(
        box,
        "iso",
        [(best.left + isoLeft + best.right - isoRight) / 2, (best.top + best.bottom - 10) / 2],
        best.scale,
        iso,
      ),
    },
  };
};

/**
 * The largest scale at which the views fit and the oblique view is not much smaller than they; smaller than `least` only
 * if the views do not fit at that. `iso` is the oblique view, with `room` for balloons at its left and right, mm.
 */
export const layout = (
  box: Box3,
  dimensions: Rows,
  free: number,
  least: number,
  iso: View = views.iso,
  room: Flat = [balloonRoom, balloonRoom],
): Layout => {
  for (const scale of scales) {
    const found = at(box, dimensions, free, scale, iso, room);
    if (found && (scale >= least || found.oblique < 2 * scale)) return found;
  }
  throw new Error("The views do not fit on the paper at any scale");
};

/** The standard scale at which the lines of a view of any scale are computed: not smaller than it. */
export const standard = (scale: number): number => scales.findLast((one) => one <= scale) ?? 1;
