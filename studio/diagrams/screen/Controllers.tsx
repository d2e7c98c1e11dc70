import { Table } from "./Table.tsx";

export type Loop = {
  tag: string;
  name: string;
  setPoint: string;
  value: string;
  unit: string;
  output: string;
  mode: string;
};

/** Control loops as a table: set point, measured value, output, mode. */
export function Controllers({ x, y, width, loops }: { x: number; y: number; width: number; loops: readonly Loop[] }) {
  const columns = [
    { title: "Loop", at: 12 },
    { title: "", at: 116 },
    { title: "SP", at: width - 320, right: true },
    { title: "PV", at: width - 230, right: true },
    { title: "unit", at: width - 218 },
    { title: "OUT %", at: width - 86, right: true },
    { title: "Mode", at: width - 72 },
  ];
  return (
    <Table
      x={x}
      y={y}
      width={width}
      columns={columns}
      rows={loops.map(({ tag, name, setPoint, value, unit, output, mode }) => ({
        cells: [tag, name, setPoint, value, unit, output, mode],
      }))}
    />
  );
}
