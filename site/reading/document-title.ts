import type { PageMatter } from "./schemas/page.ts";

/** What the browser's tab and a search result call a page. */
export const documentTitleOf = (matter: Pick<PageMatter, "title" | "documentTitle">, brand: string): string =>
  `${matter.documentTitle ?? matter.title} · ${brand}`;
