import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Content } from "@ttpl/content/content.ts";
import { projectPictures } from "@ttpl/content/derive/project-pictures.ts";
import { projectWords } from "@ttpl/content/derive/project-words.ts";
import { searchData } from "@ttpl/content/derive/search-documents.ts";
import { withPapers } from "@ttpl/content/derive/site-papers.ts";
import { siteSections } from "@ttpl/content/derive/site-sections.ts";
import { viewerWords } from "@ttpl/content/derive/viewer-words.ts";
import { currentContent } from "@ttpl/content/loaders.ts";
import { readContent } from "@ttpl/content/read-content.ts";

/** What scripts import of the content, by the name of its module. */
const modules: Readonly<Record<string, (content: Content) => unknown>> = {
  "virtual:project-pictures": projectPictures,
  "virtual:project-words": projectWords,
  "virtual:search-data": searchData,
  "virtual:site-sections": (content) => withPapers(siteSections(content), content),
  "virtual:viewer-words": viewerWords,
};

/** Makes data of the content importable in the browser, in files of their own that are fetched when they are first needed. */
export function contentModules(): Plugin {
  let read: () => Content = currentContent;
  return {
    name: "content-modules",
    configResolved({ command }) {
      // Development follows edits.
      if (command === "serve") read = readContent;
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const derive = modules[id.slice(1)];
      if (!id.startsWith("\0") || !derive) return undefined;
      for (const file of globSync("content/**/*.{yaml,md}")) this.addWatchFile(resolve(file));
      // Parsed as JSON, which is faster than a literal of this size.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(derive(read())))})`;
    },
  };
}
