import { type PointerEvent, useEffect, useRef, type RefObject } from "react";

interface Handlers {
  readonly turn: (x: number, y: number) => void;
  readonly pan: (x: number, y: number) => void;
  /** By a factor, about a point in CSS pixels from the middle. */
  readonly zoom: (factor: number, x: number, y: number) => void;
  /** Pressed and released without moving, at CSS pixels from the corner. */
  readonly press: (x: number, y: number) => void;
}

const slack = 5;

/**
 * Mouse: drag turns, with the right or middle button or Shift pans, wheel zooms. Touch: one finger turns, two pan and
 * zoom.
 */
export function useModelGestures(element: RefObject<HTMLElement | null>, handlers: Handlers) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    const at = element.current;
    // React's own listener for the wheel is passive.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = at?.getBoundingClientRect();
      if (!box) return;
      const [x, y] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
      current.current.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), x, y);
    };
    at?.addEventListener("wheel", onWheel, { passive: false });
    return () => at?.removeEventListener("wheel", onWheel);
  }, [element]);

  const offsetIn = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return { x: clientX - box.x, y: clientY - box.y, width: box.width, height: box.height };
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0) travelled.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [x, y] = [now.x - before.x, now.y - before.y];
      travelled.current += Math.hypot(x, y);
      if (travelled.current < slack) return;
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
        const { width, height, x: left, y: top } = event.currentTarget.getBoundingClientRect();
        const [mx, my] = [(now.x + other.x) / 2 - left - width / 2, (now.y + other.y) / 2 - top - height / 2];
        current.current.pan(x / 2, y / 2);
        current.current.zoom(apart(now) / Math.max(1, apart(before)), mx, my);
      } else if (event.shiftKey || event.buttons > 1) current.current.pan(x, y);
      else current.current.turn(x, y);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.delete(event.pointerId) || travelled.current >= slack || event.button !== 0) return;
      const { x, y } = offsetIn(event);
      current.current.press(x, y);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId);
    },
  };
}
