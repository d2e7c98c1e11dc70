import { Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { AlarmMark } from "./AlarmMark.tsx";
import type { Reading } from "./Indicator.tsx";

/** Analogue indicator on small paper, with its figure below. Origin: top of the scale. */
export function WideIndicator({ x, y, height, reading }: { x: number; y: number; height: number; reading: Reading }) {
  const { tag, value, decimals = 0, unit, range, normal, limit, alarm } = reading;
  const at = (quantity: number) => y + height * (1 - (quantity - range[0]) / (range[1] - range[0]));
  const colour = alarm ? `var(--priority${alarm})` : "var(--value)";
  return (
    <g>
      <Text x={x} y={y - 14} size={22} anchor="middle" words={tag} />
      <rect x={x - 16} y={y} width={32} height={height} fill="var(--field)" stroke="var(--pipe)" strokeWidth={1.5} />
      <rect x={x - 15} y={at(normal[1])} width={30} height={at(normal[0]) - at(normal[1])} fill="var(--normal)" />
      {limit !== undefined && <path d={`M${x - 22} ${at(limit)}H${x + 16}`} stroke="var(--text)" strokeWidth={4} />}
      <path d={`M${x + 12} ${at(value)}l24-13v26z`} fill={colour} />
      {alarm && <AlarmMark x={x - 44} y={at(value)} priority={alarm} size={22} />}
      <Text
        x={x}
        y={y + height + 31}
        size={28}
        weight={600}
        anchor="middle"
        fill="var(--value)"
        words={figure(value, decimals)}
      />
      <Text x={x} y={y + height + 55} size={22} anchor="middle" words={unit} />
    </g>
  );
}
