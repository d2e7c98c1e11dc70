import { Quantity, Text } from "../drawing/Text.tsx";
import { loopOf, type MainTag } from "../plant/registers/main-plant.ts";
import { AlarmMark } from "./AlarmMark.tsx";

type ValueProps = {
  x: number;
  y: number;
  /** With a tag of the plant, the unit is that of its loop. */
  tag?: MainTag;
  value: string;
  unit?: string;
  width?: number;
  alarm?: 1 | 2 | 3;
};

/**
 * A live value: tag above, number and unit in a field, framed and marked while in alarm. Origin: top left of the field.
 */
export const Value = ({ x, y, tag, value, unit = tag ? loopOf(tag).unit : "", width = 118, alarm }: ValueProps) => (
  <g>
    {tag && <Text x={x} y={y - 7} words={tag} />}
    <rect
      x={x}
      y={y}
      width={width}
      height={30}
      fill="var(--field)"
      {...(alarm && { stroke: `var(--priority${alarm})`, strokeWidth: 4 })}
    />
    <Quantity x={x + width - 8} y={y + 22} anchor="end" sizes={[21, 18]} value={value} unit={unit} />
    {alarm && <AlarmMark x={x + width + 24} y={y + 15} priority={alarm} />}
  </g>
);

type ReadoutProps = {
  x: number;
  y: number;
  value: string;
  unit: string;
  width: number;
  /** The value is stale: the link is down, and the last received value is shown. */
  held?: boolean;
};

/** A live value on small paper: number and unit in a field. Origin: top left of the field. */
export function Readout({ x, y, value, unit, width, held = false }: ReadoutProps) {
  const dashed = { fill: "none", stroke: "var(--label)", strokeWidth: 1.5, strokeDasharray: "6 5" };
  const text = held ? ({ weight: 400, fill: "var(--label)" } as const) : {};
  return (
    <g>
      <rect x={x} y={y} width={width} height={38} {...(held ? dashed : { fill: "var(--field)" })} />
      <Quantity x={x + width - 8} y={y + 28} anchor="end" sizes={[27, 22]} value={value} unit={unit} {...text} />
    </g>
  );
}

type KeyFigure = readonly [x: number, name: string, value: string, unit: string, note: string];

/** Lower edge of the strip of key figures. */
export const rule = 170;

/** Strip of key figures below the header, with a rule under it: name, value, reference value. */
export const KeyFigures = ({ of }: { of: readonly KeyFigure[] }) => (
  <g>
    {of.map(([x, name, value, unit, note]) => (
      <g key={name}>
        <Text x={x} y={92} words={name} />
        <Quantity x={x} y={128} sizes={[32, 18]} value={value} unit={unit} />
        <Text x={x} y={152} words={note} />
      </g>
    ))}
    <path d={`M24 ${rule}H1576`} stroke="var(--grid)" strokeWidth={2} />
  </g>
);
