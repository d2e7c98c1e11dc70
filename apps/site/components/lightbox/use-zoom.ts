import { useLayoutEffect, useRef, useState } from "react";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { EnlargedPicture } from "./use-views.ts";
import { fullWidthName } from "../picture-viewer/item-in-address.ts";
import { framed, fullWidth, isWhole, type Limits, type Look, moved, ontoContent, type Point } from "./look.ts";
import { scaled, type Size, whole } from "./look.ts";

/**
 * Maximum scale of a line drawing: the smallest letters of a sheet (1.8 mm, at 4 CSS pixels per mm) are then 29 pixels
 * high. A render is not enlarged beyond its own pixels.
 */
const drawingScale = 4;
const step = 1.6;

export const limitsOf = ({ picture }: CaptionedPicture, space: Size): Limits => ({
  picture,
  space,
  most: "light" in picture ? drawingScale : 1,
});

/** What the address says: the whole picture, its full width, or one of its views. */
function lookAt(name: string | undefined, { views }: EnlargedPicture, limits: Limits): Look {
  if (name === fullWidthName) return fullWidth(limits);
  const view = views.find(({ id }) => id === name);
  return view ? framed(view.frame, limits) : whole(limits);
}

interface Moved {
  /** The picture and the view from which it was moved. */
  from: string;
  look: Look;
  gliding: boolean;
}

export type Zoom = ReturnType<typeof useZoom>;

/**
 * How the current picture is looked at, and what changes it. A framed view stays framed when the space changes;
 * `onFrame` tells which view the address should name, none for the whole picture.
 */
export function useZoom(item: EnlargedPicture, named: string | undefined, onFrame: (name: string | undefined) => void) {
  const [space, setSpace] = useState<Size>();
  const [free, setFree] = useState<Moved>();
  const limits = limitsOf(item, space ?? item.picture);
  const from = `${item.id} ${named ?? ""}`;
  const isFree = free?.from === from;
  const look = isFree ? free.look : lookAt(named, item, limits);
  // Several wheel events may arrive before the next rendering.
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });

  function frame(name: string | undefined): void {
    setFree(undefined);
    if (name !== named) onFrame(name);
  }
  function change(next: Look, gliding: boolean): void {
    latest.current = next;
    if (isWhole(next, limits)) frame(undefined);
    else setFree({ from, look: next, gliding });
  }
  const byStep = (factor: number) => {
    const next = scaled(latest.current, latest.current.scale * factor, { x: 0, y: 0 }, limits);
    const frames = item.views.map((view) => view.frame);
    change(factor > 1 ? ontoContent(next, frames, limits) : next, true);
  };
  return {
    item,
    look,
    /** The view that is framed, or was until the picture was moved. */
    named,
    gliding: isFree ? free.gliding : true,
    isWhole: isWhole(look, limits),
    isLargest: look.scale >= limits.most / 1.001,
    hasOwnWidth: fullWidth(limits).scale > whole(limits).scale * 1.01,
    space,
    setSpace,
    frame,
    zoomIn: () => byStep(step),
    zoomOut: () => byStep(1 / step),
    zoomAt: (factor: number, point: Point) =>
      change(scaled(latest.current, latest.current.scale * factor, point, limits), false),
    /** Between the whole picture and a scale at which it can be read, with `point` in its place. */
    toggleAt: (point: Point) => {
      const { scale } = latest.current;
      if (isWhole(latest.current, limits))
        change(scaled(latest.current, Math.max(1, 2.5 * scale), point, limits), true);
      else frame(undefined);
    },
    move: (by: Point, gliding = false) => change(moved(latest.current, by, limits), gliding),
  };
}
