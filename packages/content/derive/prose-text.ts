import type { ProseNode } from "../parse/prose.ts";

/** Elements that stand on lines of their own. The text of others is a part of the line around them. */
const blocks: ReadonlySet<string> = new Set(["p", "ul", "ol", "li", "h3"]);

/** The text of a node, with a line for each paragraph, each entry of a list and each row of a table. */
export const proseText = (node: ProseNode): string => {
  if (typeof node === "string") return node;
  if (node.tag === "table")
    return [node.head, ...node.rows]
      .map((row) => `\n${row.map(({ content }) => content.map(proseText).join("")).join(" · ")}\n`)
      .join("");
  if (node.tag === "br") return " ";
  const text = node.children.map(proseText).join("");
  return blocks.has(node.tag) ? `\n${text}\n` : text;
};
