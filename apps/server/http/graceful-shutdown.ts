import type { Server, ServerResponse } from "node:http";

/** How long requests in progress may take once the server is stopping, in milliseconds. */
export const drainTimeout = 10_000;
/** How long their bodies may take to arrive, in milliseconds; the rest is for the answer. */
const bodyTimeout = 8_000;

/**
 * Prepares a server for graceful shutdown. The returned function stops accepting connections and resolves when the
 * last request in progress has been answered, after ten seconds at the latest. It then closes all other connections:
 * browsers keep some open after a response and preconnect others, which Node does not count as idle.
 * @param endBodies called after eight seconds: bodies that have not arrived are no longer to be waited for
 */
export function stoppable(server: Server, endBodies: () => void): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  const isLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  let onRequest = (_response: ServerResponse): void => undefined;
  let onResponseSent = (): void => undefined;
  // Runs before the request handler, so that the header can still be set.
  server.prependListener("request", (_request, response) => {
    underWay.add(response);
    onRequest(response);
    response.once("close", () => {
      underWay.delete(response);
      onResponseSent();
    });
  });
  return async () => {
    // Otherwise a client could keep sending requests over an open connection, and the server would not stop.
    onRequest = isLast;
    underWay.forEach(isLast);
    const closed = new Promise((resolve) => server.close(resolve));
    onResponseSent = () => {
      if (underWay.size === 0) server.closeAllConnections();
    };
    onResponseSent();
    const bodiesEnd = setTimeout(endBodies, bodyTimeout);
    const cut = setTimeout(() => server.closeAllConnections(), drainTimeout);
    await closed;
    for (const timer of [bodiesEnd, cut]) clearTimeout(timer);
  };
}
