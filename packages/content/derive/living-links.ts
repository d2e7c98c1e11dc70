import type { Content, LostLink, Page } from "../content.ts";
import { linksIn, relinked } from "./prose-links.ts";

/** The page and the anchor of an address of this site. */
function partsOf(address: string): { path: string; anchor: string } {
  const { pathname, hash } = new URL(address, "http://localhost");
  return { path: pathname, anchor: decodeURIComponent(hash.slice(1)) };
}

/** Whether an address led to a page as it was written, and no such page is there now. */
function isAbsent(address: string, content: Content, written: Content): boolean {
  if (!address.startsWith("/")) return false;
  const { path } = partsOf(address);
  return written.pages.has(path) && !content.pages.has(path);
}

/** Whether an address led to a page as it was written, and leads to none now, or to one that does not tell of it. */
export const isPageGone = (address: string, content: Content, written: Content): boolean =>
  isAbsent(address, content, written) ||
  (address.startsWith("/") && content.leftOut?.has(partsOf(address).path) === true);

/** Whether an address led to a section of a page as it was written, and leads to none of its sections now. */
export function isAnchorGone(address: string, content: Content, written: Content): boolean {
  const { path, anchor } = partsOf(address);
  const hasAnchor = (page: Page | undefined) => page?.sections.some(({ id }) => id === anchor) === true;
  return hasAnchor(written.pages.get(path)) && !hasAnchor(content.pages.get(path));
}

/** Addresses that lead here, or that are looked up and not shown. */
const notFollowed = new Set(["formerly", "needs"]);
/** Settings that can be left out alone; in a list, the entry with the address goes. */
const optional = new Set(["profile", "showcase", "counterpart", "service"]);

const addressOf = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null && "to" in entry ? entry.to : entry;

/** The links of texts that lead to a page that is left out, each once. */
export const lostLinks = (content: Content, written: Content): LostLink[] =>
  [...content.pages.values()].flatMap((page) =>
    [...new Set(linksIn(page.sections.flatMap(({ nodes }) => nodes)))]
      .filter((href) => isPageGone(href, content, written))
      .map((href) => ({
        file: page.source.name,
        line: written.pages.get(page.path)?.links.find(({ address }) => address === href)?.line ?? 1,
        href,
      })),
  );

/**
 * The content without links to what is not there. A link to a section that is left out leads to the top of its page; of one
 * in a text to a page that is left out the words stay, and an entry of a list or a setting that leads there goes. None is an
 * error: an owner who has not confirmed something has no hand in who links to it.
 * @param written the same before anything was left out
 */
export function withLivingLinks(content: Content, written: Content): Content {
  const leadsNowhere = (value: unknown): boolean => typeof value === "string" && isAbsent(value, content, written);
  const pageIfGone = (href: string, path: string): string => {
    const address = href.startsWith("#") ? path + href : href;
    return isAnchorGone(address, content, written) ? partsOf(address).path : href;
  };
  const led = (value: unknown, path: string): unknown => {
    if (typeof value === "string") {
      return /^(?:\/\S*)?#\S/.test(value) ? pageIfGone(value, path) : value;
    }
    if (Array.isArray(value))
      return value.filter((entry) => !leadsNowhere(addressOf(entry))).map((entry) => led(entry, path));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => !optional.has(key) || !leadsNowhere(inner))
        .map(([key, inner]) => [key, notFollowed.has(key) ? inner : led(inner, path)]),
    );
  };
  const inText = (href: string, path: string): string | undefined =>
    isPageGone(href, content, written) ? undefined : /^[/#]/.test(href) ? pageIfGone(href, path) : href;
  const pages = [...content.pages].map(([path, page]): [string, Page] => {
    const frontMatter = led(page.frontMatter, path) as Page["frontMatter"];
    const sections = page.sections.map((section) => ({
      ...section,
      nodes: relinked(section.nodes, (href) => inText(href, path)),
    }));
    return [path, { ...page, frontMatter, sections }];
  });
  return {
    ...content,
    layoutWords: led(content.layoutWords, "/") as Content["layoutWords"],
    pages: new Map(pages),
    lostLinks: lostLinks(content, written),
  };
}
