import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

const query = "?files";

/** A chunk followed by all its transitive imports: the files that a browser needs in order to run it. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  found.add(`/${chunk.fileName}`);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk" && !found.has(`/${name}`)) filesOf(imported, bundle, found);
  }
  return found;
}

/**
 * Every `*.island.tsx` and `*.deferred.ts` is an entry of the client build (vite.config.ts). Importing one with `?files`
 * returns the URLs of its files, the entry first; in development, only the module itself.
 */
export function browserFiles(): Plugin {
  const built = new Map<string, string[]>();
  let developing = false;
  return {
    name: "browser-files",
    enforce: "pre",
    // The client build runs first, and passes the file names to the server build.
    sharedDuringBuild: true,
    configResolved({ command }) {
      developing = command === "serve";
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.facadeModuleId)
          built.set(chunk.facadeModuleId, [...filesOf(chunk, bundle)]);
      }
    },
    load(id) {
      if (!id.endsWith(query)) return undefined;
      const module = id.slice(0, -query.length);
      const files = developing ? [`/${relative("", module)}`] : (built.get(module) ?? []);
      return `export default ${JSON.stringify(files)}`;
    },
  };
}
