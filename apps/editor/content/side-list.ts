import { readContentText, rewriteContentText } from "../editing/content-text.ts";
import type { SectionInfo } from "../wire.ts";
import { addressOfPage, fileNames, rawText, readFile } from "./content-files.ts";
import { formSchema, keysAt } from "./form-schema.ts";
import { ownValue } from "./own-value.ts";
import type { TemplateName } from "./page-templates.ts";

const folderOf = (name: string): string | undefined => /^content\/pages\/([^/]+)\/[^/]+\.md$/.exec(name)?.[1];

/** What a section's pages are, as far as new ones can be like them. An article fits everywhere. */
function templatesOf(pages: readonly Readonly<Record<string, unknown>>[]): TemplateName[] {
  const has = (key: string) => pages.some((data) => data[key] !== undefined);
  return [
    ...(has("serviceType") ? (["service"] as const) : []),
    ...(has("service") ? (["story"] as const) : []),
    ...(has("gallery") ? (["gallery"] as const) : []),
    "article",
  ];
}

/** The sections, each with the pages of its side list in their order. */
export function sectionsOf(root: string): SectionInfo[] {
  const names = fileNames(root);
  return names.flatMap((name): SectionInfo[] => {
    const [, folder] = /^content\/pages\/([^/]+)\/section\.yaml$/.exec(name) ?? [];
    if (folder === undefined) return [];
    const pages = names
      .filter((page) => folderOf(page) === folder)
      .map((page) => ({ name: page, data: readFile(root, page).data }));
    const listed = pages
      .flatMap(({ name: page, data }) => {
        const order = ownValue(data["list"], "order");
        return typeof order === "number" ? [{ page, order, title: String(ownValue(data["list"], "name")) }] : [];
      })
      .toSorted((a, b) => a.order - b.order);
    return [
      {
        name,
        folder,
        title: String(readFile(root, name).data["title"] ?? folder),
        templates: templatesOf(pages.map(({ data }) => data)),
        pages: listed.map(({ page, title }) => ({ name: page, address: addressOfPage(page), title })),
      },
    ];
  });
}

/** The texts of pages whose position in their side list is another one in this order. */
export function inOrder(root: string, pages: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [index, name] of pages.entries()) {
    if (!fileNames(root).includes(name)) continue;
    const raw = rawText(root, name);
    const content = readContentText(name, raw);
    const list = ownValue(content.data, "list");
    if (ownValue(list, "order") === index + 1) continue;
    const data = { ...(content.data as object), list: { ...(list as object), order: index + 1 } };
    const schema = formSchema(name, data);
    texts.set(
      name,
      rewriteContentText(name, raw, { ...content, data }, (path) => keysAt(schema, path)),
    );
  }
  return texts;
}
