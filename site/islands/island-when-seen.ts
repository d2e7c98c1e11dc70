// Loads an island when it comes near the viewport, once the browser is idle.
import { activate, island } from "./island-loader.ts";

const near = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return;
    near.disconnect();
    // Safari has no requestIdleCallback.
    (globalThis.requestIdleCallback ?? setTimeout)(() => void activate());
  },
  { rootMargin: "25%" },
);
near.observe(island);
