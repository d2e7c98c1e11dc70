import type { ProseNode } from "../parse/prose.ts";

/** The text of a node, with a line for each row of a table and each entry of a list. */
export const proseText = (node: ProseNode): string => {
  if (typeof node === "string") return node;
  const parts =
    node.tag === "table" ? [...node.head, ...node.rows.flat()].flatMap(({ content }) => content) : node.children;
  return parts.map(proseText).join(node.tag === "table" || node.tag === "ul" || node.tag === "ol" ? "\n" : "");
};
