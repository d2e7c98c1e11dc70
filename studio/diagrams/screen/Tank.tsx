import { Quantity, Text } from "../drawing/Text.tsx";
import { outlined } from "./equipment.tsx";

type TankProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  tag: string;
  name: string;
  level: number;
  normal: readonly [low: number, high: number];
  rate: string;
};

/** A tank as an outline with its level in %, its normal range and its rate of change. */
export function Tank({ x, y, width, height, tag, name, level, normal, rate }: TankProps) {
  const inside = height - 20;
  const at = (percent: number) => y + 10 + inside * (1 - percent / 100);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--panel)" {...outlined} />
      <rect x={x + 2} y={at(level)} width={width - 4} height={y + height - at(level) - 2} fill="var(--content)" />
      <rect x={x + width - 26} y={y + 10} width={12} height={inside} fill="var(--field)" />
      <rect
        x={x + width - 26}
        y={at(normal[1])}
        width={12}
        height={at(normal[0]) - at(normal[1])}
        fill="var(--normal)"
      />
      <path d={`M${x + width - 24} ${at(level)}l-16-9v18z`} fill="var(--value)" />
      <Text x={x} y={y - 30} weight={600} fill="var(--text)" words={tag} />
      <Text x={x} y={y - 9} words={name} />
      <Quantity x={x + 10} y={y + 34} sizes={[24, 18]} value={level} unit="%" unitFill="var(--text)" />
      <Text x={x + 10} y={y + height - 12} fill="var(--text)" words={rate} />
    </g>
  );
}
