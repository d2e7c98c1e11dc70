import { contentKinds } from "@ttpl/content/content-kinds.ts";
import { confirmablesIn } from "@ttpl/content/derive/confirmable.ts";
import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { contentFolder } from "@ttpl/content/read-content.ts";
import { contentFiles } from "../check/content-files.ts";
import { countsOf, leftOutInWords, leftOutOf, listed, type OpenKind, type OpenPoint } from "../check/open-point.ts";
import { openPoints } from "../check/open-points.ts";
import { partsInWords, shownPartsOf } from "../check/shown-parts.ts";
import { preventing } from "../check/ways.ts";

const mark = `{ by: Your Name, on: "${new Date().toISOString().slice(0, 10)}", of: "…" }`;
const howToConfirm = `To confirm something, press “True as it is” in the editor (npm run editor), or write with its digits
  into an entry:  confirmed: ${mark}
  into a page:    confirmed: { NAME: ${mark} }, where NAME is Page or another part, or the section’s anchor`;

// npm run check:publish: what keeps the site from being published, and what a release leaves out.
try {
  const points = openPoints();
  const refused = preventing(points);
  const pages = contentFiles(contentFolder).filter(({ name }) => name.endsWith(".md"));
  const sources = new Map(pages.map((source) => [source.name, source]));
  const group = (title: string, some: readonly OpenPoint[]) => {
    if (some.length === 0) return;
    console.log(`\n${title}: ${some.length}`);
    let file: string | undefined;
    for (const point of some) {
      const source = point.file === file ? undefined : sources.get(point.file);
      const parts = source && shownPartsOf(source.data, confirmablesIn(source, contentKinds.pages.schema));
      if (parts) console.log(`${point.pages[0]}  ${partsInWords(parts)}`);
      file = point.file;
      console.log(listed(point));
    }
  };
  group("Nothing is published with these", refused);
  for (const { name, points: some } of leftOutOf(points)) group(`Left out of a release, ${name}`, some);
  const ofKind = (kind: OpenKind) => points.filter((point) => point.kind === kind);
  group("Shown without the link", ofKind("unlinked"));
  group("Could be filled in", ofKind("unfilled"));
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
