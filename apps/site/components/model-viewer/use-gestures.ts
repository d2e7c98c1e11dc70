import { type HTMLAttributes, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { wheelFactor } from "../lightbox/wheel-factor.ts";

/** CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  readonly turn: (x: number, y: number) => void;
  readonly pan: (x: number, y: number) => void;
  /** By a factor, about a point counted from the middle. */
  readonly zoom: (factor: number, about: Point) => void;
  /** Pressed and released without moving, at a point counted from the corner. */
  readonly press: (at: Point) => void;
}

/** A press moves no farther than this. */
const slack = 5;

/**
 * Mouse: drag turns; with the right or middle button, or Shift, it pans; the wheel zooms. Touch: one finger turns, two
 * pan and zoom.
 */
export function useGestures(element: RefObject<HTMLElement | null>, handlers: Gestures): HTMLAttributes<HTMLElement> {
  const pointers = useRef(new Map<number, Point>());
  const traveled = useRef(0);
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    const at = element.current;
    // React's own listener for the wheel is passive.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!at) return;
      const { x, y, width, height } = at.getBoundingClientRect();
      current.current.zoom(wheelFactor(event), { x: event.clientX - x - width / 2, y: event.clientY - y - height / 2 });
    };
    at?.addEventListener("wheel", onWheel, { passive: false });
    return () => at?.removeEventListener("wheel", onWheel);
  }, [element]);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) traveled.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [x, y] = [now.x - before.x, now.y - before.y];
    traveled.current = Math.max(traveled.current, Math.hypot(x, y));
    if (traveled.current < slack) return;
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      const { width, height, x: left, y: top } = event.currentTarget.getBoundingClientRect();
      const about = { x: (now.x + other.x) / 2 - left - width / 2, y: (now.y + other.y) / 2 - top - height / 2 };
      current.current.pan(x / 2, y / 2);
      current.current.zoom(apart(now) / Math.max(1, apart(before)), about);
    } else if (event.shiftKey || event.buttons > 1) current.current.pan(x, y);
    else current.current.turn(x, y);
  }
  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId) || traveled.current >= slack || event.button !== 0) return;
    const { x, y } = event.currentTarget.getBoundingClientRect();
    current.current.press({ x: event.clientX - x, y: event.clientY - y });
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event) => void pointers.current.delete(event.pointerId),
    onContextMenu: (event) => event.preventDefault(),
  };
}
