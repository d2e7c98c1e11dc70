import { Quantity, Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import type { MainTag } from "../plant/registers/main-plant.ts";
import { gain, normalLevel, tanks, type TankTag } from "../plant/water.ts";
import { outlined } from "./equipment.tsx";
import { Value } from "./values.tsx";

/** A tank of the water plant with its level, normal range and rate of change; top left corner at x and y; 140 wide. */
export function tank(tag: TankTag, x: number, y: number, height = 150) {
  const { name, level } = tanks[tag];
  const [low, high] = normalLevel(tag);
  const inside = height - 20;
  const at = (percent: number) => y + 10 + inside * (1 - percent / 100);
  return (
    <g>
      <rect x={x} y={y} width={140} height={height} fill="var(--panel)" {...outlined} />
      <rect x={x + 2} y={at(level)} width={136} height={y + height - at(level) - 2} fill="var(--content)" />
      <rect x={x + 114} y={y + 10} width={12} height={inside} fill="var(--field)" />
      <rect x={x + 114} y={at(high)} width={12} height={at(low) - at(high)} fill="var(--normal)" />
      <path d={`M${x + 116} ${at(level)}l-16-9v18z`} fill="var(--value)" />
      <Text x={x} y={y - 30} weight={600} fill="var(--text)" words={tag} />
      <Text x={x} y={y - 9} words={name} />
      <Quantity x={x + 10} y={y + 34} sizes={[24, 18]} value={level} unit="%" unitFill="var(--text)" />
      <Text x={x + 10} y={y + height - 12} fill="var(--text)" words={`${figure(gain(tag), 0, true)} m³/h`} />
    </g>
  );
}

/** A flow rate in m³/h with its tag. */
export const flow = (x: number, y: number, tag: MainTag, value: number, decimals = 0) => (
  <Value x={x} y={y} tag={tag} value={figure(value, decimals)} />
);
