import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { STATUS_CODES } from "node:http";

/** Further members of a problem, besides status and detail (RFC 9457, section 3). */
export interface ProblemExtras {
  /** Identifies the problem type; without it, `type` is about:blank and the problem is described by its status. */
  readonly kind?: string;
  readonly title?: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Headers and body of an application/problem+json response (RFC 9457). `detail` is a fixed sentence: nothing that a
 * visitor sent is repeated, so a response cannot contain personal data or markup.
 */
export function problemDetails(status: number, detail: string, extras: ProblemExtras = {}) {
  const { kind, title, faults, headers } = extras;
  const body = {
    // A tag URI identifies a problem type without a page behind it: RFC 9457, section 3.1.1; RFC 4151.
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

/** Responds with a problem. */
export function problem(c: Context, status: ContentfulStatusCode, detail: string, extras?: ProblemExtras): Response {
  const { body, headers } = problemDetails(status, detail, extras);
  return c.body(body, status, headers);
}
