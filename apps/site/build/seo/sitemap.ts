import type { Content } from "@ttpl/content/content.ts";
import { sourcesOf } from "./page-sources.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * The sitemap (https://www.sitemaps.org/protocol.html). A page was last changed when the newest of its content files
 * was; if that is unknown, lastmod is omitted.
 * @param modified when each file below content/ was last changed
 */
export function sitemap(content: Content, modified: ReadonlyMap<string, string>): string {
  const listed = [...content.pages.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const entries = listed.map((page) => {
    const dates = sourcesOf(page, content).map((file) => modified.get(file));
    const newest = dates.every((date) => date !== undefined)
      ? dates.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]
      : undefined;
    const lastmod = newest === undefined ? "" : `<lastmod>${newest}</lastmod>`;
    return `<url><loc>${escaped(content.company.origin + page.path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** robots.txt (RFC 9309): crawlers may read everything except the endpoint, and nothing of a rehearsal. */
export const robots = (origin: string, rehearsal: boolean): string =>
  rehearsal ? "User-agent: *\nDisallow: /\n" : `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
