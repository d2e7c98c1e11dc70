import { Text } from "../drawing/Text.tsx";

type Column = { title: string; at: number; right?: boolean };
type ReportTableProps = {
  x: number;
  y: number;
  width: number;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  total?: boolean;
};

const step = 34;

/** Ruled table on paper; with `total`, the last row is bold below a line. Origin: baseline of the headings. */
export function ReportTable({ x, y, width, columns, rows, total = false }: ReportTableProps) {
  return (
    <g>
      <path d={`M${x} ${y + 10}H${x + width}`} stroke="var(--ink)" strokeWidth={2.2} />
      {columns.map(({ title, at, right }) => (
        <Text key={title} x={x + at} y={y} anchor={right ? "end" : "start"} fill="var(--ink-soft)" words={title} />
      ))}
      {rows.map((cells, row) => {
        const last = total && row === rows.length - 1;
        const base = y + 36 + row * step;
        return (
          <g key={row}>
            {cells.map((cell, at) => {
              const column = columns[at];
              return (
                column && (
                  <Text
                    key={column.title}
                    x={x + column.at}
                    y={base}
                    anchor={column.right ? "end" : "start"}
                    weight={last ? 600 : 400}
                    fill="var(--ink)"
                    words={cell}
                  />
                )
              );
            })}
            {total && row === rows.length - 2 && (
              <path d={`M${x} ${base + 9}H${x + width}`} stroke="var(--ink)" strokeWidth={1.5} />
            )}
            {!(total && row >= rows.length - 2) && <path d={`M${x} ${base + 9}H${x + width}`} stroke="var(--line)" />}
          </g>
        );
      })}
    </g>
  );
}
