import type { FrontMatter } from "../schemas/page.ts";

/** The title of a page in browser tabs and search results. */
export const documentTitleOf = (frontMatter: Pick<FrontMatter, "title" | "documentTitle">, brand: string): string =>
  `${frontMatter.documentTitle ?? frontMatter.title} · ${brand}`;
