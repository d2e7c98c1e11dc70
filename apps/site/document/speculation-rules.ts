import { pageLinks } from "./page-links.ts";

/**
 * Makes supporting browsers prefetch the document of a link on hover or press, and prerender it after the pointer has
 * rested on the link (load-ahead.ts). Inactive with Save-Data.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: pageLinks }, eagerness: "eager" }],
  prerender: [{ where: { selector_matches: "[data-rested]" }, eagerness: "immediate" }],
});
