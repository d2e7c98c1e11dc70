import { type IncomingMessage, request as httpRequest } from "node:http";
import type { Duplex } from "node:stream";
import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { parse } from "hono/utils/cookie";
import { cookieOf, giveCookie, sentName } from "./cookies.ts";
import { changesNothing } from "./own-request.ts";
import { type Session, type Sessions, sessionLifetime } from "./sessions.ts";

/** Where a browser of a session enters the preview. No page of the site has such an address. */
export const entryPath = "/@editor/enter";

/** Headers that the development server needs. It learns no cookie, and no name but its own. */
const passedOn = ["accept", "accept-language", "if-none-match", "if-modified-since", "range", "sec-fetch-dest"];

export interface PreviewProxySettings {
  /** The origin of the development server, on this machine. */
  readonly target: string;
  readonly editorOrigin: string;
  readonly previewOrigin: string;
  readonly sessions: Sessions;
}

const isNavigation = (c: Context): boolean => {
  const mode = c.req.header("Sec-Fetch-Mode");
  return mode === undefined ? (c.req.header("Accept") ?? "").includes("text/html") : mode === "navigate";
};

/** Whether the browser loads this for a page of the preview, or for its user. */
const isForOwnPage = (c: Context): boolean =>
  ["same-origin", "none"].includes(c.req.header("Sec-Fetch-Site") ?? "none") || isNavigation(c);

/** A path of this origin, or its first page. */
export function pathWithin(origin: string, path: string): string {
  const url = URL.parse(path, origin);
  return url?.origin === origin ? url.pathname + url.search : "/";
}

/**
 * The website beside the editor under a host name of its own, for those who have signed in. It only shows: what its pages
 * send goes nowhere.
 */
export function previewProxy({ target, editorOrigin, previewOrigin, sessions }: PreviewProxySettings): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // Nobody else frames it.
    c.header("Content-Security-Policy", `frame-ancestors ${editorOrigin}`);
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Referrer-Policy", "same-origin");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Robots-Tag", "noindex");
  });
  app.get(entryPath, (c) => {
    const secret = sessions.enter(c.req.query("pass") ?? "");
    if (secret === undefined) return c.text("This way into the preview is used up. Load the editor again.", 403);
    giveCookie(c, "preview", secret, sessionLifetime);
    c.header("Cache-Control", "no-store");
    return c.redirect(pathWithin(previewOrigin, c.req.query("to") ?? "/"), 303);
  });
  app.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!sessions.ofPreview(cookieOf(c, "preview"))) {
      c.header("Cache-Control", "no-store");
      if (!changesNothing(c) || !isNavigation(c)) return c.text("Sign in to the editor first.", 401);
      return c.redirect(`${editorOrigin}/preview-pass?${new URLSearchParams({ to: pathname + search })}`, 303);
    }
    if (!changesNothing(c)) return c.text("The preview only shows the website: it sends nothing.", 405);
    if (!isForOwnPage(c)) return c.text("The preview is only for its own pages.", 403);
    const headers = passedOn.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const asked = () =>
      proxy(target + pathname + search, {
        method: c.req.method,
        headers: Object.fromEntries(headers),
        redirect: "manual",
        signal: c.req.raw.signal,
      });
    try {
      // The first may go over a connection that the development server is just closing, as on a busy machine.
      return await asked().catch(asked);
    } catch {
      return c.text("The website beside the editor does not answer at present.", 502);
    }
  });
  return app;
}

function sessionOf(request: IncomingMessage, { previewOrigin, sessions }: PreviewProxySettings): Session | undefined {
  const { host, origin, cookie = "" } = request.headers;
  // Browsers let any site open a web socket, and say which it was.
  if (host !== new URL(previewOrigin).host || origin !== previewOrigin) return undefined;
  const name = sentName("preview");
  return sessions.ofPreview(parse(cookie, name)[name]);
}

/** Lets the pages of a session's preview follow edits: passes their web socket on, until the session ends. */
export function passSockets(
  server: { on(event: "upgrade", pass: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): unknown },
  settings: PreviewProxySettings,
  now: () => number,
): void {
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const session = sessionOf(request, settings);
    if (!session) return void socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    const { target } = settings;
    const own = Object.entries(request.headers).filter(([name]) =>
      /^(?:sec-websocket-|connection$|upgrade$)/.test(name),
    );
    const onward = httpRequest(target + (request.url ?? "/"), {
      headers: { ...Object.fromEntries(own), host: new URL(target).host, origin: target },
    });
    onward.on("error", () => socket.destroy());
    onward.on("response", () => socket.destroy());
    onward.on("upgrade", (response, other, otherHead) => {
      const fields = response.rawHeaders.reduce((text, part, at) => text + part + (at % 2 === 0 ? ": " : "\r\n"), "");
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${fields}\r\n`);
      const end = () => {
        clearTimeout(timer);
        session.ended.removeEventListener("abort", end);
        for (const one of [socket, other]) one.destroy();
      };
      const timer = setTimeout(end, session.endsAt - now());
      timer.unref();
      session.ended.addEventListener("abort", end);
      for (const one of [socket, other]) one.on("close", end).on("error", end);
      other.write(head);
      socket.write(otherHead);
      socket.pipe(other).pipe(socket);
    });
    return void onward.end();
  });
}
