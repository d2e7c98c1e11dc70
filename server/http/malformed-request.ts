import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { STATUS_CODES } from "node:http";
import { securityHeaders } from "./middleware/security-headers.ts";
import { problemDetails } from "./problem-details.ts";

/** What Node's HTTP parser and its clock complain of, by error code: https://nodejs.org/api/http.html#event-clienterror */
const complaints: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive. Nothing was stored."],
  HPE_HEADER_OVERFLOW: [431, "The header fields of a request may have 16 KiB together."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The body is too large in its transfer coding."],
};
const malformed = [400, "The request is not well-formed HTTP."] as const;

/**
 * Answers what never becomes a request, because it arrives too slowly, is too large or is no HTTP, with a problem as
 * everything else, and closes the connection.
 */
export function handleMalformedRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response);
  });
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Duplex) => {
    const response = latest.get(socket);
    const inTheMiddle = response?.headersSent && !response.writableFinished;
    if (code === "ECONNRESET" || !socket.writable || inTheMiddle) return void socket.destroy();
    const [status, detail] = complaints[code] ?? malformed;
    const { headers, body } = problemDetails(status, detail, {
      headers: { Connection: "close", ...securityHeaders },
    });
    const fields = Object.entries({ ...headers, "Content-Length": Buffer.byteLength(body) });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields.map(([name, value]) => `${name}: ${value}`)];
    // Gone once it is written: a slow client is not waited for.
    return void socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  });
}
