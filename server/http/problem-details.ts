import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { STATUS_CODES } from "node:http";

/** The members that a problem adds to its status and detail (RFC 9457, section 3). */
export interface ProblemExtras {
  /** A name for this kind of problem; without it the status says all there is, and `type` is about:blank. */
  readonly kind?: string;
  readonly title?: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The media type and body of an application/problem+json answer (RFC 9457). `detail` is a fixed sentence: nothing that a
 * visitor sent is ever repeated, so an answer cannot carry personal data or markup.
 */
export function problemDetails(status: number, detail: string, extras: ProblemExtras = {}) {
  const { kind, title, faults, headers } = extras;
  const body = {
    // A tag URI names a kind of problem without promising a page about it: RFC 9457, section 3.1.1; RFC 4151.
    type: kind ? `tag:example.com,2026:ttpl/${kind}` : "about:blank",
    title: title ?? STATUS_CODES[status],
    status,
    detail,
    faults,
  };
  return {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
  };
}

/** Answers a request with a problem. */
export function problem(c: Context, status: ContentfulStatusCode, detail: string, extras?: ProblemExtras): Response {
  const { body, headers } = problemDetails(status, detail, extras);
  return c.body(body, status, headers);
}
