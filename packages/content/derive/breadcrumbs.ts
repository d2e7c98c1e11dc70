import { firstSegmentOf, type Content, type Page } from "../content.ts";

/** One breadcrumb, from the home page to a page. */
export interface Breadcrumb {
  readonly name: string;
  readonly to: string;
}

/** Labels in the navigation are in capitals, breadcrumbs in sentence case. */
const inSentenceCase = (label: string): string => label.slice(0, 1).toUpperCase() + label.slice(1).toLowerCase();

/**
 * The breadcrumbs from the home page to this page, including both. The landing page of a section has the section's
 * name.
 */
export function breadcrumbsOf(
  { path, frontMatter }: Pick<Page, "path" | "frontMatter">,
  content: Content,
): Breadcrumb[] {
  const home = content.pages.get("/")?.frontMatter.nav?.label ?? "";
  const section = content.sections.get(firstSegmentOf(path));
  const folder = `/${firstSegmentOf(path)}`;
  const steps: Breadcrumb[] = [{ name: inSentenceCase(home), to: "/" }];
  const parent = content.pages.get(folder)?.frontMatter;
  if (section) steps.push({ name: inSentenceCase(section.title), to: folder });
  else if (parent && path !== folder && path !== "/") steps.push({ name: parent.title, to: folder });
  if (path !== "/" && !(section && path === folder))
    steps.push({ name: frontMatter.list?.name ?? frontMatter.title, to: path });
  return steps;
}
