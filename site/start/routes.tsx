import type { ComponentType } from "react";
import { type LoaderFunctionArgs, Outlet, type RouteObject } from "react-router";
import pageTable from "virtual:page-table";
import { onPathChange } from "../reading/revalidation.ts";
import Site, { ErrorBoundary, Layout } from "../root.tsx";
import { pageData } from "./page-data.ts";
import { pageComponent } from "./page-modules.ts";

interface Shown {
  /** The path of the route that the document shows; "*" where there is none. */
  readonly path: string;
  readonly Component: ComponentType;
}

/**
 * The routes of the built site, as site/routes.ts makes them while building. Only the page that is shown has its component
 * already. `fallBack` goes on without a router where something cannot be fetched.
 */
export function clientRoutes(shown: Shown, fallBack: () => Promise<never>): RouteObject[] {
  const loader =
    (path: string) =>
    ({ request }: LoaderFunctionArgs) =>
      // Somebody who has gone elsewhere meanwhile has no use for what failed.
      pageData(path).catch((error: unknown) => (request.signal.aborted ? Promise.reject(error) : fallBack()));
  const componentOf = (path: string, template: Parameters<typeof pageComponent>[0]) =>
    path === shown.path
      ? { Component: shown.Component }
      : { lazy: async () => ({ Component: await pageComponent(template).catch(fallBack) }) };
  const pages = Object.entries(pageTable).map(([path, [template]]) => ({
    id: path,
    path,
    loader: loader(path),
    shouldRevalidate: onPathChange,
    ...componentOf(path, template),
  }));
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
          children: [...pages, { id: "*", path: "*", ...componentOf("*", "not-found") }],
        },
      ],
    },
  ];
}
