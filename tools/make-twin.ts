// npm run twin: the built site as plain HTML in build/twin, without any script. It is the baseline of the benchmarks
// (docs/performance.md): no page with the same text and pictures could be faster.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Including data blocks such as JSON-LD, so that only visible content is left. */
function removeScripts(parent: ParentNode): void {
  for (const child of parent.childNodes.slice()) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    if (child.tagName === "script") defaultTreeAdapter.detachNode(child);
    else removeScripts(child);
  }
}

const [built = "build/client", twin = "build/twin"] = process.argv.slice(2);
rmSync(twin, { recursive: true, force: true });
// The precompressed HTML still contains the scripts; the server compresses files without precompressed variants.
const unwanted = /\.(?:js|html|json)(?:\.br|\.gz)?$|\.html\.(?:br|gz)$/;
cpSync(built, twin, {
  recursive: true,
  filter: (file) => file.includes("/pictures/") || !unwanted.test(file) || file.endsWith(".html"),
});
for (const name of globSync("**/*.html", { cwd: twin })) {
  const document = parse(readFileSync(join(twin, name), "utf8"));
  removeScripts(document);
  writeFileSync(join(twin, name), serialize(document));
}
