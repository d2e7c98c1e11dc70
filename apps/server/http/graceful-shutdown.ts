import type { Server, ServerResponse } from "node:http";
import { Server as SocketServer } from "node:net";

/** How long requests in progress may take once the server is stopping, in milliseconds. */
export const drainTimeout = 10_000;
/** How long their bodies may take to arrive, in milliseconds; the rest is for the answer. */
const bodyTimeout = 8_000;
/**
 * How long open connections without a request stay open, in milliseconds: a proxy may just be sending an enquiry over
 * one, and would not send it again. It uses those first that it has used last, so the others can be closed.
 */
const quietTime = 500;

/**
 * Prepares a server for graceful shutdown. The returned function stops accepting connections and resolves when the
 * last request in progress has been answered, after ten seconds at the latest. Soon after it closes all other connections:
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
    underWay.forEach(isLast);
    // That of HTTP servers would close idle connections at once.
    const closed = new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));
    let quiet: NodeJS.Timeout | undefined;
    onResponseSent = () => {
      clearTimeout(quiet);
      if (underWay.size === 0) quiet = setTimeout(() => server.closeAllConnections(), quietTime);
    };
    // Otherwise a client could keep sending requests over an open connection, and the server would not stop.
    onRequest = (response) => {
      clearTimeout(quiet);
      isLast(response);
    };
    onResponseSent();
    const bodiesEnd = setTimeout(endBodies, bodyTimeout);
    const cut = setTimeout(() => server.closeAllConnections(), drainTimeout);
    await closed;
    for (const timer of [quiet, bodiesEnd, cut]) clearTimeout(timer);
  };
}
