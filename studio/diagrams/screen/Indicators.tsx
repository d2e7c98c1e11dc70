import { Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { AlarmMark } from "./AlarmMark.tsx";

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

type Paper = keyof typeof sizes;

/**
 * Half the scale's width, length of the limit mark, pointer, font sizes of name and value, positions of value and unit.
 */
const sizes = {
  large: { half: 11, limit: 15, stroke: 3, pointer: "l17-10v20z", name: 18, figure: 21, below: [25, 46] },
  small: { half: 16, limit: 22, stroke: 4, pointer: "l24-13v26z", name: 22, figure: 28, below: [31, 55] },
} as const;

type IndicatorProps = Reading & { x: number; y: number; height: number; paper: Paper };

/**
 * Analog indicator: a pointer beside the normal range can be read faster than a number. Origin: top of the scale. On
 * small paper it is wider, and marked while in alarm.
 */
function Indicator({ x, y, height, paper, ...reading }: IndicatorProps) {
  const { tag, value, decimals = 0, unit, range, normal, limit, alarm } = reading;
  const { half, limit: reach, stroke, pointer, name, figure: size, below } = sizes[paper];
  const at = (quantity: number) => y + height * (1 - (quantity - range[0]) / (range[1] - range[0]));
  const band = { x: x - half + 1, y: at(normal[1]), width: 2 * half - 2, height: at(normal[0]) - at(normal[1]) };
  const shown = { x, y: y + height + below[0], size, words: figure(value, decimals) };
  return (
    <g>
      <Text x={x} y={y - 14} size={name} anchor="middle" words={tag} />
      <rect x={x - half} y={y} width={2 * half} height={height} fill="var(--field)" stroke="var(--pipe)" />
      <rect {...band} fill="var(--normal)" />
      {limit !== undefined && (
        <path d={`M${x - reach} ${at(limit)}H${x + half}`} stroke="var(--text)" strokeWidth={stroke} />
      )}
      <path d={`M${x + half - 3} ${at(value)}${pointer}`} fill={alarm ? `var(--priority${alarm})` : "var(--value)"} />
      {paper === "small" && alarm && <AlarmMark x={x - 44} y={at(value)} priority={alarm} size={22} />}
      <Text {...shown} weight={600} anchor="middle" fill="var(--value)" />
      <Text x={x} y={y + height + below[1]} size={name} anchor="middle" words={unit} />
    </g>
  );
}

type IndicatorsProps = { x: number; y: number; step: number; height: number; of: readonly Reading[]; paper?: Paper };

/** Indicators side by side, `step` units apart. */
export const Indicators = ({ x, step, of, paper = "large", ...sizes }: IndicatorsProps) =>
  of.map((reading, index) => (
    <Indicator key={reading.tag} x={x + index * step} paper={paper} {...sizes} {...reading} />
  ));
