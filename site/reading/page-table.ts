import type { Template } from "./schemas/page.ts";

/** What the browser must know to show a page, by path: its template, and the hash in the name of its data file. */
export type PageTable = Readonly<Record<string, readonly [template: Template, hash: string]>>;

/** The address of a page's data. The server keeps files with such a hash in their names for good. */
export const dataFileOf = (path: string, hash: string): string =>
  `/assets/data/${path.slice(1).replaceAll("/", "-") || "home"}-${hash}.json`;
