import { useEffect, useRef } from "react";

/**
 * Keeps a form that has been scrolled where it is on the screen when the part above it, such as a message, grows or shrinks.
 * @returns refs for the part above and for the part that scrolls
 */
export function useSteadyScroll() {
  const above = useRef<HTMLDivElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!above.current) return;
    let height = above.current.offsetHeight;
    const observer = new ResizeObserver(() => {
      const now = above.current?.offsetHeight ?? 0;
      if (scrolled.current && scrolled.current.scrollTop > 0) scrolled.current.scrollTop += now - height;
      height = now;
    });
    observer.observe(above.current);
    return () => observer.disconnect();
  }, []);
  return { above, scrolled };
}
