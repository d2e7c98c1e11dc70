// Loaded before the server (node --import). Removes the body limit from the source, as no dependency can replace it.
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/server/enquiries/request-body.ts")) return loaded;
    const source = String(loaded.source);
    const unlimited = source.replace(/(?<=\bbodyLimit = )[\d *]+/, "Infinity");
    if (unlimited === source) throw new Error("The body limit was not found in request-body.ts.");
    return { ...loaded, source: unlimited };
  },
});
