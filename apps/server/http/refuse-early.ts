import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { securityHeaders } from "./middleware/security-headers.ts";
import { problemDetails } from "./problem-details.ts";
import type { OnRefused } from "./request-metrics.ts";
import { discard } from "./unread-body.ts";

type Refusal = readonly [status: number, detail: string];

/** The number of Host header fields. Counted in the raw fields, because Node keeps only the first one. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  // Names are at even positions.
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? "")) count += 1;
  return count;
}

function refusalOf(request: IncomingMessage): Refusal | undefined {
  // Proxy and server could each use a different one: RFC 9112, section 3.2.
  if (hostCount(request) > 1) return [400, "The request has more than one Host header."];
  const { expect } = request.headers;
  if (expect !== undefined && expect.toLowerCase() !== "100-continue")
    return [417, "Only the expectation 100-continue is supported."];
  return undefined;
}

/**
 * Refuses requests that no handler may see: with two Host headers (400), or with an expectation other than 100-continue
 * (417; RFC 9110, section 10.1.1). Closes their connection. Returns whether the request was refused.
 */
export function refuseEarly(request: IncomingMessage, response: ServerResponse, onRefused: OnRefused): boolean {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  const [status, detail] = refusal;
  onRefused(status);
  const { headers, body } = problemDetails(status, detail, { headers: { ...securityHeaders, Connection: "close" } });
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  // Ended later, because Node closes the connection at the end of the response.
  response.write(body);
  void discard(Readable.toWeb(request)).then(() => response.end());
  return true;
}
