import { readContent } from "./read-content.ts";
import type { Content } from "./content.ts";
import { notFoundData, pageDataAt, type PageData } from "./derive/page-data.ts";
import type { Template } from "./schemas/page.ts";
import { sitePlanOf } from "./derive/site-plan.ts";

let cached: Content | undefined;

/** Reads the content once per build; in development for every request, so that edits show at once. */
function currentContent(): Content {
  if (import.meta.env.DEV) return readContent();
  return (cached ??= readContent());
}

/** Creates the loader of a template's pages, which finds the page by the address. Runs at build time. */
export function pageLoader<T extends Template>(template: T) {
  return ({ url }: { url: URL }): PageData<T> =>
    pageDataAt(currentContent(), url.pathname.replace(/(.)\/$/, "$1"), template);
}

/** Loader of the layout around every page. */
export const planLoader = () => sitePlanOf(currentContent());

/** Loader of the not-found page. */
export const notFoundLoader = () => notFoundData(currentContent());
