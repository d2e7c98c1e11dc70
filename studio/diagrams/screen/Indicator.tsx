import { Text } from "../drawing/Text.tsx";

export type Reading = {
  tag: string;
  value: number;
  decimals?: number;
  unit: string;
  range: readonly [low: number, high: number];
  normal: readonly [low: number, high: number];
  limit?: number;
  alarm?: 1 | 2 | 3;
};

/** Analogue indicator: the pointer's place against the normal range says more than the figure. Origin: top of the scale. */
export function Indicator({ x, y, height, reading }: { x: number; y: number; height: number; reading: Reading }) {
  const { tag, value, decimals = 0, unit, range, normal, limit, alarm } = reading;
  const at = (quantity: number) => y + height * (1 - (quantity - range[0]) / (range[1] - range[0]));
  const pointer = alarm ? `var(--priority${alarm})` : "var(--value)";
  return (
    <g>
      <Text x={x} y={y - 14} anchor="middle" words={tag} />
      <rect x={x - 11} y={y} width={22} height={height} fill="var(--field)" stroke="var(--pipe)" />
      <rect x={x - 10} y={at(normal[1])} width={20} height={at(normal[0]) - at(normal[1])} fill="var(--normal)" />
      {limit !== undefined && <path d={`M${x - 15} ${at(limit)}H${x + 11}`} stroke="var(--text)" strokeWidth={3} />}
      <path d={`M${x + 9} ${at(value)}l17-10v20z`} fill={pointer} />
      <Text
        x={x}
        y={y + height + 25}
        size={21}
        weight={600}
        anchor="middle"
        fill="var(--value)"
        words={value.toFixed(decimals)}
      />
      <Text x={x} y={y + height + 46} anchor="middle" words={unit} />
    </g>
  );
}
