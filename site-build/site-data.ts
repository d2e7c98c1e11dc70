import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { Content } from "../site/reading/content.ts";
import { pageDataAt } from "../site/reading/page-data.ts";
import { dataFileOf } from "../site/reading/page-table.ts";
import { readContent } from "../site/reading/read-content.ts";
import { sitePlanOf } from "../site/reading/site-plan.ts";

interface DataFile {
  readonly path: string;
  readonly template: string;
  readonly hash: string;
  readonly text: string;
}

/** The data of each page, as a file whose name carries a hash of what it holds: one build never reads another one's. */
const dataFiles = (content: Content): DataFile[] =>
  [...content.pages.values()].map(({ path, matter: { template } }) => {
    const text = JSON.stringify(pageDataAt(content, path, template));
    return { path, template, text, hash: createHash("sha256").update(text).digest("base64url").slice(0, 8) };
  });

const modules: Readonly<Record<string, (content: Content) => unknown>> = {
  "virtual:site-plan": sitePlanOf,
  "virtual:page-table": (content) =>
    Object.fromEntries(dataFiles(content).map(({ path, template, hash }) => [path, [template, hash]])),
};

/**
 * Brings the content to the browser: the plan of the site and the table of its pages as modules, and each page's data as a
 * file, fetched when React starts on that page or goes there (docs/decisions/0013-one-round-trip.md).
 */
export function siteData(): Plugin {
  let kept: Content | undefined;
  let developing = false;
  /** A build reads the content once; while developing, an edit shows at once. */
  const content = () => (developing ? readContent() : (kept ??= readContent()));
  return {
    name: "site-data",
    sharedDuringBuild: true,
    configResolved({ command }) {
      developing = command === "serve";
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load(id) {
      const made = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      return made && `export default ${JSON.stringify(made(content()))};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { path, hash, text } of dataFiles(content())) {
        this.emitFile({ type: "asset", fileName: dataFileOf(path, hash).slice(1), source: text });
      }
    },
  };
}
