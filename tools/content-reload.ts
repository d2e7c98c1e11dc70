import { resolve } from "node:path";
import type { Plugin } from "vite";

/** While developing: a change under content/ reloads the page, and a new or removed file makes the routes anew. */
export function contentReload(): Plugin {
  const folder = resolve("content");
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("change", (path) => {
        if (path.startsWith(folder)) server.hot.send({ type: "full-reload" });
      });
      for (const event of ["add", "unlink"] as const) {
        server.watcher.on(event, (path) => {
          if (path.startsWith(folder)) void server.restart();
        });
      }
    },
  };
}
