import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * React Router's build requires a not-found page that starts its scripts. It is not used: this site has its own,
 * without scripts.
 */
const unusedPage = "window.__reactRouterContext = window.__reactRouterRouteModules =";

/** Renders a document without the hydration data of React Router. */
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
