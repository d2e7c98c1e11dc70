import { Text } from "../drawing/Text.tsx";

type KeyFigureProps = { x: number; y: number; name: string; value: string; unit?: string; note: string };

/** One figure of the strip below the header: name, value, what it is measured against. */
export function KeyFigure({ x, y, name, value, unit = "", note }: KeyFigureProps) {
  return (
    <g>
      <Text x={x} y={y}>
        {name}
      </Text>
      <text x={x} y={y + 36} fontSize={18} fill="var(--label)">
        <tspan fontSize={32} fontWeight={600} fill="var(--value)">
          {value}
        </tspan>
        {unit && ` ${unit}`}
      </text>
      <Text x={x} y={y + 60}>
        {note}
      </Text>
    </g>
  );
}
