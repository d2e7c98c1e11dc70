import { resolve, sep } from "node:path";
import type { Plugin } from "vite";

const folders = ["content", "site"].map((name) => resolve(name) + sep);
const isSource = (path: string) => folders.some((folder) => path.startsWith(folder));

/**
 * While developing: a change of what documents are made of reloads them; an island that runs, and its styles, are replaced
 * where they stand. A new or removed file under content/ makes the routes anew.
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
      if (this.environment.name !== "client" || modules.length > 0 || !isSource(file)) return;
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}
