import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { BuiltFilesContext } from "./document/built-files.ts";

/**
 * Renders a document. In the build it holds the page and nothing else: its data lie in a file of their own, and React
 * is loaded by a script of ours (docs/decisions/0013-one-round-trip.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { entry, routes } = context.manifest;
  const asReactRouter = import.meta.env.DEV || context.isSpaMode;
  const styleSheet = routes["root"]?.css?.[0] ?? "";
  const files = asReactRouter ? undefined : { entry: entry.module, imports: entry.imports ?? [], styleSheet };
  const handedOver = asReactRouter ? context : { ...context, serverHandoffStream: undefined };
  const { prelude } = await prerender(
    <BuiltFilesContext value={files}>
      <ServerRouter context={handedOver} url={request.url} />
    </BuiltFilesContext>,
  );
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
