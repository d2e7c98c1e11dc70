/** Where the views of a sheet lie, and at which scale: as large as the paper allows. */
import type { Box3 } from "three";
import { type Dimension, type Scale, scales } from "../models/model.ts";
import type { Flat } from "./chains.ts";
import type { View } from "./hidden-lines.ts";
import type { Paper } from "./paper.ts";
import { extent, place, type Placed, type ViewName, views } from "./views.ts";

/** Height of a view's caption with the space around it, mm. */
const captioned = 14;

/** Space for balloons at a side of the oblique view, mm. */
export const balloonRoom = 19;

/** Dimensions, and what takes a row beside a view as they do. */
type Rows = readonly Pick<Dimension, "view" | "side" | "row">[];

/** Space that the rows on a side of a view need, mm. */
export const roomFor = (dimensions: Rows, view: ViewName, side: Dimension["side"]): number =>
  Math.max(0, ...dimensions.filter((one) => one.view === view && one.side === side).map(({ row = 1 }) => 8 * row + 4));

/** An oblique view of as many times the scale of the flat ones, or more, is a thumbnail. */
const thumbnail = 2;
const isThumbnail = (oblique: number, scale: number): boolean => oblique >= thumbnail * scale;

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const areaOf = ({ left, right, top, bottom }: Rectangle) => (right - left) * (bottom - top);

/** Scales of the oblique view within this factor of each other look the same. */
const alike = 1.1;

/** Boxes of what the flat views and the oblique view show: the latter may be cut open. */
interface Boxes {
  flat: Box3;
  oblique: Box3;
}

export interface Layout {
  scale: Scale;
  placed: Record<ViewName, Placed>;
  /** Width of what has room centered below the oblique view, mm. */
  room: number;
}

/** Space between the frame and what lies at its left, mm: with it, no centering mark strikes through a dimension. */
const margins = [9, 4] as const;

/** The views at a scale, or nothing if they do not fit; `free` is the top edge of the lists above the title block. */
const at = (
  { flat: box, oblique: isoBox }: Boxes,
  dimensions: Rows,
  free: number,
  scale: Scale,
  { frame, block }: Paper,
  iso: View,
  [isoLeft, isoRight]: Flat,
  margin: number,
): (Layout & { oblique: number }) | undefined => {
  const room = (view: ViewName, side: Dimension["side"]) => roomFor(dimensions, view, side);
  const size = (name: ViewName) => extent(box, views[name]).map((length) => length / scale) as Flat;
  const [[wide, tall], [deep], [, broad]] = [size("front"), size("right"), size("top")] as const;
  const left = frame.left + margin + Math.max(6, room("front", "left"), room("top", "left"));
  const beside = Math.max(14, room("front", "right") + room("right", "left") + 6);
  const rightEnd = left + wide + beside + deep;
  const last = Math.max(rightEnd + room("right", "right"), left + wide + room("top", "right"));
  const above = frame.top + 6 + Math.max(4, room("top", "above"));
  const between = room("top", "below") + captioned + room("front", "above") + 4;
  const below = Math.max(room("front", "below"), room("right", "below")) + captioned;
  const spare = frame.bottom - above - broad - between - tall - below;
  if (spare < 0 || last > block.x - 5) return undefined;
  // The oblique view takes the largest free rectangle; only the one above the plan needs all the spare height.
  const spread = Math.min(spare / 3, 14);
  const foot = frame.bottom - below;
  const elevationTop = foot - spread - tall;
  const planRight = left + wide + Math.max(4, room("top", "right"));
  const rooms: (Rectangle & { spread: number })[] = [
    { left: last, right: frame.right, top: frame.top, bottom: free, spread },
    { left: last, right: block.x - 4, top: frame.top, bottom: frame.bottom, spread },
    { left: planRight, right: frame.right, top: frame.top, bottom: Math.min(free, elevationTop - 2), spread },
    { left: planRight, right: block.x - 4, top: frame.top, bottom: elevationTop - 2, spread },
    { left: frame.left, right: frame.right, top: frame.top, bottom: Math.min(free, frame.top + spare), spread: 0 },
    { left: frame.left, right: block.x - 4, top: frame.top, bottom: frame.top + spare, spread: 0 },
  ];
  const [isoWide, isoTall] = extent(isoBox, iso);
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
  const middle = (best.left + isoLeft + best.right - isoRight) / 2;
  return {
    scale,
    oblique: largest,
    room: 2 * Math.min(middle - best.left, best.right - middle),
    placed: {
      front: place(box, "front", [left + wide / 2, elevation], scale),
      top: place(box, "top", [left + wide / 2, plan], scale),
      right: place(box, "right", [left + wide + beside + deep / 2, elevation], scale),
      iso: place(isoBox, "iso", [middle, (best.top + best.bottom - 10) / 2], best.scale, iso),
    },
  };
};

/**
 * The largest scale at which the views fit on the paper and the oblique view is not much smaller than they, but not smaller
 * than `least`; none if they do not fit. `iso` is the oblique view, with `room` for balloons at its left and right, mm.
 */
export const layout = (
  boxes: Boxes,
  dimensions: Rows,
  free: number,
  least: Scale,
  paper: Paper,
  iso: View = views.iso,
  room: Flat = [balloonRoom, balloonRoom],
): Layout | undefined => {
  for (const scale of scales.filter((one) => one <= least)) {
    const [found] = margins.flatMap((margin) => {
      const one = at(boxes, dimensions, free, scale, paper, iso, room, margin);
      return one && (scale === least || !isThumbnail(one.oblique, scale)) ? [one] : [];
    });
    if (found) return found;
  }
  return undefined;
};

/** What is laid out on the smallest paper on which the oblique view is no thumbnail, or on which it fits at all. */
export const smallestOf = <Name, Found extends Pick<Layout, "scale" | "placed">>(
  papers: readonly Name[],
  // oxlint-disable-next-line no-unused-vars -- names the parameter of the type
  on: (paper: Name) => readonly Found[],
): Found | undefined => {
  let small: Found | undefined;
  for (const paper of papers) {
    const [found] = on(paper);
    if (found && !isThumbnail(found.placed.iso.scale, found.scale)) return found;
    small ??= found;
  }
  return small;
};

/** The standard scale at which the lines of a view of any scale are computed: not smaller than it. */
export const standard = (scale: number): number => scales.findLast((one) => one <= scale) ?? 1;
