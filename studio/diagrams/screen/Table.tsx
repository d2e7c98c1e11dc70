import { type Columns, Row } from "../drawing/Row.tsx";
import { AlarmMark } from "./AlarmMark.tsx";

type TableProps = {
  x: number;
  y: number;
  width: number;
  columns: Columns;
  rows: readonly { cells: readonly string[]; alarm?: 1 | 2 | 3; strong?: boolean }[];
  step?: number;
};

/** Table on a screen: headings, then rows of fields. */
export function Table({ x, y, width, columns, rows, step = 38 }: TableProps) {
  return (
    <g>
      <Row x={x} y={y} columns={columns} />
      {rows.map(({ cells, alarm, strong }, row) => {
        const top = y + 10 + row * step;
        return (
          <g key={row}>
            <rect x={x} y={top} width={width} height={step - 4} fill="var(--field)" />
            {alarm && <AlarmMark x={x + 22} y={top + step / 2 - 2} priority={alarm} />}
            <Row
              x={x}
              y={top + step / 2 + 5}
              columns={columns}
              words={cells}
              look={(right, index) => ({
                weight: strong || (right && index > 0) ? 600 : 400,
                fill: right ? "var(--value)" : "var(--text)",
              })}
            />
          </g>
        );
      })}
    </g>
  );
}
