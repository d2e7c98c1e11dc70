import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** React Router's build insists on a page for unknown addresses that starts its scripts. This site has its own, without. */
const unusedPage = "window.__reactRouterContext = window.__reactRouterRouteModules =";

/** Renders a document: the page alone, without the data that React Router would start from in the browser. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (context.isSpaMode) return new Response(unusedPage, { status, headers });
  const page = { ...context, serverHandoffStream: undefined };
  const { prelude } = await prerender(<ServerRouter context={page} url={request.url} />);
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
