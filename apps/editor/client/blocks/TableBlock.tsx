import type { Block } from "../../editing/markdown/blocks.ts";
import { addAndOpen } from "../entry-focus.ts";
import { MoveButtons } from "../MoveButtons.tsx";

type Table = Extract<Block, { kind: "table" }>;

interface TableBlockProps {
  readonly id: string;
  readonly block: Table;
  readonly onChange: (block: Table) => void;
}

/** A table, cell by cell. The first row is its head. */
export function TableBlock({ id, block, onChange }: TableBlockProps) {
  const { rows } = block;
  const [head = []] = rows;
  const change = (next: readonly (readonly string[])[]) => onChange({ ...block, rows: next });
  const addColumn = () => change(rows.map((row) => [...row, ""]));
  const removeColumn = (column: number) => change(rows.map((row) => row.toSpliced(column, 1)));
  const move = (from: number, to: number) => change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? []));
  return (
    <fieldset>
      <legend>Table</legend>
      <table>
        <tbody>
          {head.length > 1 && (
            <tr className="column-buttons">
              {head.map((cell, column) => (
                <td key={column}>
                  <button
                    type="button"
                    aria-label={`Remove column ${column + 1}: ${cell}`}
                    onClick={() => removeColumn(column)}
                  >
                    Remove column
                  </button>
                </td>
              ))}
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index} className={index === 0 ? "head" : undefined}>
              {row.map((cell, column) => (
                <td key={column}>
                  <textarea
                    id={`${id}_rows_${index}_${column}`}
                    aria-label={
                      index === 0 ? `Head of column ${column + 1}` : `${head[column] || "Column"}, row ${index}`
                    }
                    rows={Math.max(1, Math.ceil(cell.length / 22))}
                    value={cell}
                    onChange={({ target }) =>
                      change(rows.with(index, row.with(column, target.value.replaceAll("\n", " "))))
                    }
                  />
                </td>
              ))}
              <td className="row-buttons">
                {index > 0 && (
                  <MoveButtons
                    name={row[0] ?? ""}
                    onUp={index > 1 ? () => move(index, index - 1) : undefined}
                    onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
                    onRemove={() => change(rows.toSpliced(index, 1))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className="add"
        onClick={(event) => addAndOpen(event.currentTarget, () => change([...rows, head.map(() => "")]))}
      >
        Add a row
      </button>{" "}
      <button
        type="button"
        className="add"
        onClick={() => {
          addColumn();
          requestAnimationFrame(() => document.getElementById(`${id}_rows_0_${head.length}`)?.focus());
        }}
      >
        Add a column
      </button>
    </fieldset>
  );
}
