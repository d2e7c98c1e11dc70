import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** The header with which the editor's own page proves itself. */
export const tokenHeader = "X-Editor-Token";

/** Hosts that the editor answers to on its owner's own machine: this machine's own names. */
export const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/;

const matches = (given: string, token: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Answers only the editor's own names. A page of another site could otherwise reach it by a name that it makes lead to
 * this machine (DNS rebinding).
 */
export const ownHostOnly =
  (own: RegExp): MiddlewareHandler =>
  (c, next) =>
    own.test(c.req.header("Host") ?? "")
      ? next()
      : Promise.resolve(c.json({ problem: "The editor answers only on this machine." }, 421));

/** Lets requests pass that carry the token, and come from the editor's page if a browser sends them. */
export const ownPageOnly =
  (token: string, scheme: "http" | "https"): MiddlewareHandler =>
  (c, next) => {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const own = origin === undefined || origin === `${scheme}://${c.req.header("Host")}`;
    const allowed =
      own && (site === undefined || site === "same-origin") && matches(c.req.header(tokenHeader) ?? "", token);
    return allowed
      ? next()
      : Promise.resolve(c.json({ problem: "This page of the editor is out of date. Please load it again." }, 403));
  };
