/** Lists of an operator screen: tables, control loops, alarms, interlocks. */
import { type Columns, Heading, Row, Text } from "../drawing/Text.tsx";
import { activeAlarms } from "../plant/alarms.ts";
import type { Interlock } from "../plant/interlocks.ts";
import { loopOf, type MainTag } from "../plant/registers/main-plant.ts";
import { AlarmMark } from "./AlarmMark.tsx";
import { outlined } from "./equipment.tsx";

type TableProps = {
  x: number;
  y: number;
  width: number;
  columns: Columns;
  rows: readonly { cells: readonly string[]; alarm?: 1 | 2 | 3; strong?: boolean }[];
  step?: number;
};

/** Table on a screen: headings, then rows of fields. */
export const Table = ({ x, y, width, columns, rows, step = 38 }: TableProps) => (
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

/** State of a controller: tag, set point, process value, output in %, mode. */
export type Controller = readonly [tag: MainTag, setPoint: string, value: string, output: string, mode: string];
type ControllersProps = { x: number; y: number; loops: readonly Controller[] };

const controllerColumns: Columns = {
  Loop: 12,
  "": 116,
  SP: { right: 380 },
  PV: { right: 470 },
  unit: 482,
  "OUT %": { right: 614 },
  Mode: 628,
};

/** Control loops as a table, 700 wide; name and unit come from the tag list. */
export function Controllers({ loops, ...place }: ControllersProps) {
  const rows = loops.map(([tag, setPoint, value, output, mode]) => {
    const { service, unit = "" } = loopOf(tag);
    return { cells: [tag, service, setPoint, value, unit, output, mode] };
  });
  return <Table {...place} width={700} columns={controllerColumns} rows={rows} />;
}

const alarmColumns: Columns = { Time: 50, Tag: 140, Condition: 270 };

/** The three newest active alarms, at the foot of a screen. */
export const AlarmList = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <g>
    <Heading x={x} y={y - 12} fill="var(--text)" words="Newest alarms" />
    {activeAlarms.slice(0, 3).map(({ tag, priority, state, value, time, condition }, index) => {
      const top = y + index * 44;
      const weight = state === "Unacknowledged" ? 600 : 400;
      return (
        <g key={tag}>
          <rect x={x} y={top} width={width} height={40} fill="var(--field)" />
          <AlarmMark x={x + 24} y={top + 20} priority={priority} />
          <Row
            x={x}
            y={top + 27}
            columns={alarmColumns}
            words={[time, tag, condition]}
            look={() => ({ weight, fill: "var(--text)" })}
          />
          <Text x={x + width - 14} y={top + 27} anchor="end" weight={600} fill="var(--value)" words={value} />
        </g>
      );
    })}
  </g>
);

type InterlocksProps = { x: number; y: number; title: string; of: readonly Interlock[] };

/** Permissive conditions, all met: a filled mark before each. */
export const Interlocks = ({ x, y, title, of }: InterlocksProps) => (
  <g>
    <Heading x={x} y={y} fill="var(--text)" words={title} />
    {of.map(({ holds }, index) => (
      <g key={holds} transform={`translate(${x} ${y + 24 + index * 31})`}>
        <rect width={18} height={18} fill="var(--running)" {...outlined} strokeWidth={2} />
        <path d="M4 9l4 5l7-10" fill="none" stroke="var(--on-running)" strokeWidth={2.5} />
        <Text x={28} y={16} fill="var(--text)" words={holds} />
      </g>
    ))}
  </g>
);
