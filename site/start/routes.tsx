import { createElement } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { Outlet, useLoaderData } from "react-router";
import type { CommonPageData } from "../reading/page-data.ts";
import { onPathChange } from "../reading/revalidation.ts";
import Site, { ErrorBoundary, Layout } from "../root.tsx";
import { loadPage } from "./load-page.ts";
import { loadedComponent, templateAt } from "./page-modules.ts";

/** The page that the data belong to; its own instance, as on a document of its own. */
function Page() {
  const page = useLoaderData<CommonPageData | null>();
  return createElement(loadedComponent(templateAt(page?.path)), { key: page?.path });
}

/**
 * The routes of the built site. One for all pages, since the address alone tells which page's data and template are
 * wanted: React Router would work for each of forty routes when it starts. `fallBack` goes on without a router where
 * something cannot be fetched.
 */
export function clientRoutes(fallBack: () => Promise<never>): RouteObject[] {
  const loader = async ({ request, url }: LoaderFunctionArgs): Promise<unknown> => {
    try {
      return await loadPage(url.pathname);
    } catch (error) {
      // Somebody who has gone elsewhere meanwhile has no use for what failed.
      if (request.signal.aborted) throw error;
      return fallBack();
    }
  };
  return [
    {
      id: "root",
      element: (
        <Layout>
          <Outlet />
        </Layout>
      ),
      // A failure is caught below the document: mounted anew, its inline scripts would break the policy of Trusted Types.
      children: [
        {
          id: "site",
          element: <Site />,
          errorElement: <ErrorBoundary />,
          children: [{ id: "page", path: "*", loader, shouldRevalidate: onPathChange, Component: Page }],
        },
      ],
    },
  ];
}
