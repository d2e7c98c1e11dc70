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
 * Answers with application/problem+json (RFC 9457). `detail` is a fixed sentence: nothing that a visitor sent is ever
 * repeated, so an answer cannot carry personal data or markup.
 */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  detail: string,
  extras: ProblemExtras = {},
): Response {
  const { kind, title, faults, headers } = extras;
  const body = {
    // A tag URI names a kind of problem without promising a page about it: RFC 9457, section 3.1.1; RFC 4151.
    type: kind ? `tag:example.com,2026:ttpl/${kind}` : "about:blank",
    title: title ?? STATUS_CODES[status],
    status,
    detail,
    faults,
  };
  return c.body(JSON.stringify(body), status, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...headers,
  });
}
