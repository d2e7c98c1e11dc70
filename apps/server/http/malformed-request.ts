import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { STATUS_CODES } from "node:http";
import { securityHeaders } from "./middleware/security-headers.ts";
import { problemDetails } from "./problem-details.ts";
import type { OnRefused } from "./request-metrics.ts";

/** Errors of Node's HTTP parser and its timeouts, by code: https://nodejs.org/api/http.html#event-clienterror */
const responses: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive. Nothing was stored."],
  HPE_HEADER_OVERFLOW: [431, "The header fields of a request are limited to 16 KiB in total."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions of the body are too large."],
};
const malformed = [400, "The request is not well-formed HTTP."] as const;

/**
 * Answers input that Node does not emit as a request, because it is too slow, too large or not HTTP, with a problem
 * document, and closes the connection.
 */
export function handleMalformedRequests(server: Server, onRefused: OnRefused): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response);
  });
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Duplex) => {
    const response = latest.get(socket);
    const responseStarted = response?.headersSent && !response.writableFinished;
    if (code === "ECONNRESET" || !socket.writable || responseStarted) return void socket.destroy();
    const [status, detail] = responses[code] ?? malformed;
    onRefused(status);
    const { headers, body } = problemDetails(status, detail, {
      headers: { Connection: "close", ...securityHeaders },
    });
    const fields = Object.entries({ ...headers, "Content-Length": Buffer.byteLength(body) });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields.map(([name, value]) => `${name}: ${value}`)];
    // Closed as soon as the response is written, without waiting for a slow client.
    return void socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  });
}
