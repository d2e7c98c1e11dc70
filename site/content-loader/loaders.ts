import { readContent } from "./read-content.ts";
import type { Content } from "./content.ts";
import { notFoundData, pageDataAt, type PageData } from "./derive/page-data.ts";
import type { Template } from "./schemas/page.ts";
import { sitePlanOf } from "./derive/site-plan.ts";

let kept: Content | undefined;

/** Content is read once for a build; while developing it is read for every request, so that an edit shows at once. */
function currentContent(): Content {
  if (import.meta.env.DEV) return readContent();
  return (kept ??= readContent());
}

/** Makes the loader of a template's pages: which page is meant follows from the address. Runs at build time. */
export function pageLoader<T extends Template>(template: T) {
  return ({ url }: { url: URL }): PageData<T> =>
    pageDataAt(currentContent(), url.pathname.replace(/(.)\/$/, "$1"), template);
}

/** The loader of what stands around every page. */
export const planLoader = () => sitePlanOf(currentContent());

/** The loader of the page for unknown addresses. */
export const notFoundLoader = () => notFoundData(currentContent());
