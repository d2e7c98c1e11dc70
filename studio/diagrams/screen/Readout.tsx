import { Text } from "../drawing/Text.tsx";
import { AlarmMark } from "./AlarmMark.tsx";

type ReadoutProps = {
  x: number;
  y: number;
  value: string;
  unit: string;
  tag?: string;
  width?: number;
  alarm?: 1 | 2 | 3;
  /** The link is down: the last value stands, and is not to be trusted. */
  held?: boolean;
};

/** A live value on small paper: tag above, figure and unit in a field. Origin: top left of the field. */
export function Readout({ x, y, value, unit, tag, width = 134, alarm, held = false }: ReadoutProps) {
  return (
    <g>
      {tag && <Text x={x} y={y - 8} size={22} words={tag} />}
      <rect
        x={x}
        y={y}
        width={width}
        height={38}
        fill={held ? "none" : "var(--field)"}
        stroke={alarm ? `var(--priority${alarm})` : held ? "var(--label)" : "none"}
        strokeWidth={alarm ? 4 : 1.5}
        strokeDasharray={held ? "6 5" : undefined}
      />
      <text x={x + width - 8} y={y + 28} textAnchor="end" fill="var(--label)" fontSize={22}>
        <tspan fontSize={27} fontWeight={held ? 400 : 600} fill={held ? "var(--label)" : "var(--value)"}>
          {value}
        </tspan>
        {` ${unit}`}
      </text>
      {alarm && <AlarmMark x={x + width + 24} y={y + 19} priority={alarm} size={22} />}
    </g>
  );
}
