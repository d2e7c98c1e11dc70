import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { type Element } from "@ttpl/server/html/html-elements.ts";

export const builtFolder = resolve(process.env["SITE_DIR"] ?? "build/client");
export const builtFile = (address: string): string => join(builtFolder, address);
export const builtText = (address: string): string => readFileSync(builtFile(address), "utf8");

/** An element of a built page. */
export interface BuiltElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text in it, as written in the document. */
  readonly text: string;
  /** The same without the text of elements with these tags. */
  readonly textWithout: (...tags: readonly string[]) => string;
  /** The elements directly in it. */
  readonly children: readonly BuiltElement[];
  /** All elements in it, in document order. */
  readonly inside: () => readonly BuiltElement[];
}

const textOf = (node: DefaultTreeAdapterTypes.ParentNode, without: readonly string[] = []): string =>
  node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      if (!defaultTreeAdapter.isElementNode(child) || without.includes(child.tagName)) return "";
      return textOf(child, without);
    })
    .join("");

/** Wraps an element, after which `all` contains it and then everything in it. */
function wrap(element: Element, all: BuiltElement[]): BuiltElement {
  const start = all.length + 1;
  const children: BuiltElement[] = [];
  let text: string | undefined;
  let inside: readonly BuiltElement[] | undefined;
  const wrapped: BuiltElement = {
    tag: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    get text() {
      return (text ??= textOf(element));
    },
    textWithout: (...tags) => textOf(element, tags),
    children,
    inside: () => (inside ??= all.slice(start, end)),
  };
  all.push(wrapped);
  for (const child of element.childNodes) if (defaultTreeAdapter.isElementNode(child)) children.push(wrap(child, all));
  const end = all.length;
  return wrapped;
}

/** Keeps what a function makes of a path, since all tests share it. */
function once<Made>(make: (path: string) => Made): (path: string) => Made {
  const made = new Map<string, Made>();
  return (path) => {
    if (!made.has(path)) made.set(path, make(path));
    return made.get(path) as Made;
  };
}

/** A built page as it was sent, without running its scripts. */
export const documentOf = once((path) => parse(builtText(`${path}/index.html`)));

/** The elements of a built page in document order. */
export const elementsOf = once((path): readonly BuiltElement[] => {
  const all: BuiltElement[] = [];
  for (const child of documentOf(path).childNodes) if (defaultTreeAdapter.isElementNode(child)) wrap(child, all);
  return all;
});

/** The elements with this tag, and these values of attributes. */
export const select = (
  from: readonly BuiltElement[],
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): readonly BuiltElement[] =>
  from.filter(
    (element) =>
      element.tag === tag && Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  );

/** The only element with this tag, and these values of attributes. */
export function only(
  from: readonly BuiltElement[],
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): BuiltElement {
  const [found, ...others] = select(from, tag, attributes);
  if (!found || others.length > 0)
    throw new Error(`${found ? others.length + 1 : "no"} elements ${tag} ${JSON.stringify(attributes)}`);
  return found;
}

/** The main element of a built page. */
export const mainOf = (path: string): BuiltElement => only(elementsOf(path), "main");

/** The targets of links. */
export const addressesOf = (links: readonly BuiltElement[]): string[] =>
  links.map(({ attributes }) => attributes["href"] ?? "");

/** A text as it is read: without the marks that keep words on one line, and with one space between words. */
export const plain = (text: string): string => text.replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();

/** The text of an element as it is read. */
export const wordsOf = ({ text }: BuiltElement): string => plain(text);

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
