import { ContentError } from "../site/content-loader/check/content-mistake.ts";
import { readContent } from "../site/content-loader/read-content.ts";

// Runs before the build, so that an editor's mistake is told in a few lines and not at the end of a stack trace.
try {
  const { pages } = readContent();
  console.log(`Content: ${pages.size} pages, no mistakes.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
