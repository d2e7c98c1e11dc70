// npm run plain-copy: the built site as plain HTML in build/plain-copy, without any script. It is the baseline of the benchmarks
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

const [built = "build/client", copy = "build/plain-copy"] = process.argv.slice(2);
rmSync(copy, { recursive: true, force: true });
// The precompressed HTML still contains the scripts; the server compresses files without precompressed variants.
const unwanted = /\.(?:js|html|json)(?:\.br|\.gz)?$|\.html\.(?:br|gz)$/;
cpSync(built, copy, {
  recursive: true,
  filter: (file) => file.includes("/pictures/") || !unwanted.test(file) || file.endsWith(".html"),
});
for (const name of globSync("**/*.html", { cwd: copy })) {
  const document = parse(readFileSync(join(copy, name), "utf8"));
  removeScripts(document);
  writeFileSync(join(copy, name), serialize(document));
}
