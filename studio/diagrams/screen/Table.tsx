import { Text } from "../drawing/Text.tsx";
import { AlarmMark } from "./AlarmMark.tsx";

export type Column = { title: string; at: number; right?: boolean };
export type Row = { cells: readonly string[]; alarm?: 1 | 2 | 3; strong?: boolean };

type TableProps = {
  x: number;
  y: number;
  width: number;
  columns: readonly Column[];
  rows: readonly Row[];
  step?: number;
};

/**
 * Table on a screen: headings, then rows of fields. Column positions are relative to the left edge; numbers are aligned
 * right.
 */
export function Table({ x, y, width, columns, rows, step = 38 }: TableProps) {
  return (
    <g>
      {columns.map(({ title, at, right }) => (
        <Text key={title} x={x + at} y={y} anchor={right ? "end" : "start"} words={title} />
      ))}
      {rows.map(({ cells, alarm, strong }, row) => {
        const top = y + 10 + row * step;
        return (
          <g key={row}>
            <rect x={x} y={top} width={width} height={step - 4} fill="var(--field)" />
            {alarm && <AlarmMark x={x + 22} y={top + step / 2 - 2} priority={alarm} />}
            {cells.map((cell, index) => {
              const column = columns[index];
              if (!column || !cell) return null;
              return (
                <Text
                  key={column.title}
                  x={x + column.at}
                  y={top + step / 2 + 5}
                  anchor={column.right ? "end" : "start"}
                  weight={strong || (column.right && index > 0) ? 600 : 400}
                  fill={column.right ? "var(--value)" : "var(--text)"}
                  words={cell}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
