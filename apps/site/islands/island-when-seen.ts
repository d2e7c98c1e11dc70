// Loads an island when it comes near the viewport, once the browser is idle.
import { activate, island } from "./island-loader.ts";

/** How long a busy browser may put it off, in milliseconds: without a limit, some never call back. */
const timeout = 500;

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    near.disconnect();
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void activate(), { timeout });
    else setTimeout(() => void activate());
  },
  { rootMargin: "25%" },
);
near.observe(island);
