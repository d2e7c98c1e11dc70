import { ContentError } from "../../site/content-loader/check/content-mistake.ts";
import { countsOf, listed } from "../check/open-point.ts";
import { openPoints } from "../check/open-points.ts";

// npm run check:publish: everything that has to be settled before the site is published.
try {
  const points = openPoints();
  for (const point of points) console.log(listed(point));
  const counts = countsOf(points);
  console.log(counts === undefined ? "Nothing is open: the site can be published." : `\nOpen: ${counts}.`);
  if (counts !== undefined) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
