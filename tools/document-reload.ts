import { resolve, sep } from "node:path";
import type { EnvironmentModuleNode, Plugin } from "vite";

const folders = ["content", "site"].map((name) => resolve(name) + sep);
const isSource = (path: string) => folders.some((folder) => path.startsWith(folder));

/** Style sheets that only the document has are known to Vite, but no module in the browser imports them. */
const isHotReplaced = (file: string, modules: readonly EnvironmentModuleNode[]): boolean =>
  file.endsWith(".css") ? modules.some(({ importers }) => importers.size > 0) : modules.length > 0;

/**
 * Reloads documents in development when their sources change; running islands and their styles are hot-replaced. A new
 * or removed file under content/ restarts the server, which rebuilds the routes.
 */
export function documentReload(): Plugin {
  return {
    name: "document-reload",
    apply: "serve",
    configureServer(server) {
      const [content = ""] = folders;
      server.watcher.add(content);
      for (const event of ["add", "unlink"] as const) {
        server.watcher.on(event, (path) => {
          if (path.startsWith(content)) void server.restart();
        });
      }
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "client" || isHotReplaced(file, modules) || !isSource(file)) return;
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}
