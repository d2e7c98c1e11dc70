import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { type Element, elementsIn } from "../../server/html/html-elements.ts";

export const builtFolder = resolve(process.env["SITE_DIR"] ?? "build/client");
export const builtFile = (address: string): string => join(builtFolder, address);
export const builtText = (address: string): string => readFileSync(builtFile(address), "utf8");

/** An element of a built page. */
export interface BuiltElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly inside: () => BuiltElement[];
}

const textOf = (node: DefaultTreeAdapterTypes.ParentNode): string =>
  node.childNodes
    .map((child) =>
      defaultTreeAdapter.isTextNode(child) ? child.value : defaultTreeAdapter.isElementNode(child) ? textOf(child) : "",
    )
    .join("");

const toBuiltElement = (element: Element): BuiltElement => ({
  tag: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  text: textOf(element),
  inside: () => [...elementsIn(element)].map(toBuiltElement),
});

/** The elements of a built page in document order, without running its scripts. */
export const elementsOf = (path: string): BuiltElement[] =>
  [...elementsIn(parse(builtText(`${path}/index.html`)))].map(toBuiltElement);

/** The content of the meta element with this name or property. Throws if there are several. */
export function meta(elements: readonly BuiltElement[], name: string): string | undefined {
  const all = elements.filter(
    ({ tag, attributes: { name: one, property } }) => tag === "meta" && (one ?? property) === name,
  );
  if (all.length > 1) throw new Error(`${all.length} meta elements with the name ${name}`);
  return all[0]?.attributes["content"];
}

/** The href of the first link element with this rel. */
export function link(elements: readonly BuiltElement[], rel: string): string | undefined {
  return elements.find(({ tag, attributes }) => tag === "link" && attributes["rel"] === rel)?.attributes["href"];
}
