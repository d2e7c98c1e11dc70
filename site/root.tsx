import type { ReactNode } from "react";
import { Links, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from "react-router";
import fontUrl from "./styles/fonts/archivo.woff2";
import layerOrder from "./styles/layers.css?inline";
import "./styles/tokens.css";
import "./styles/base.css";
import { firstPaintScript } from "./preferences/first-paint.ts";
import { sitePlanLoader } from "./reading/loaders.ts";
import type { CommonPageData } from "./reading/page-data.ts";
import { Failure } from "./shell/failure/Failure.tsx";
import { Frame } from "./shell/frame/Frame.tsx";
import { useScrollToTop } from "./shell/frame/use-scroll-to-top.ts";

export const loader = sitePlanLoader;
/** The plan of the site is in every document and does not change while a visitor reads: it is never fetched again. */
export const shouldRevalidate = () => false;

/** The document around everything, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const plan = useRouteLoaderData<typeof loader>("root");
  const page = useMatches().at(-1)?.loaderData as CommonPageData | null | undefined;
  return (
    // The first-paint script sets attributes on the root element before React starts.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page?.documentTitle ?? `${plan?.words.notFound.documentTitle} · ${plan?.company.brand}`}</title>
        {page ? <meta name="description" content={page.description} /> : <meta name="robots" content="noindex" />}
        {/* Phones share this address, so it follows every page change; what only programs read does not (site-build/found). */}
        {page && plan && <link rel="canonical" href={plan.company.origin + page.path} />}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaintScript : "" }}
        />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{layerOrder}</style>
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Site({ loaderData: plan }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  useScrollToTop(useLocation().pathname);
  const page = useMatches().at(-1)?.loaderData as CommonPageData | null | undefined;
  return (
    <Frame plan={plan} breadcrumbs={page?.breadcrumbs}>
      <Outlet context={plan} />
    </Frame>
  );
}

/** Shown where a page cannot be put together, in place of the router's own message. */
export function ErrorBoundary() {
  const plan = useRouteLoaderData<typeof loader>("root");
  return plan ? <Failure words={plan.words.failure} /> : null;
}
