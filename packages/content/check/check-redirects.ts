import { canonicalPath } from "@ttpl/contract/old-addresses.ts";
import type { Content } from "../content.ts";
import { contentKinds } from "../content-kinds.ts";
import type { SourceFile } from "../parse/source-file.ts";
import type { ValidationError } from "./validation-error.ts";

/** An old address must not be that of a page, and leads to one place. */
export function checkRedirects({ redirects, pages }: Content, source: SourceFile): ValidationError[] {
  if (source.name !== `content/${contentKinds.redirects.files}`) return [];
  const former = new Set(
    [...pages.values()].flatMap(({ frontMatter }) => (frontMatter.formerly ?? []).map(canonicalPath)),
  );
  const listed = redirects.map((one) => canonicalPath(one.formerly));
  return redirects.flatMap(({ formerly }, index) => {
    const error = (problem: string, fix: string) => [
      { file: source.name, line: source.lineOf(["redirects", index, "formerly"]), problem, fix },
    ];
    const path = canonicalPath(formerly);
    if (pages.has(path)) return error(`${formerly} is a page itself`, "Remove the old address, or the page.");
    if (former.has(path))
      return error(`${formerly} is a former address of a page already`, "Remove it here, or in the page.");
    return listed.indexOf(path) < index ? error(`${formerly} is in the list twice`, "Remove one of the two.") : [];
  });
}
