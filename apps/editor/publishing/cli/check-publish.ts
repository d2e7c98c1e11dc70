import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { countsOf, leftOutInWords, leftOutOf, listed, type OpenPoint } from "../check/open-point.ts";
import { openPoints } from "../check/open-points.ts";
import { preventing } from "../check/ways.ts";

const howToConfirm = `To confirm a sample, replace its line "sample: true" by the following line, with your name:
  confirmed: { by: Your Name, on: "${new Date().toISOString().slice(0, 10)}" }`;

// npm run check:publish: what keeps the site from being published, and what a release leaves out.
try {
  const points = openPoints();
  const refused = preventing(points);
  const group = (title: string, some: readonly OpenPoint[]) => {
    if (some.length === 0) return;
    console.log(`\n${title}: ${some.length}`);
    for (const point of some) console.log(listed(point));
  };
  group("Nothing is published with these", refused);
  for (const { name, points: some } of leftOutOf(points)) group(`Left out of a release, ${name}`, some);
  group(
    "Could be filled in",
    points.filter(({ kind }) => kind === "unfilled"),
  );
  const leftOut = leftOutInWords(points);
  if (leftOut !== undefined) console.log(`\nLeft out of a release: ${leftOut}.\n${howToConfirm}`);
  console.log(
    refused.length > 0
      ? `\nNot to be published: ${countsOf(refused)}.`
      : "\nThe site can be published with npm run publish.",
  );
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
