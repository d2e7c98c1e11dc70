import { Fragment, type ReactNode } from "react";
import type { ProseNode } from "../../content-loader/parse/prose.ts";
import { DataTable } from "../data-table/DataTable.tsx";
import styles from "./Prose.module.css";

/** Lists have classes, because a page gets only the rules of the classes that it has. */
const classNames: Readonly<Record<string, string | undefined>> = { ol: styles.steps, ul: styles.points };

function render(node: ProseNode, key: number): ReactNode {
  if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
  if (node.tag === "table") {
    return <DataTable key={key} head={node.head.map(toCell)} rows={node.rows.map((row) => row.map(toCell))} />;
  }
  if (node.tag === "a") {
    return (
      <a key={key} href={node.href ?? ""}>
        {node.children.map(render)}
      </a>
    );
  }
  if (node.tag === "br") return <br key={key} />;
  const Tag = node.tag;
  return (
    <Tag key={key} className={classNames[Tag]}>
      {node.children.map(render)}
    </Tag>
  );
}

const toCell = (cell: { content: readonly ProseNode[]; numeric: boolean }) => ({
  content: cell.content.map(render),
  numeric: cell.numeric,
});

/** Renders the text of a page, which is passed as data (content-loader/parse/markdown.ts). */
export const Prose = ({ nodes, checklist = false }: { nodes: readonly ProseNode[]; checklist?: boolean }) => (
  <div className={checklist ? `${styles.prose} ${styles.checklist}` : styles.prose}>{nodes.map(render)}</div>
);
