import { type MainTag, loopOf } from "../plant/tags/main-plant.ts";
import { Table } from "./Table.tsx";

/** State of a controller: tag, set point, process value, output in %, mode. */
export type Controller = readonly [tag: MainTag, setPoint: string, value: string, output: string, mode: string];
type ControllersProps = { x: number; y: number; width: number; loops: readonly Controller[] };

/** Control loops as a table; name and unit come from the tag list. */
export function Controllers({ x, y, width, loops }: ControllersProps) {
  const columns = {
    Loop: 12,
    "": 116,
    SP: { right: width - 320 },
    PV: { right: width - 230 },
    unit: width - 218,
    "OUT %": { right: width - 86 },
    Mode: width - 72,
  };
  const rows = loops.map(([tag, setPoint, value, output, mode]) => {
    const { service, unit = "" } = loopOf(tag);
    return { cells: [tag, service, setPoint, value, unit, output, mode] };
  });
  return <Table x={x} y={y} width={width} columns={columns} rows={rows} />;
}
