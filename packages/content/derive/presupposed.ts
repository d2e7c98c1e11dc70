import type { Content, Page } from "../content.ts";
import type { ProseElement, ProseNode, ProseSection, ProseTable } from "../parse/prose.ts";
import { namesIn, statedOn } from "./stated-numbers.ts";
import { listsNothing, plainPage } from "./plain-page.ts";
import { fittingProjects } from "./proof.ts";

/** A link to something that is left out. */
export interface LostLink {
  readonly page: Page;
  readonly href: string;
}

/** Tells whether a sentence presupposes what there is not. */
type Presupposes = (nodes: readonly ProseNode[]) => boolean;

const isBlock = (node: ProseNode): node is ProseElement | ProseTable =>
  typeof node === "object" && ["p", "ul", "ol", "table"].includes(node.tag);

/** All texts and links below nodes. */
function* within(nodes: readonly ProseNode[]): Generator<ProseNode> {
  for (const node of nodes) {
    yield node;
    if (typeof node === "string") continue;
    if (node.tag === "table") for (const cell of [node.head, ...node.rows].flat()) yield* within(cell.content);
    else yield* within(node.children);
  }
}

/** The links of nodes, in order. */
export const linksIn = (nodes: readonly ProseNode[]): string[] =>
  [...within(nodes)].flatMap((node) => (typeof node === "object" && node.tag === "a" ? (node.href ?? []) : []));

/** The nodes of a line, sentence by sentence. What is emphasized or linked is never divided. */
function sentencesOf(nodes: readonly ProseNode[]): ProseNode[][] {
  const sentences: ProseNode[][] = [[]];
  for (const node of nodes) {
    const parts = typeof node === "string" ? node.split(/(?<=[.?!…][”’)]?\s)/u) : [node];
    parts.forEach((part, index) => {
      if (index > 0) sentences.push([]);
      sentences.at(-1)?.push(part);
    });
  }
  return sentences;
}

/** A line without the sentences that presuppose what there is not; an unchanged one is the same object. */
function lineLeft(nodes: readonly ProseNode[], isLost: Presupposes): readonly ProseNode[] {
  if (!isLost(nodes)) return nodes;
  const left = sentencesOf(nodes).filter((sentence) => !isLost(sentence));
  const line: ProseNode[] = [];
  for (const node of left.flat()) {
    const last = line.at(-1);
    if (typeof node === "string" && typeof last === "string") line.splice(-1, 1, last + node);
    else line.push(node);
  }
  const last = line.at(-1);
  return typeof last === "string" ? [...line.slice(0, -1), last.trimEnd()].filter((node) => node !== "") : line;
}

function blocksLeft(nodes: readonly ProseNode[], isLost: Presupposes): ProseNode[] {
  return nodes.flatMap((node): ProseNode[] => {
    if (typeof node === "string") return [node];
    if (node.tag === "table") {
      const rows = node.rows
        .map((row) => row.map((cell) => ({ ...cell, content: lineLeft(cell.content, isLost) })))
        // A row with an empty cell where there was something says half of it.
        .filter((row, at) =>
          row.every(({ content }, cell) => content.length > 0 || node.rows[at]?.[cell]?.content.length === 0),
        );
      return rows.length > 0 ? [{ ...node, rows }] : [];
    }
    if (node.tag === "ul" || node.tag === "ol") {
      const children = node.children.flatMap((item): ProseNode[] => {
        if (typeof item === "string" || item.tag === "table") return [item];
        const left = item.children.some(isBlock) ? blocksLeft(item.children, isLost) : lineLeft(item.children, isLost);
        return left.length > 0 ? [{ ...item, children: left }] : [];
      });
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const children = lineLeft(node.children, isLost);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

const isHeading = (node: ProseNode | undefined) => typeof node === "object" && node.tag === "h3";

/** Nodes without headings over nothing. */
const headed = (nodes: readonly ProseNode[]): ProseNode[] =>
  nodes.filter((node, at) => !isHeading(node) || (at + 1 < nodes.length && !isHeading(nodes[at + 1])));

/** Whether an address led to something on a page as it was written, and leads to nothing now. */
function isGone(address: string, content: Content, written: Content): boolean {
  const { pathname, hash } = new URL(address, "http://localhost");
  const before = written.pages.get(pathname);
  if (!address.startsWith("/") || !before) return false;
  if (content.leftOut?.has(pathname) || !content.pages.has(pathname)) return true;
  const anchor = decodeURIComponent(hash.slice(1));
  const hasAnchor = ({ sections }: Page) => sections.some(({ id }) => id === anchor);
  return anchor !== "" && hasAnchor(before) && !hasAnchor(content.pages.get(pathname) as Page);
}

/** Whether a page has nothing to which a text could refer. */
const isSilent = (address: string, content: Content): boolean =>
  address.startsWith("/") && content.inPlainWords?.has(new URL(address, "http://localhost").pathname) === true;

/** A page without the sentences and sections that presuppose what there is not, and without what belongs to such a section. */
function pageLeft(page: Page, content: Content, written: Content): Page {
  const stated = statedOn(page, content);
  const { needs = [] } = page.frontMatter;
  const isMissing = (address: string) => isGone(address, content, written) || isSilent(address, content);
  const unmet = needs.filter((need) => isMissing(need.page));
  const silent = (text: string) => namesIn(text).some((name) => name in stated && stated[name] === undefined);
  const declared = (href: string) =>
    isMissing(href) &&
    unmet.some((need) => need.section === undefined && (need.page === href || need.page === href.split("#")[0]));
  const isLost: Presupposes = (nodes) =>
    [...within(nodes)].some((node) => typeof node === "string" && silent(node)) || linksIn(nodes).some(declared);
  const proof = page.frontMatter.template === "article" ? page.frontMatter.proof : undefined;
  const isProved =
    proof !== undefined &&
    (fittingProjects(proof, content).length > 0 || proof.testimonial !== undefined || proof.story !== undefined);
  const sections = page.sections.flatMap((section): ProseSection[] => {
    if (unmet.some((need) => need.section !== undefined && need.section === section.id)) return [];
    const nodes = headed(blocksLeft(section.nodes, isLost));
    return nodes.length > 0 || (isProved && section.id === proof.section) ? [{ ...section, nodes }] : [];
  });
  return withAdditions({ ...page, sections }, isProved);
}

/** Pictures and proof of a page that belong to a section which is there. */
function withAdditions(page: Page, isProved: boolean): Page {
  const { frontMatter, sections } = page;
  if (frontMatter.template !== "article") return page;
  const { proof, figures, ...others } = frontMatter;
  const ids = new Set(sections.map(({ id }) => id));
  // A page in plain words has its pictures without sections.
  const isPlain = sections.every(({ id }) => id === undefined);
  const items = figures?.items.filter(({ section = figures.section }) => isPlain || ids.has(section)) ?? [];
  return {
    ...page,
    frontMatter: {
      ...others,
      ...(figures && items.length > 0 && { figures: { ...figures, items } }),
      ...(proof && isProved && ids.has(proof.section) && { proof }),
    },
  };
}

/** A section that is gone may be what another needs, so this ends when no further one goes. */
function settled(content: Content, written: Content): Content {
  const pages = new Map([...content.pages].map(([path, page]) => [path, pageLeft(page, content, written)]));
  const count = (all: Content["pages"]) => [...all.values()].reduce((sum, { sections }) => sum + sections.length, 0);
  const left = { ...content, pages };
  return count(pages) === count(content.pages) ? left : settled(left, written);
}

/**
 * The content without texts that presuppose what there is not: pages that list nothing have their plain words, sentences
 * that state a number of nothing are not there, nor sections of which nothing is left.
 * @param written the same before anything was left out
 */
export function withoutPresupposed(content: Content, written: Content): Content {
  const listed = [...content.pages.values()].map((page) => (listsNothing(page, content) ? plainPage(page) : page));
  return settled({ ...content, pages: new Map(listed.map((page) => [page.path, page])) }, written);
}

/** The links of texts that lead to something that is left out. */
export const lostLinks = (content: Content, written: Content): LostLink[] =>
  [...content.pages.values()].flatMap((page) =>
    linksIn(page.sections.flatMap(({ nodes }) => nodes))
      .filter((href) => isGone(href, content, written))
      .map((href) => ({ page, href })),
  );
