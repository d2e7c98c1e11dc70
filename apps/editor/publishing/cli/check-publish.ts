import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { countsOf, listed } from "../check/open-point.ts";
import { openPoints } from "../check/open-points.ts";
import { preventing } from "../check/ways.ts";

const howToConfirm = `To confirm a sample, replace its line "sample: true" by the following line, with your name:
  confirmed: { by: Your Name, on: "${new Date().toISOString().slice(0, 10)}" }`;

// npm run check:publish: everything that has to be settled before the site is published.
try {
  const points = openPoints();
  for (const point of points) console.log(listed(point));
  const counts = countsOf(points);
  console.log(
    counts === undefined ? "Nothing is open: the site can be published with npm run publish." : `\nOpen: ${counts}.`,
  );
  if (points.some(({ kind }) => kind === "sample")) console.log(howToConfirm);
  if (preventing(points, "publish").length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
