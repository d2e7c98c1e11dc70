import type { Server } from "node:http";

/** How long requests under way may take once the server is told to stop, in milliseconds. */
const patience = 10_000;

/**
 * Prepares a server for being stopped in good order. The returned function stops accepting connections and resolves
 * when the last request under way is answered, after ten seconds at the latest. All other connections are cut then:
 * browsers keep some open after an answer, and open some before they need them, which Node does not count as idle.
 */
export function stoppable(server: Server): () => Promise<void> {
  let underWay = 0;
  let lastAnswered = (): void => undefined;
  server.on("request", (_request, response) => {
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
      if (underWay === 0) lastAnswered();
    });
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    lastAnswered = () => server.closeAllConnections();
    const cut = setTimeout(lastAnswered, patience);
    if (underWay === 0) lastAnswered();
    await closed;
    clearTimeout(cut);
  };
}
