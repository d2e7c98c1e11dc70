import type { Server } from "node:http";

/** How long requests under way may take once the server is told to stop, in milliseconds. */
const patience = 10_000;
const sweepInterval = 50;

/**
 * Stops accepting connections and resolves when the last request is answered, after ten seconds at the latest. Idle
 * connections are closed all along, because clients keep them open after their answers.
 */
export async function stopServer(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
