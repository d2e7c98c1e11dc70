// Loaded before a program (NODE_OPTIONS). Plants a bug where no dependency of the server can be replaced: EDIT is an
// Edit as JSON.
import { registerHooks } from "node:module";
import type { Edit } from "./edit.ts";

const { file, find, replace } = JSON.parse(process.env["EDIT"]!) as Edit;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(`/server/${file}`)) return loaded;
    const source = String(loaded.source);
    if (source.split(find).length !== 2) throw new Error(`${file} does not contain once: ${find}`);
    return { ...loaded, source: source.replace(find, () => replace) };
  },
});
