import { countsOf } from "../publish/check/open-point.ts";
import { openPoints } from "../publish/check/open-points.ts";
import { ContentError } from "../site/content-loader/check/content-mistake.ts";
import { readContent } from "../site/content-loader/read-content.ts";

// Runs before the build, so that mistakes in the content are reported in a few lines rather than with a stack trace.
try {
  const content = readContent();
  console.log(`Content: ${content.pages.size} pages, no mistakes.`);
  const open = countsOf(openPoints({ content }));
  if (open !== undefined) console.log(`Open before publishing: ${open} (npm run check:publish).`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
