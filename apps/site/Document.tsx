import type { ReactNode } from "react";
import type { documentLoader } from "@ttpl/content/loaders.ts";
import fontUrl from "./styles/fonts/archivo.woff2";
import { fallbackFaces } from "./styles/fonts/fallback-faces.ts";
import typeface from "./styles/fonts/typeface.css?inline";
import layerOrder from "./styles/layers.css?inline";
import "./styles/tokens.css";
import "./styles/more-contrast.css";
import "./styles/fonts/printed-typeface.css";
import "./styles/base.css";
import { InlineScript } from "./document/InlineScript.tsx";
import firstScript from "./document/first-script.ts?script";
import laterFiles from "./document/later.deferred.ts?files";
import { speculationRules } from "./document/speculation-rules.ts";

/** The HTML document. */
export function Document({ plan, page, children }: ReturnType<typeof documentLoader> & { children: ReactNode }) {
  const found = "path" in page;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.documentTitle}</title>
        {found && <meta name="description" content={page.description} />}
        {(!found || page.unlisted) && <meta name="robots" content="noindex" />}
        {found && <link rel="canonical" href={plan.company.origin + page.path} />}
        <InlineScript text={firstScript} />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* In the build, apps/site/build/page-styles.ts appends the page's own rules to this element. */}
        <style dangerouslySetInnerHTML={{ __html: layerOrder + typeface + fallbackFaces }} />
      </head>
      <body data-later={laterFiles[0]}>
        {children}
        <InlineScript type="speculationrules" text={speculationRules} />
      </body>
    </html>
  );
}
