import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestersAddress } from "@ttpl/server/http/client-address.ts";
import { period, quota } from "@ttpl/server/http/quota.ts";
import { rateLimiter } from "@ttpl/server/http/rate-limiter.ts";
import { cookieOf, giveCookie, takeCookie } from "./cookies.ts";
import type { MailLink } from "./link-mail.ts";
import { digestOf, isSecret, newSecret } from "./secret.ts";
import type { ServiceSettings } from "./service-settings.ts";
import { type Sessions, sessionLifetime } from "./sessions.ts";
import { linkLifetime, signInLinks } from "./sign-in-links.ts";
import { askPage, linkPage, refusals, sentPage, signInPolicy } from "./sign-in-pages.ts";

/** In ten minutes: links that are asked for with one address, and links that are asked for or tried by one client. */
export const limits = { ofAddress: 3, ofClient: 10, ofNetwork: 40 } as const;

/**
 * Links in a day: asked for with one address, and mailed in all. The mail server takes enquiries too, and has limits of its
 * own.
 */
export const dailyLimits = { ofAddress: 30, inAll: 50 } as const;
const day = 24 * 60 * 60_000;

export interface SignInDependencies {
  readonly settings: Pick<ServiceSettings, "host" | "editors" | "trustedProxies">;
  readonly sessions: Sessions;
  readonly mailLink: MailLink;
  /** Returns Unix time in milliseconds. */
  readonly now: () => number;
  readonly say: (words: string) => void;
}

type Refused = keyof typeof refusals;

/** A page that says why not, and what to do. @param wait in milliseconds, if it is only for now */
export function refuse(c: Context, status: 403 | 410 | 421 | 429, why: Refused, wait = period): Response {
  c.header("Content-Security-Policy", signInPolicy);
  c.header("Cache-Control", "no-store");
  if (status === 429) c.header("Retry-After", String(Math.ceil(wait / 1000)));
  return c.html(refusals[why], status);
}

/** What one can do without a session: ask for a link, and use it. */
export function signInRoutes({ settings, sessions, mailLink, now, say }: SignInDependencies): Hono {
  const { host, trustedProxies } = settings;
  const editors = new Map(settings.editors.map((author) => [author.email, author]));
  const links = signInLinks(now);
  const start = now();
  const asked = quota(limits.ofAddress);
  const askedToday = quota(dailyLimits.ofAddress, day);
  const mailedToday = quota(dailyLimits.inAll, day);
  const clients = { perAddress: limits.ofClient, perNetwork: limits.ofNetwork, megabytes: 0 };
  const [asking, trying] = [rateLimiter(clients, now), rateLimiter(clients, now)];
  const styles = readFileSync(join(import.meta.dirname, "sign-in.css"), "utf8");

  const routes = new Hono();
  routes.use("/sign-in/*", async (c, next) => {
    await next();
    c.header("Content-Security-Policy", signInPolicy);
    c.header("Cache-Control", "no-store");
    // The link's token is in its address. "no-referrer" would make the Origin of a form's post "null".
    c.header("Referrer-Policy", "same-origin");
  });
  const small = bodyLimit({ maxSize: 10_000 });
  const field = async (c: Context, name: string): Promise<string> => {
    const value = (await c.req.parseBody())[name];
    return typeof value === "string" ? value.trim() : "";
  };

  routes.get("/sign-in.css", (c) => c.body(styles, 200, { "Content-Type": "text/css; charset=utf-8" }));
  routes.get("/sign-in", (c) => c.html(askPage()));
  routes.get("/sign-in/sent", (c) => c.html(sentPage()));
  routes.get("/sign-in/link", (c) => c.html(linkPage(c.req.query("token") ?? "")));

  routes.post("/sign-in", small, async (c) => {
    const address = (await field(c, "address")).toLowerCase();
    const key = digestOf(address);
    const at = now() - start;
    // Known or not, an address has the same limits: who meets one learns nothing.
    const wait = asked.wait(key, at);
    if (wait > 0 || asking.take(requestersAddress(c, trustedProxies)) > 0) return refuse(c, 429, "too many");
    const waits = [askedToday.wait(key, at), mailedToday.wait("", at)];
    if (Math.max(...waits) > 0) {
      say("No link was mailed: the limit of a day is reached.");
      return refuse(c, 429, "too many today", Math.max(...waits));
    }
    for (const counted of [asked, askedToday]) counted.use(key, at);
    // Asked twice, either link works.
    const known = cookieOf(c, "asked") ?? "";
    const browser = isSecret(known) ? known : newSecret();
    giveCookie(c, "asked", browser, linkLifetime);
    const author = editors.get(address);
    // After the answer, which thus takes the same time for every address. The link has the configured name of the host,
    // not that of the request.
    if (author) {
      mailedToday.use("", at);
      const token = links.make(author, browser);
      setTimeout(() => void mailLink(author, `https://${host}/sign-in/link?token=${token}`), 0);
    }
    return c.redirect("/sign-in/sent", 303);
  });

  routes.post("/sign-in/link", small, async (c) => {
    if (trying.take(requestersAddress(c, trustedProxies)) > 0) return refuse(c, 429, "too many");
    const author = links.use(await field(c, "token"), cookieOf(c, "asked"));
    if (author === "unknown") return refuse(c, 410, author);
    if (author === "other browser") return refuse(c, 403, author);
    // Whatever cookie the browser came with, the session has a new one.
    sessions.end(cookieOf(c, "session"));
    takeCookie(c, "asked");
    giveCookie(c, "session", sessions.start(author), sessionLifetime);
    say(`${author.name} has signed in.`);
    return c.redirect("/", 303);
  });
  return routes;
}
