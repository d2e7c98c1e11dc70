import { type HTMLAttributes, type MouseEvent, type PointerEvent, useRef, type WheelEvent } from "react";
import type { Point } from "./look.ts";
import type { Zoom } from "./use-zoom.ts";
import { wheelFactor } from "./wheel-factor.ts";

/** Limits of a tap: its duration in ms, and its movement in CSS pixels. The second of a double tap follows within `secondTap` ms. */
const tap = { duration: 400, distance: 10 };
const secondTap = 350;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of an event, in CSS pixels from the middle of the element that listens. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/**
 * Handlers for wheel, drag, pinch, double click, tap and double tap. Drags of the whole picture are left to the library,
 * which changes the picture. A click beside the whole picture calls `close`.
 */
export function useGestures(zoom: Zoom, close: () => void): HTMLAttributes<HTMLElement> {
  const pointers = useRef(new Map<number, Point>());
  const begun = useRef({ at: { x: 0, y: 0 }, time: 0, still: false, isMouse: true });
  const lastTap = useRef(-Infinity);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    const at = pointOf(event);
    pointers.current.set(event.pointerId, at);
    const isMouse = event.pointerType === "mouse";
    begun.current = { at, time: event.timeStamp, still: pointers.current.size === 1, isMouse };
    if (zoom.isWhole) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    if (distance(begun.current.at, at) > tap.distance) begun.current.still = false;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, at);
    if (!other && zoom.isWhole) return;
    event.stopPropagation();
    if (other) zoom.zoomAt(distance(at, other) / Math.max(1, distance(before, other)), middle(before, other));
    const [from, to] = other ? [middle(before, other), middle(at, other)] : [before, at];
    zoom.move({ x: to.x - from.x, y: to.y - from.y });
  }
  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId) || !begun.current.still) return;
    const { at, time, isMouse } = begun.current;
    if (zoom.isWhole && event.target === event.currentTarget) close();
    else if (!isMouse && event.timeStamp - time < tap.duration) onTap(at, event.timeStamp);
  }
  function onTap(at: Point, time: number): void {
    if (zoom.isWhole || time - lastTap.current < secondTap) zoom.toggleAt(at);
    // The second tap of a double tap on the whole picture changes nothing.
    lastTap.current = zoom.isWhole ? -Infinity : time;
  }
  function onWheel(event: WheelEvent<HTMLElement>): void {
    const across = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (across && zoom.isWhole) return;
    event.stopPropagation();
    if (across) zoom.move({ x: -event.deltaX, y: -event.deltaY });
    else zoom.zoomAt(wheelFactor(event), pointOf(event));
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event) => void pointers.current.delete(event.pointerId),
    onWheel,
    onDoubleClick: (event) => begun.current.isMouse && zoom.toggleAt(pointOf(event)),
  };
}
