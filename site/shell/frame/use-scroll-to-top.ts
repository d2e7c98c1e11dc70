import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Starts every path at the top of the page, by link, by Back and by Forward (spec, section 2). A change of the query or
 * the fragment alone is no path change. Keyboard and screen reader start at the new content too.
 */
export function useScrollToTop(pathname: string): void {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    // The browser would put its own scroll position back after Back. On a reload it may: that is no path change.
    history.scrollRestoration = "manual";
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", handBack);
    return () => removeEventListener("pagehide", handBack);
  }, []);
}
