import type { ProseNode } from "../parse/prose.ts";

/** All texts and elements below nodes. */
export function* within(nodes: readonly ProseNode[]): Generator<ProseNode> {
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

/** Nodes in which texts that follow each other are one. */
export function joined(nodes: readonly ProseNode[]): ProseNode[] {
  const line: ProseNode[] = [];
  for (const node of nodes) {
    const last = line.at(-1);
    if (typeof node === "string" && typeof last === "string") line.splice(-1, 1, last + node);
    else line.push(node);
  }
  return line;
}

/**
 * Nodes whose links lead elsewhere.
 * @param leadTo the address in place of one; undefined if there is none, and only the words of the link stay
 */
export const relinked = (
  nodes: readonly ProseNode[],
  leadTo: (href: string) => string | undefined,
): readonly ProseNode[] =>
  joined(
    nodes.flatMap((node): readonly ProseNode[] => {
      if (typeof node === "string") return [node];
      if (node.tag === "table") {
        const cells = (row: typeof node.head) =>
          row.map((cell) => ({ ...cell, content: relinked(cell.content, leadTo) }));
        return [{ ...node, head: cells(node.head), rows: node.rows.map(cells) }];
      }
      const children = relinked(node.children, leadTo);
      if (node.href === undefined) return [{ ...node, children }];
      const href = leadTo(node.href);
      return href === undefined ? children : [{ ...node, href, children }];
    }),
  );
