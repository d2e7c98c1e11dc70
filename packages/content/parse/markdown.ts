import type { Nodes, PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { ValidationError } from "../check/validation-error.ts";
import { fragmentOf } from "./fragment.ts";
import { keepTogether } from "./keep-together.ts";
import type { ProseCell, ProseNode, ProseSection, ProseTable } from "./prose.ts";
import type { SourceFile } from "./source-file.ts";

/** A link in a text, for the link check. */
export interface FoundLink {
  readonly address: string;
  readonly line: number;
}

export interface ReadMarkdown {
  readonly sections: ProseSection[];
  readonly links: FoundLink[];
}

/** A section as its file has it. */
export interface SectionText extends Pick<ProseSection, "heading" | "id"> {
  readonly text: string;
  /** Of the Markdown, from 1. */
  readonly line: number;
}

/** Parses the Markdown of a page into sections. Adds what a page cannot show (HTML, images, …) to `errors`. */
export function readMarkdown(source: SourceFile, errors: ValidationError[]): ReadMarkdown {
  const known = parsedOf(source);
  errors.push(...known.errors);
  return { sections: known.sections, links: known.links };
}

/** The sections of a page as they are written, with their headings. */
export const sectionTexts = (source: SourceFile): readonly SectionText[] => parsedOf(source).texts;

function parsedOf(source: SourceFile): ReturnType<typeof parseMarkdown> {
  const known = parsed.get(source) ?? parseMarkdown(source);
  parsed.set(source, known);
  return known;
}

/** An unchanged file is the same object when the content is read again. */
const parsed = new WeakMap<SourceFile, ReturnType<typeof parseMarkdown>>();

function parseMarkdown(
  source: SourceFile,
): ReadMarkdown & { readonly errors: readonly ValidationError[]; readonly texts: readonly SectionText[] } {
  const errors: ValidationError[] = [];
  const links: FoundLink[] = [];
  const sections: { heading?: string; id?: string; start: number; line: number; nodes: ProseNode[] }[] = [
    { start: 0, line: 1, nodes: [] },
  ];
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + source.markdownOffset;
  const refuse = (node: Nodes, problem: string, fix: string) =>
    void errors.push({ file: source.name, line: lineOf(node), problem, fix });

  function phrasing(node: PhrasingContent): ProseNode[] {
    switch (node.type) {
      case "text":
        return [keepTogether(node.value.replaceAll("\n", " "))];
      case "strong":
        return [{ tag: "strong", children: node.children.flatMap(phrasing) }];
      case "emphasis":
        return [{ tag: "em", children: node.children.flatMap(phrasing) }];
      case "inlineCode":
        return [{ tag: "code", children: [node.value] }];
      case "break":
        return [{ tag: "br", children: [] }];
      case "link":
        links.push({ address: node.url, line: lineOf(node) });
        return [{ tag: "a", href: node.url, children: node.children.flatMap(phrasing) }];
      default:
        refuse(
          node,
          `contains something that a page cannot show (${node.type})`,
          "Use plain text, **strong**, *emphasis*, lists, tables and links only.",
        );
        return [];
    }
  }

  function table(node: Table): ProseTable {
    const cells = (row: Table["children"][number]): ProseCell[] =>
      row.children.map((cell, index) => ({
        content: cell.children.flatMap(phrasing),
        numeric: node.align?.[index] === "right",
      }));
    const [head, ...rows] = node.children;
    return { tag: "table", head: head ? cells(head) : [], rows: rows.map(cells) };
  }

  function block(node: RootContent): ProseNode[] {
    switch (node.type) {
      case "paragraph":
        return [{ tag: "p", children: node.children.flatMap(phrasing) }];
      case "list":
        return [
          {
            tag: node.ordered ? "ol" : "ul",
            children: node.children.map((item) => ({
              tag: "li",
              // A list item that is a single paragraph needs no <p> around its text.
              children:
                item.children.length === 1 && item.children[0]?.type === "paragraph"
                  ? item.children[0].children.flatMap(phrasing)
                  : item.children.flatMap(block),
            })),
          },
        ];
      case "table":
        return [table(node)];
      case "heading":
        return [{ tag: "h3", children: node.children.flatMap(phrasing) }];
      default:
        refuse(
          node,
          `contains something that a page cannot show (${node.type})`,
          "Use headings (##, ###), paragraphs, lists and tables only.",
        );
        return [];
    }
  }

  const tree = fromMarkdown(source.markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth !== 2 && node.depth !== 3) {
      refuse(
        node,
        `has a heading of level ${node.depth}`,
        "Use ## for a section and ### below it; the page's title is its `title`.",
      );
    } else if (node.type === "heading" && node.depth === 2) {
      const heading = node.children.flatMap(phrasing).map(plainTextOf).join("");
      const id = fragmentOf(heading);
      // The fragment identifies the section for links and screen readers, so it must be unique on a page.
      if (sections.some((section) => section.id === id)) {
        refuse(node, `has the heading "${heading}" twice`, "Give one of the two sections another heading.");
      }
      const { offset: start = 0, line = 1 } = node.position?.start ?? {};
      sections.push({ heading, id, start, line, nodes: [] });
    } else {
      sections.at(-1)?.nodes.push(...block(node));
    }
  }
  const shown = sections.filter(({ heading, nodes }) => heading !== undefined || nodes.length > 0);
  return {
    sections: shown.map(({ start: _start, line: _line, ...section }) => section),
    texts: shown.map(({ nodes: _nodes, start, ...section }, index) => ({
      ...section,
      text: source.markdown.slice(start, shown[index + 1]?.start),
    })),
    links,
    errors,
  };
}

/** The plain text of a node: headings have no emphasis. */
function plainTextOf(node: ProseNode): string {
  if (typeof node === "string") return node;
  return node.tag === "table" ? "" : node.children.map(plainTextOf).join("");
}
