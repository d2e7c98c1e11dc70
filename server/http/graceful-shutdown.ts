import type { Server, ServerResponse } from "node:http";

/** How long requests under way may take once the server is told to stop, in milliseconds. */
const drainTimeout = 10_000;

/**
 * Prepares a server for being stopped in good order. The returned function stops accepting connections and resolves
 * when the last request under way is answered, after ten seconds at the latest. All other connections are cut then:
 * browsers keep some open after an answer, and open some before they need them, which Node does not count as idle.
 */
export function stoppable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  const isLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  let onRequest = (_response: ServerResponse): void => undefined;
  let onResponseSent = (): void => undefined;
  // Before the listener that answers, so that the header is in time.
  server.prependListener("request", (_request, response) => {
    underWay.add(response);
    onRequest(response);
    response.once("close", () => {
      underWay.delete(response);
      onResponseSent();
    });
  });
  return async () => {
    // Otherwise a client could go on asking over a connection that it holds open, and the server would not end.
    onRequest = isLast;
    underWay.forEach(isLast);
    const closed = new Promise((resolve) => server.close(resolve));
    onResponseSent = () => {
      if (underWay.size === 0) server.closeAllConnections();
    };
    onResponseSent();
    const cut = setTimeout(() => server.closeAllConnections(), drainTimeout);
    await closed;
    clearTimeout(cut);
  };
}
