import type { FrontMatter } from "../schemas/page.ts";

/** What the browser's tab and a search result call a page. */
export const documentTitleOf = (frontMatter: Pick<FrontMatter, "title" | "documentTitle">, brand: string): string =>
  `${frontMatter.documentTitle ?? frontMatter.title} · ${brand}`;
