import { firstSegmentOf, type Content, type Page } from "../content.ts";

/** One step of the way from the home page to a page. */
export interface Breadcrumb {
  readonly name: string;
  readonly to: string;
}

/** The navigation writes its labels in capitals; a way to a page is read as a sentence. */
const inSentenceCase = (label: string): string => label.slice(0, 1).toUpperCase() + label.slice(1).toLowerCase();

/** The way from the home page to this page, both included; a section's own page goes by the section's name. */
export function breadcrumbsOf(
  { path, frontMatter }: Pick<Page, "path" | "frontMatter">,
  content: Content,
): Breadcrumb[] {
  const home = content.pages.get("/")?.frontMatter.nav?.label ?? "";
  const section = content.sections.get(firstSegmentOf(path));
  const folder = `/${firstSegmentOf(path)}`;
  const steps: Breadcrumb[] = [{ name: inSentenceCase(home), to: "/" }];
  if (section) steps.push({ name: inSentenceCase(section.title), to: folder });
  if (path !== "/" && !(section && path === folder))
    steps.push({ name: frontMatter.list?.name ?? frontMatter.title, to: path });
  return steps;
}
