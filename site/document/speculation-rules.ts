import { pageLinks } from "./page-links.ts";

/**
 * Has a browser that knows how fetch the document of a link that is pointed at or pressed, so that it is there by the time
 * of the click, and prerender one on which the pointer has rested (load-ahead.ts). Not with Save-Data.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: pageLinks }, eagerness: "eager" }],
  prerender: [{ where: { selector_matches: "[data-rested]" }, eagerness: "immediate" }],
});
