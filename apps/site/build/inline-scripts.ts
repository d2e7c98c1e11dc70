import { build, type Plugin, type Rolldown } from "vite";

const query = "?script";

/** Bundles a module and its imports into one classic script, which may ask whether it is for development. */
async function bundle(entry: string, mode: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { "import.meta.env.DEV": String(mode === "development") },
    build: { write: false, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error(`${entry} did not produce a script`);
  return chunk;
}

/**
 * Makes `import text from "./name.ts?script"` return the text of a minified script, for inlining into documents. The
 * module may import others.
 */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    // The client build renders no documents.
    if (this.environment.name === "client") return "export default ''";
    const { code, moduleIds } = await bundle(id.slice(0, -query.length), this.environment.config.mode);
    for (const module of moduleIds) this.addWatchFile(module);
    // Escaped, because "</script" in the code would end the element.
    return `export default ${JSON.stringify(code.trim().replaceAll("</script", "<\\/script"))}`;
  },
});
