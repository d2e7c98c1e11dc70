import { countsOf } from "@ttpl/editor/publishing/check/open-point.ts";
import { openPoints } from "@ttpl/editor/publishing/check/open-points.ts";
import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { currentContent } from "@ttpl/content/loaders.ts";

/**
 * Tells what is wrong with the content, in a few lines rather than with a stack trace, and what is open before publishing.
 * Returns whether it has no errors.
 */
export function reportContent(): boolean {
  try {
    const content = currentContent();
    console.log(`Content: ${content.pages.size} pages, no errors.`);
    const open = countsOf(openPoints());
    if (open !== undefined) console.log(`Open before publishing: ${open} (npm run check:publish).`);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return false;
  }
}
