import type { Content } from "../../site/content-loader/content.ts";
import { optionalFields } from "../../site/content-loader/schemas/opening.ts";
import type { SourceFile } from "../../site/content-loader/parse/source-file.ts";
import { type Found, pointAt } from "./found.ts";

const list = new Intl.ListFormat("en-GB");

/** Places for facts that the owner has left empty. The pages do without them. */
export function unfilled(source: SourceFile, { company, departments, pages }: Content): Found[] {
  const [, name = ""] = /^content\/careers\/(.+)\.yaml$/.exec(source.name) ?? [];
  const openings = (departments.get(name)?.openings ?? []).flatMap((opening, at) => {
    const missing = optionalFields.filter((field) => opening[field] === undefined);
    if (missing.length === 0) return [];
    const words = `openings → ${at + 1}, "${opening.title}", says nothing of ${list.format(missing)}`;
    return [pointAt(source, "unfilled", ["openings", at], words)];
  });
  if (source.name.endsWith("/company.yaml") && company.workingDays === undefined)
    return [pointAt(source, "unfilled", [], "workingDays: on which days the office works, for the contact page")];
  const page = [...pages.values()].find((one) => one.source === source);
  if (page?.frontMatter.template !== "careers") return openings;
  const { reply, privacy } = page.frontMatter;
  const missing = Object.entries({ reply, privacy }).flatMap(([key, value]) => (value === undefined ? [key] : []));
  const words = `says nothing of ${list.format(missing)}: when an applicant gets a reply, and what happens to a CV`;
  return missing.length > 0 ? [pointAt(source, "unfilled", [], words)] : [];
}
