import { type MainTag, loopOf } from "../plant/tags/main-plant.ts";
import { Table } from "./Table.tsx";

/** State of a controller: tag, set point, process value, output in %, mode. */
export type Controller = readonly [tag: MainTag, setPoint: string, value: string, output: string, mode: string];
type ControllersProps = { x: number; y: number; width: number; loops: readonly Controller[] };

/** Control loops as a table; name and unit come from the tag list. */
export function Controllers({ x, y, width, loops }: ControllersProps) {
  const columns = [
    { title: "Loop", at: 12 },
    { title: "", at: 116 },
    { title: "SP", at: width - 320, right: true },
    { title: "PV", at: width - 230, right: true },
    { title: "unit", at: width - 218 },
    { title: "OUT %", at: width - 86, right: true },
    { title: "Mode", at: width - 72 },
  ];
  const rows = loops.map(([tag, setPoint, value, output, mode]) => {
    const { service, unit = "" } = loopOf(tag);
    return { cells: [tag, service, setPoint, value, unit, output, mode] };
  });
  return <Table x={x} y={y} width={width} columns={columns} rows={rows} />;
}
