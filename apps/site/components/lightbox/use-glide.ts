import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Size } from "./look.ts";

/** Position in CSS pixels from the middle of the space, the scale, and the size of the space. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly space: Size;
}

const transformOf = ({ x, y }: Pick<Place, "x" | "y">, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;

/**
 * Animates an element from the place where it was to the place where it is, unless `gliding` is false, the space has
 * changed, or the visitor prefers reduced motion. Only the transform is animated: the layout has its final size, so that drawings stay sharp.
 */
export function useGlide(element: RefObject<HTMLElement | null>, place: Place, gliding: boolean): void {
  const { x, y, scale, space } = place;
  const before = useRef(place);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { x, y, scale, space };
    const still = !gliding || was.space !== space || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || (was.x === x && was.y === y && was.scale === scale)) return undefined;
    const glide = element.current?.animate(
      [{ transform: transformOf(was, was.scale / scale) }, { transform: transformOf({ x, y }, 1) }],
      { duration: 200, easing: "ease-out" },
    );
    return () => glide?.cancel();
  }, [element, gliding, x, y, scale, space]);
}
