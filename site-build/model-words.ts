import { readFile } from "node:fs/promises";
import { type Plugin } from "vite";
import { parse } from "yaml";

const query = "?model-words";

/**
 * Makes `import words from "content/layout.yaml?model-words"` return the texts of the viewer of models. They come with
 * its code, because a document would be too large for one round trip with them.
 */
export const modelWords = (): Plugin => ({
  name: "model-words",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return undefined;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    const { pictures } = parse(await readFile(file, "utf8")) as { pictures: { model: Record<string, string> } };
    return `export default ${JSON.stringify(pictures.model)}`;
  },
});
