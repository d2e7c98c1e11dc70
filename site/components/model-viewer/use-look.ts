import { useEffect, useRef, useState } from "react";
import { between, type Look } from "./camera.ts";

const glideTime = 260;

/** How the model is looked at; `glide` goes to another look in a quarter of a second, or at once with reduced motion. */
export function useLook(first: () => Look | undefined) {
  const [look, setLook] = useState(first);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const stop = () => cancelAnimationFrame(frame.current);
  function change(next: (look: Look) => Look): void {
    stop();
    setLook((before) => before && next(before));
  }
  function glide(to: Look): void {
    stop();
    if (!look || matchMedia("(prefers-reduced-motion: reduce)").matches) return setLook(to);
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.max(0, Math.min(1, (now - begun) / glideTime));
      setLook(between(look, to, share === 1 ? 1 : share * share * (3 - 2 * share)));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }
  return { look, change, glide };
}
