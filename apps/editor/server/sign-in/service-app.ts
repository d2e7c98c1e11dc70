import { Hono } from "hono";
import { addSecurityHeaders } from "@ttpl/server/http/middleware/security-headers.ts";
import { cookieOf, takeCookie } from "./cookies.ts";
import { changesNothing, isFromOwnPage } from "./own-request.ts";
import { entryPath, pathWithin, previewProxy, type PreviewProxySettings } from "./preview-proxy.ts";
import { refuse, type SignInDependencies, signInRoutes } from "./sign-in-routes.ts";

export interface ServiceDependencies extends SignInDependencies {
  /** The editor behind the sign-in; its environment gets the author. */
  readonly editor: Pick<Hono, "fetch">;
  readonly preview: PreviewProxySettings;
}

/** The origins of the editor and of the website beside it. A host of its own keeps the site's pages from the editor's. */
export const serviceOrigins = (host: string) => ({
  editorOrigin: `https://${host}`,
  previewOrigin: `https://preview.${host}`,
});

/** The editor on a server, behind a proxy that terminates TLS: nothing but signing in is open without a session. */
export function serviceApp({ editor, preview, ...dependencies }: ServiceDependencies): Hono {
  const { settings, sessions, say } = dependencies;
  const { editorOrigin, previewOrigin } = serviceOrigins(settings.host);
  const previewApp = previewProxy(preview);
  const previewHost = new URL(previewOrigin).host;

  const app = new Hono();
  app.use(addSecurityHeaders());
  app.use((c, next) => {
    // A page of another site could otherwise reach this server by a name of its own (DNS rebinding).
    if (c.req.header("Host") !== settings.host) return Promise.resolve(refuse(c, 421, "other host"));
    // A browser says where a press came from, and no page can change that.
    if (changesNothing(c) || isFromOwnPage(c, editorOrigin)) return next();
    return Promise.resolve(refuse(c, 403, "other site"));
  });
  app.route("/", signInRoutes(dependencies));
  app.get("/icon.svg", (c) => editor.fetch(c.req.raw, c.env));

  app.post("/sign-out", (c) => {
    const secret = cookieOf(c, "session");
    const session = sessions.of(secret);
    sessions.end(secret);
    takeCookie(c, "session");
    if (session) say(`${session.author.name} has signed out.`);
    return c.redirect("/sign-in", 303);
  });
  app.get("/preview-pass", (c) => {
    c.header("Cache-Control", "no-store");
    const pass = sessions.passOf(cookieOf(c, "session"));
    if (pass === undefined) return c.redirect("/sign-in", 303);
    const to = pathWithin(previewOrigin, c.req.query("to") ?? "/");
    return c.redirect(`${previewOrigin}${entryPath}?${new URLSearchParams({ pass, to })}`, 303);
  });
  app.all("*", async (c) => {
    const session = sessions.of(cookieOf(c, "session"));
    if (session) {
      const answer = await editor.fetch(c.req.raw, { ...(c.env as object), author: session.author });
      const headers = new Headers(answer.headers);
      // The preview in its frame is another origin that does not ask for it.
      headers.set("Cross-Origin-Embedder-Policy", "unsafe-none");
      return new Response(answer.body, { status: answer.status, headers });
    }
    c.header("Cache-Control", "no-store");
    if (c.req.path === "/") return c.redirect("/sign-in", 303);
    const problem =
      "You are signed out. Sign in again in another tab, then go on here: nothing is lost until this page is closed.";
    return c.json({ problem }, 401);
  });

  const both = new Hono();
  both.all("*", (c) => (c.req.header("Host") === previewHost ? previewApp : app).fetch(c.req.raw, c.env));
  return both;
}
