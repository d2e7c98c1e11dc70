import { ContentError } from "../site/content-loader/check/content-mistake.ts";
import { readContent } from "../site/content-loader/read-content.ts";

// Runs before the build, so that mistakes in the content are reported in a few lines rather than with a stack trace.
try {
  const { pages } = readContent();
  console.log(`Content: ${pages.size} pages, no mistakes.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
