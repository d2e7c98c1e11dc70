import { contentFolder, readContent } from "./read-content.ts";
import type { Content } from "./content.ts";
import { commonDataAt, notFoundData, pageDataAt, type PageData } from "./derive/page-data.ts";
import type { Template } from "./schemas/page.ts";
import { sitePlanOf } from "./derive/site-plan.ts";

let cached: Content | undefined;

/** The environment variable that makes a build one for visitors: publishing sets it to 1. */
export const releaseVariable = "RELEASE";

/** Whether this process builds for visitors, who see only what somebody has confirmed. */
const isRelease = (): boolean => process.env[releaseVariable] === "1";

/** Reads the content once per build; in development again after every edit. */
export const currentContent = (): Content => (cached ??= readContent(contentFolder, { confirmedOnly: isRelease() }));

/** The query parameter with which development shows a page as visitors of a release see it: the editor asks for that. */
export const visitorsParameter = "as-visitors";

let released: Content | undefined;

/** The content of a document. */
export const contentFor = ({ searchParams }: URL): Content =>
  searchParams.has(visitorsParameter)
    ? (released ??= readContent(contentFolder, { confirmedOnly: true }))
    : currentContent();

/** Makes the next document read the content again. */
export function forgetContent(): void {
  cached = undefined;
  released = undefined;
}

/** Without the slash at its end. */
const pathOf = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, "$1");

/** Creates the loader of a template's pages, which finds the page by the address. Runs at build time. */
export function pageLoader<T extends Template>(template: T) {
  return ({ url }: { url: URL }): PageData<T> => pageDataAt(contentFor(url), pathOf(url), template);
}

/** Loader of the document and the layout around a page: the site's plan, and what every page has. */
export function documentLoader({ url }: { url: URL }) {
  const content = contentFor(url);
  return { plan: sitePlanOf(content), page: commonDataAt(content, pathOf(url)) };
}

/** Loader of the not-found page. */
export const notFoundLoader = ({ url }: { url: URL }) => notFoundData(contentFor(url));
