import { useEffect, useRef, useState } from "react";
import { between, type Look } from "../model-stage/camera.ts";

const glideTime = 260;

/**
 * How the model is looked at; undefined until it is changed, which begins at `from`. `glide` goes from one look to another in a quarter of a
 * second, or at once with reduced motion.
 */
export function useLook(first: Look | undefined) {
  const [look, setLook] = useState(first);
  // Several movements of the hand may arrive before the next rendering.
  const latest = useRef(first);
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  function show(next: Look): void {
    latest.current = next;
    setLook(next);
  }
  function change(next: (look: Look) => Look, from: Look): void {
    stop();
    show(next(latest.current ?? from));
  }
  function glide(from: Look, to: Look): void {
    stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(to);
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.max(0, Math.min(1, (now - begun) / glideTime));
      show(between(from, to, share === 1 ? 1 : share * share * (3 - 2 * share)));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }
  return { look, change, glide };
}
