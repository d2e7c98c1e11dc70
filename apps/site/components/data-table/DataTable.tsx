import type { ReactNode } from "react";
import { leastWidth, roomOnPhone } from "./least-width.ts";
import type { TableName } from "./table-name.ts";
import styles from "./DataTable.module.css";

interface Cell {
  content: ReactNode;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
}

interface DataTableProps {
  head: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  name: TableName;
}

/**
 * Whether a table is narrow enough to stay a table on a phone: names and values, or short numbers beside row headings,
 * whose longest words have room side by side.
 */
const fitsOnPhone = (head: readonly Cell[], rows: readonly (readonly Cell[])[]) =>
  (head.length < 3 || (head.length <= 4 && head.slice(1).every(({ numeric }) => numeric))) &&
  leastWidth([head, ...rows].map((row) => row.map(({ content }) => content))) <= roomOnPhone(head.length);

/**
 * A table with its first column as row headings. On a narrow screen the rows of a wide table become blocks with each
 * value below its column's name, so that nothing is squeezed or cut off; a narrow table stays as it is.
 */
export const DataTable = ({ head, rows, name }: DataTableProps) => {
  const narrow = fitsOnPhone(head, rows);
  return (
    <table className={narrow ? styles.table : `${styles.table} ${styles.wide}`} {...name}>
      <thead>
        <tr>
          {head.map(({ content, numeric }, index) => (
            <th key={index} scope="col" className={numeric ? styles.numeric : undefined}>
              {content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={rowAt}>
            {row.map(({ content, numeric }, index) => {
              const Tag = index === 0 ? "th" : "td";
              return (
                <Tag
                  key={index}
                  scope={index === 0 ? "row" : undefined}
                  className={numeric ? styles.numeric : undefined}
                >
                  {index > 0 && !narrow && (
                    <span className={styles.columnName} aria-hidden="true">
                      {head[index]?.content}
                    </span>
                  )}
                  <span>{content}</span>
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
