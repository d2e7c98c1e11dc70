import type { ReactNode } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import plan from "virtual:site-plan";
import fontUrl from "./styles/fonts/archivo.woff2";
import fallbackFaces from "./styles/fonts/fallback.css?inline";
import typeface from "./styles/fonts/typeface.css?inline";
import layerOrder from "./styles/layers.css?inline";
import "./styles/tokens.css";
import "./styles/base.css";
import { settingsScript } from "./preferences/settings-script.ts";
import type { CommonPageData } from "./reading/page-data.ts";
import { Failure } from "./shell/failure/Failure.tsx";
import { Frame } from "./shell/frame/Frame.tsx";
import { useScrollToTop } from "./shell/frame/use-scroll-to-top.ts";
import { StartScript } from "./document/StartScript.tsx";
import { Styles } from "./document/Styles.tsx";

/** The document around everything, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const page = useMatches().at(-1)?.loaderData as CommonPageData | null | undefined;
  return (
    // The settings script sets attributes on the root element before React starts.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page?.documentTitle ?? `${plan.words.notFound.documentTitle} · ${plan.company.brand}`}</title>
        {page ? <meta name="description" content={page.description} /> : <meta name="robots" content="noindex" />}
        {/* Phones share this address, so it follows every page change; what only programs read does not (site-build/found). */}
        {page && plan && <link rel="canonical" href={plan.company.origin + page.path} />}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? settingsScript : "" }}
        />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* Here alone: the sheet of all pages comes later, and faces in it would lay out the page anew. */}
        <style
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? layerOrder + typeface + fallbackFaces : "" }}
        />
        <Styles />
      </head>
      <body>
        {children}
        <StartScript />
      </body>
    </html>
  );
}

const pageOfRoute = <Outlet context={plan} />;

export default function Site() {
  useScrollToTop(useLocation().pathname);
  const page = useMatches().at(-1)?.loaderData as CommonPageData | null | undefined;
  return (
    <Frame plan={plan} breadcrumbs={page?.breadcrumbs}>
      {pageOfRoute}
    </Frame>
  );
}

/** Shown where a page cannot be put together, in place of the router's own message. */
export function ErrorBoundary() {
  return <Failure plan={plan} />;
}
