import { createHash } from "node:crypto";
import { resolve, sep } from "node:path";
import type { ServerResponse } from "node:http";
import react from "@vitejs/plugin-react";
import {
  type EnvironmentModuleGraph,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { visitorsParameter } from "@ttpl/content/loaders.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";

const folders = ["content", "packages", "apps/site"].map((name) => resolve(name) + sep);
const isSource = (path: string) => folders.some((folder) => path.startsWith(folder));

/** What the content loader reads: words and figures, and what stands beside the pictures. */
const isContent = (path: string) =>
  (path.startsWith(resolve("content") + sep) && /\.(?:md|yaml)$/.test(path)) ||
  (path.startsWith(resolve(publicFolder) + sep) && path.endsWith(".json"));

/** The style sheets that a module imports, directly or not, in the order in which they apply. */
function stylesOf(
  module: EnvironmentModuleNode,
  found = new Set<string>(),
  seen = new Set<EnvironmentModuleNode>(),
): Set<string> {
  if (seen.has(module)) return found;
  seen.add(module);
  for (const imported of module.importedModules) stylesOf(imported, found, seen);
  if (module.url.endsWith(".css")) found.add(module.url);
  return found;
}

const headEnd = "</head>";
const followEdits = '<script type="module" src="/apps/site/document/follow-edits.ts"></script>';

/** Milliseconds since 1970 at which the server last noticed a change of a style sheet; 0 if it has not changed. */
const changedAt = (url: string, { environments: { client } }: ViteDevServer): number =>
  Math.max(
    0,
    ...[...(client.moduleGraph.getModulesByFile(resolve(`.${url}`)) ?? [])].map(
      ({ lastInvalidationTimestamp }) => lastInvalidationTimestamp,
    ),
  );

/** By which a page tells whether it shows the document that the server renders by now, in its present styles. */
const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** The scripts and styles that only development needs. */
function head(styles: ReadonlySet<string>, digest: string): string {
  const origin = process.env["EDITOR_ORIGIN"];
  // The slash at the end: Vite would take the end of a host name for the kind of the file.
  const editor = origin && `${origin}/`;
  return [
    `<meta name="document-digest" content="${digest}"/>`,
    ...[...styles].map((url) => `<link rel="stylesheet" href="${url}"/>`),
    `<script type="module">${react.preambleCode.replace("__BASE__", "/")}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    followEdits,
    editor &&
      `<script type="module" src="/apps/editor/preview/pressed-words.ts?${new URLSearchParams({ editor })}"></script>`,
  ].join("");
}

/** Shown in place of a document while the content has errors. It follows edits too. */
const errorsPage = (message: string): string =>
  `<!doctype html><html lang="en"><head><title>Errors in the content</title>${followEdits}</head><body><pre style="margin: 2rem; white-space: pre-wrap">${message
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")}</pre></body></html>`;

/** apps/site/render.tsx as it is now. */
async function renderer({ environments: { ssr } }: ViteDevServer): Promise<typeof import("../render.tsx")> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The renderer's environment cannot run");
  return ssr.runner.import("/apps/site/render.tsx");
}

/** Open documents follow an edit of the content. A second look at an equal document changes nothing. */
async function forget(server: ViteDevServer): Promise<void> {
  const { forgetContent } = await renderer(server);
  forgetContent();
  server.environments.client.hot.send({ type: "custom", event: "document" });
}

interface ServedDocument {
  readonly html: string;
  readonly found: boolean;
}

async function documentAt(path: string, server: ViteDevServer): Promise<ServedDocument> {
  const { render, moduleAt } = await renderer(server);
  const { moduleGraph } = server.environments.ssr as { moduleGraph: EnvironmentModuleGraph };
  const html = await render(path);
  const page = moduleAt(path);
  const styles = new Set<string>();
  for (const name of ["apps/site/Document.tsx", "apps/site/layout/frame/Frame.tsx", `apps/site/${page}`]) {
    const module = await moduleGraph.getModuleByUrl(`/${name}`);
    if (module) stylesOf(module, styles);
  }
  const found = !page.startsWith("pages/not-found");
  const digest = digestOf(html, ...[...styles].map((url) => changedAt(url, server)));
  return { html: html.replace(headEnd, () => head(styles, digest) + headEnd), found };
}

async function answer(
  url: string,
  response: ServerResponse,
  server: ViteDevServer,
  next: (error: unknown) => void,
): Promise<void> {
  const send = (status: number, html: string) =>
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(html);
  try {
    // As a base, it would take //name for another host.
    const { pathname, searchParams } = new URL(`http://localhost${url}`);
    const query = searchParams.has(visitorsParameter) ? `?${visitorsParameter}` : "";
    const { html, found } = await documentAt(pathname.replace(/(.)\/$/, "$1") + query, server);
    const to = found ? undefined : (await renderer(server)).ledFrom(url);
    // Temporary, because the owner may change where it leads.
    if (to === undefined) send(found ? 200 : 404, html);
    else response.writeHead(307, { Location: to }).end();
  } catch (error) {
    // Not by its class, which the renderer has from a module graph of its own.
    if (error instanceof Error && error.name === "ContentError") send(500, errorsPage(error.message));
    else next(error);
  }
}

/** Renders each document on request, of the content and the modules as they are now. Open documents follow edits. */
export const developmentDocuments = (): Plugin => ({
  name: "development-documents",
  apply: "serve",
  configureServer(server) {
    server.watcher.add(folders);
    server.environments.client.hot.on("connected?", (_data, client) => client.send("connected"));
    server.watcher.on("all", (_event, path) => {
      if (!isContent(path)) return;
      forget(server).catch((error: unknown) => server.config.logger.error(String(error)));
    });
    return () => {
      server.middlewares.use((request, response, next) => {
        if (request.method !== "GET" && request.method !== "HEAD") return next();
        void answer(request.originalUrl ?? "/", response, server, next);
      });
    };
  },
  hotUpdate({ file, modules, timestamp }) {
    if (this.environment.name !== "client" || !isSource(file)) return;
    // Islands that run keep the words with which they started; the next document has the new ones.
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
    if (!/\.(?:css|tsx?)$/.test(file)) return [];
    this.environment.hot.send({ type: "custom", event: "document" });
    if (!file.endsWith(".css")) return modules.length > 0 ? modules : [];
    // The document links its style sheets itself: no module accepts them.
    const path = `/${file.slice(resolve("").length + 1).replaceAll(sep, "/")}`;
    this.environment.hot.send({
      type: "update",
      updates: [{ type: "css-update", path, acceptedPath: path, timestamp }],
    });
    return modules.filter(({ importers }) => importers.size > 0);
  },
});
