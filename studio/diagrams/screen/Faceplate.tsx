import { Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { outlined } from "./equipment.tsx";

export type Loop = {
  tag: string;
  name: string;
  mode: string;
  setPoint: number;
  value: number;
  decimals: number;
  range: readonly [low: number, high: number];
  output: number;
};

export const faceplateSize = { width: 138, height: 520 } as const;
const scale = { top: 84, height: 220 } as const;

/** Faceplate of a controller: process value as a bar, set point as a pointer, output below, mode. */
export function Faceplate({ x, y, of }: { x: number; y: number; of: Loop }) {
  const { width, height } = faceplateSize;
  const at = (value: number) =>
    y + scale.top + scale.height * (1 - (value - of.range[0]) / (of.range[1] - of.range[0]));
  const rows = [
    ["SP", figure(of.setPoint, of.decimals)],
    ["PV", figure(of.value, of.decimals)],
    ["OP %", figure(of.output, 1)],
  ] as const;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--panel)" {...outlined} />
      <Text x={x + 10} y={y + 31} size={25} weight={600} fill="var(--text)" words={of.tag} />
      <Text x={x + 10} y={y + 60} size={22} words={of.name} />
      <rect x={x + 52} y={y + scale.top} width={40} height={scale.height} fill="var(--field)" stroke="var(--pipe)" />
      <rect
        x={x + 53}
        y={at(of.value)}
        width={38}
        height={y + scale.top + scale.height - at(of.value)}
        fill="var(--content)"
      />
      <path d={`M${x + 96} ${at(of.setPoint)}l22-13v26z`} fill="var(--value)" />
      {of.range.map((end) => (
        <Text key={end} x={x + 46} y={at(end) + (end === of.range[1] ? 18 : 0)} size={22} anchor="end" words={end} />
      ))}
      {rows.map(([name, value], row) => (
        <g key={name}>
          <rect x={x + 8} y={y + 322 + row * 46} width={width - 16} height={40} fill="var(--field)" />
          <Text x={x + 14} y={y + 350 + row * 46} size={22} words={name} />
          <Text
            x={x + width - 14}
            y={y + 351 + row * 46}
            size={25}
            weight={600}
            anchor="end"
            fill="var(--value)"
            words={value}
          />
        </g>
      ))}
      <rect
        x={x + 8}
        y={y + height - 50}
        width={width - 16}
        height={42}
        fill="var(--running)"
        {...outlined}
        strokeWidth={2}
      />
      <Text
        x={x + width / 2}
        y={y + height - 21}
        size={25}
        weight={600}
        anchor="middle"
        fill="var(--on-running)"
        words={of.mode}
      />
    </g>
  );
}
