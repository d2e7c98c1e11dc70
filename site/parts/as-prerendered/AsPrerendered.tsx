import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useHydrated } from "../browser-value/use-browser-value.ts";

/**
 * Leaves what the document holds of its children as it is until it comes near the screen, and only then makes them anew:
 * for what is costly and stands far down. Where a page is not prerendered, they are there at once.
 */
export function AsPrerendered({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [kept, setKept] = useState(!hydrated && !import.meta.env.SSR);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current || !kept) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && startTransition(() => setKept(false)), {
      rootMargin: "25%",
    });
    near.observe(ref.current);
    return () => near.disconnect();
  }, [kept]);
  // React takes over the element and never looks into it.
  return kept ? (
    <div key="kept" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ) : (
    <div key="made">{children}</div>
  );
}
