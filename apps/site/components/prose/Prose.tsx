import { Fragment, type ReactNode } from "react";
import type { ProseNode } from "@ttpl/content/parse/prose.ts";
import { DataTable } from "../data-table/DataTable.tsx";
import styles from "./Prose.module.css";

/** Lists and headings have classes, because a page gets only the rules of the classes that it has. */
const classNames: Readonly<Record<string, string | undefined>> = {
  ol: styles.steps,
  ul: styles.points,
  h3: styles.heading,
};

/** Texts, and elements other than tables, which stand only between paragraphs. */
function render(node: ProseNode, key: number): ReactNode {
  if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
  if (node.tag === "table") return null;
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

/** The heading that a table stands below: the last h3 before it, or the heading of the section. */
const headingOf = (nodes: readonly ProseNode[], at: number, heading: string): string => {
  const own = nodes.slice(0, at).findLastIndex((node) => typeof node === "object" && node.tag === "h3");
  return own < 0 ? heading : `${heading}-${own}`;
};

interface ProseProps {
  nodes: readonly ProseNode[];
  /** The id of the heading above, which names the tables. */
  heading: string;
  checklist?: boolean;
}

/** Renders the text of a page, which is passed as data (content-loader/parse/markdown.ts). */
export const Prose = ({ nodes, heading, checklist = false }: ProseProps) => {
  const tables = nodes.flatMap((node, index) =>
    typeof node === "object" && node.tag === "table" ? [[index, headingOf(nodes, index, heading)] as const] : [],
  );
  const headingOfTable = new Map(tables);
  const naming = new Set(headingOfTable.values());
  return (
    <div className={checklist ? `${styles.prose} ${styles.checklist}` : styles.prose}>
      {nodes.map((node, index) => {
        if (typeof node === "object" && node.tag === "h3" && naming.has(`${heading}-${index}`))
          return (
            <h3 key={index} className={styles.heading} id={`${heading}-${index}`}>
              {node.children.map(render)}
            </h3>
          );
        if (typeof node === "string" || node.tag !== "table") return render(node, index);
        const name = { "aria-labelledby": headingOfTable.get(index) ?? heading };
        return (
          <DataTable
            key={index}
            name={name}
            head={node.head.map(toCell)}
            rows={node.rows.map((row) => row.map(toCell))}
          />
        );
      })}
    </div>
  );
};
