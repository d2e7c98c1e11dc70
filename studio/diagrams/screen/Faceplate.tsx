import { Text } from "../drawing/Text.tsx";
import type { ControllerState } from "../plant/distillation.ts";
import { figure } from "../plant/figures.ts";
import { outlined } from "./equipment.tsx";

export const faceplateSize = { width: 138, height: 520 } as const;
const bold = { size: 25, weight: 600 } as const;
const scale = { top: 84, height: 220 } as const;

/** Faceplate of a controller: process value as a bar, set point as a pointer, output below, mode. */
export function Faceplate({ x, y, of }: { x: number; y: number; of: ControllerState }) {
  const { width, height } = faceplateSize;
  const [low, high] = of.range;
  const foot = y + scale.top + scale.height;
  const at = (value: number) => y + scale.top + scale.height * (1 - (value - low) / (high - low));
  const rows = [
    ["SP", figure(of.setPoint, of.decimals)],
    ["PV", figure(of.value, of.decimals)],
    ["OP %", figure(of.output, 1)],
  ] as const;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--panel)" {...outlined} />
      <Text {...bold} x={x + 10} y={y + 31} fill="var(--text)" words={of.tag} />
      <Text x={x + 10} y={y + 60} size={22} words={of.name} />
      <rect x={x + 52} y={y + scale.top} width={40} height={scale.height} fill="var(--field)" stroke="var(--pipe)" />
      <rect x={x + 53} y={at(of.value)} width={38} height={foot - at(of.value)} fill="var(--content)" />
      <path d={`M${x + 96} ${at(of.setPoint)}l22-13v26z`} fill="var(--value)" />
      {of.range.map((end) => (
        <Text key={end} x={x + 46} y={at(end) + (end === high ? 18 : 0)} size={22} anchor="end" words={end} />
      ))}
      {rows.map(([name, value], row) => (
        <g key={name}>
          <rect x={x + 8} y={y + 322 + row * 46} width={width - 16} height={40} fill="var(--field)" />
          <Text x={x + 14} y={y + 350 + row * 46} size={22} words={name} />
          <Text {...bold} x={x + width - 14} y={y + 351 + row * 46} anchor="end" fill="var(--value)" words={value} />
        </g>
      ))}
      <rect x={x + 8} y={y + 470} width={width - 16} height={42} fill="var(--running)" {...outlined} strokeWidth={2} />
      <Text {...bold} x={x + width / 2} y={y + 499} anchor="middle" fill="var(--on-running)" words={of.mode} />
    </g>
  );
}
