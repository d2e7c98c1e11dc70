import { ledTo } from "@ttpl/content/derive/old-addresses.ts";
import { prerender } from "react-dom/static";
import type { ComponentType } from "react";
import { contentFor, currentContent, documentLoader, forgetContent } from "@ttpl/content/loaders.ts";
import { Document } from "./Document.tsx";
import { Frame } from "./layout/frame/Frame.tsx";
import { pageModule } from "./page-module.ts";

interface PageModule {
  readonly loader: (at: { url: URL }) => unknown;
  readonly default: ComponentType<{ loaderData: unknown }>;
}

/** The modules of the templates, loaded when a page is rendered. */
const modules = import.meta.glob<PageModule>("./pages/*/*Page.tsx");

/** The addresses of all documents. The 404 page is one too, at the path where static hosts look for it. */
export const documentPaths = (): string[] => [...currentContent().pages.keys(), "/404"];

export { forgetContent };

const urlOf = (path: string) => new URL(path, "http://localhost");

/** The module of the page at a path, which may have a query, relative to apps/site/. */
export function moduleAt(path: string): string {
  const url = urlOf(path);
  return pageModule(contentFor(url).pages.get(url.pathname)?.frontMatter.template ?? "not-found");
}

/** Where a request for a document leads that is not there, by path and query; undefined if it leads nowhere. */
export const ledFrom = (target: string): string | undefined => ledTo(target, contentFor(urlOf(target)));

/** Renders the document of a path, perhaps as one of a rehearsal: all markup that React makes before the browser has it. */
export async function render(path: string, isRehearsal = false): Promise<string> {
  const url = urlOf(path);
  const name = moduleAt(path);
  const module = await modules[`./${name}`]?.();
  if (!module) throw new Error(`There is no ${name}`);
  const { default: Page, loader } = module;
  const { plan, page } = documentLoader({ url });
  const { prelude } = await prerender(
    <Document plan={plan} page={page}>
      <Frame plan={plan} page={page} isRehearsal={isRehearsal}>
        <Page loaderData={loader({ url })} />
      </Frame>
    </Document>,
  );
  return new Response(prelude).text();
}
