import { startTransition } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { loadAsDocument } from "./fall-back.ts";
import { loadPage } from "./load-page.ts";
import { changePagesByLinks } from "./page-links.ts";
import { fetchPagesAhead } from "./pages-ahead.ts";
import { clientRoutes } from "./routes.tsx";
import { wholeStyleSheet } from "./style-sheet.ts";

/** Lets whatever the visitor does come first. */
const pause = () => new Promise((resolve) => setTimeout(resolve));
/** Begins something in a task of its own. */
const apart = <Result,>(begin: () => Promise<Result>): Promise<Result> => pause().then(begin);

/** Starts React on the document that is shown. Until then, and where this fails, the document works as it is. */
export async function start(): Promise<void> {
  const [data, { hydrateRoot }] = await Promise.all([
    apart(() => loadPage(location.pathname)),
    // Not imported above: all modules of a start run in one task, and React DOM is as long as the others together.
    apart(() => import("react-dom/client")),
    apart(wholeStyleSheet),
  ]);
  await pause();
  const router = createBrowserRouter(
    clientRoutes(() => loadAsDocument(router)),
    { hydrationData: { loaderData: { page: data } } },
  );
  await pause();
  // In a transition React works in pieces of a few milliseconds.
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />);
  });
  changePagesByLinks(router);
  fetchPagesAhead();
}
