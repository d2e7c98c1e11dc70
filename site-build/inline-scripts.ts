import { build, type Plugin, type Rolldown } from "vite";

const query = "?script";

/** Bundles a module and what it imports into one classic script. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error(`${entry} has become no script`);
  return chunk;
}

/**
 * Makes `import text from "./name.ts?script"` the text of a minified script, for documents that carry it within. Its module
 * may import others, like any module.
 */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    // The client build renders no document.
    if (this.environment.name === "client") return "export default ''";
    const { code, moduleIds } = await bundle(id.slice(0, -query.length));
    for (const module of moduleIds) this.addWatchFile(module);
    // Whatever a module says, it must not end the element.
    return `export default ${JSON.stringify(code.trim().replaceAll("</script", "<\\/script"))}`;
  },
});
