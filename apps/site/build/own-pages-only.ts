import { realpathSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { Connect, Plugin } from "vite";
import { publicFolder } from "@ttpl/content/public-folder.ts";

// Copies of the site share node_modules by a link.
const packages = dirname(realpathSync("node_modules/vite"));

/** What pages import: no other file is sent, whatever the address (data, the server's settings, the history). */
const folders = [
  ...["packages", "apps/site", "apps/editor/preview", "build/vite-cache", "node_modules"].map((name) => resolve(name)),
  packages,
];

/** Not sent even if they are in one of these folders: Vite's own list, which this replaces, and what enquiries are in. */
const denied = [".env", ".env.*", "*.{crt,pem,key}", "**/.git/**", "*.{db,db-wal,db-shm,eml}"];

/** Whether a browser has sent this for a page of this server, or for its user: by the address bar, a link or a frame. */
function isForOwnPage({ headers }: Connect.IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && origin !== "null" && origin !== `http://${host}`) return false;
  const from = headers["sec-fetch-site"] ?? "same-origin";
  return from === "same-origin" || from === "none" || headers["sec-fetch-mode"] === "navigate";
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether an address names a file of this machine that no page may load. */
function isOtherFile(url: string): boolean {
  let path: string;
  try {
    path = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  } catch {
    return true;
  }
  if (isFile(join(publicFolder, path))) return false;
  return [resolve(join(".", path)), resolve(path.replace(/^\/@(?:fs|id)\/+/, "/"))].some(
    (file) => isFile(file) && !folders.some((folder) => file.startsWith(folder + sep)),
  );
}

/**
 * Serves in development only the files that pages import, and only to pages of this server. Vite would send every file
 * of the repository to the pages of all local ports: the database of enquiries, the history, keys.
 */
export const ownPagesOnly = (): Plugin => ({
  name: "own-pages-only",
  apply: "serve",
  config: () => ({ server: { cors: false, fs: { strict: true, allow: folders, deny: denied } } }),
  configureServer({ middlewares }) {
    const refuse: Connect.SimpleHandleFunction = (_, response) => {
      response.writeHead(403, { "Content-Type": "text/plain" });
      response.end("The development server sends only what its own pages load.\n");
    };
    // Vite starts an editor for it, with a file of the address. A link on any page could ask for that.
    middlewares.use("/__open-in-editor", refuse);
    middlewares.use((request, response, next) =>
      isForOwnPage(request) && !isOtherFile(request.url ?? "/") ? next() : refuse(request, response),
    );
  },
});
