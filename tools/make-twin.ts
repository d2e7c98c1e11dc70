// npm run twin: the built site as plain HTML in build/twin, with every script taken out. What the site is measured
// against (docs/performance.md): no page of these words and pictures could be faster.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Also data such as JSON-LD, which no browser runs: all that is left is what is shown. */
function removeScripts(parent: ParentNode): void {
  for (const child of parent.childNodes.slice()) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    if (child.tagName === "script") defaultTreeAdapter.detachNode(child);
    else removeScripts(child);
  }
}

const [built = "build/client", twin = "build/twin"] = process.argv.slice(2);
rmSync(twin, { recursive: true, force: true });
// The server compresses what has no compressed form beside it.
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
