import type { Content, Page } from "../content.ts";
import type { ProseElement, ProseNode, ProseSection, ProseTable } from "../parse/prose.ts";
import { namesIn, statedOn } from "./stated-numbers.ts";
import { isAnchorGone, isPageGone, withLivingLinks } from "./living-links.ts";
import { emptyPage, listsNothing } from "./plain-page.ts";
import { fittingProjects } from "./proof.ts";
import { joined, linksIn, within } from "./prose-links.ts";

/** Tells whether a sentence presupposes what there is not. */
type Presupposes = (nodes: readonly ProseNode[]) => boolean;

const isBlock = (node: ProseNode): node is ProseElement | ProseTable =>
  typeof node === "object" && ["p", "ul", "ol", "table"].includes(node.tag);

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
  const line = joined(left.flat());
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
        .filter((row, index) =>
          row.every(({ content }, cell) => content.length > 0 || node.rows[index]?.[cell]?.content.length === 0),
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
  nodes.filter((node, index) => !isHeading(node) || (index + 1 < nodes.length && !isHeading(nodes[index + 1])));

/** Whether an address led to something as it was written, and leads to nothing now. */
const isGone = (address: string, content: Content, written: Content): boolean =>
  isPageGone(address, content, written) || (address.startsWith("/") && isAnchorGone(address, content, written));

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
  const { pictures: stay = false } = frontMatter.plain ?? {};
  const items = figures?.items.filter(({ section = figures.section }) => stay || ids.has(section)) ?? [];
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
  const listed = [...content.pages.values()].map((page) => (listsNothing(page, content) ? emptyPage(page) : page));
  const left = settled({ ...content, pages: new Map(listed.map((page) => [page.path, page])) }, written);
  return withLivingLinks(left, written);
}
