import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** The browser that has asked for a link, the session, and the session's way into the preview. */
type CookieName = "asked" | "session" | "preview";

/**
 * As strict as can be: for this host alone, not set by other hosts or without TLS (`__Host-`), not read by scripts, not sent
 * with requests that other sites begin. The click in a mail is such a request, but the page that it opens needs no cookie;
 * the press in that page is a request of this site.
 */
const options = { prefix: "host", secure: true, httpOnly: true, sameSite: "Strict", path: "/" } as const;

export const cookieOf = (c: Context, name: CookieName): string | undefined => getCookie(c, name, "host");

/** @param lifetime in milliseconds */
export const giveCookie = (c: Context, name: CookieName, secret: string, lifetime: number): void =>
  setCookie(c, name, secret, { ...options, maxAge: lifetime / 1000 });

export const takeCookie = (c: Context, name: CookieName): void => void deleteCookie(c, name, options);

/** The cookie's name in a header. */
export const sentName = (name: CookieName): string => `__Host-${name}`;
