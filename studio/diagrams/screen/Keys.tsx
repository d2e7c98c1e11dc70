import { Text } from "../drawing/Text.tsx";

/** Colors while current and otherwise, the width of the frame while current, and the height. */
const looks = {
  key: { fills: ["field", "panel"], words: ["text", "text"], frame: 2.5, height: 36 },
  step: { fills: ["running", "field"], words: ["on-running", "label"], frame: 3, height: 38 },
} as const;

type KeysProps = {
  x: number;
  y: number;
  step: number;
  /** Of the gap between two keys. */
  gap: number;
  names: readonly string[];
  current: string;
  look?: keyof typeof looks;
};

/** Keys in a row, or the steps of a sequence: the current one is bright and framed. */
export const Keys = ({ x, y, step, gap, names, current, look = "key" }: KeysProps) =>
  names.map((name, index) => {
    const here = name === current;
    const { fills, words, frame, height } = looks[look];
    const width = step - gap;
    const color = (of: readonly [string, string]) => `var(--${here ? of[0] : of[1]})`;
    const framed = here ? { stroke: "var(--text)", strokeWidth: frame } : { stroke: "var(--pipe)" };
    return (
      <g key={name}>
        <rect x={x + index * step} y={y} width={width} height={height} fill={color(fills)} {...framed} />
        <Text
          x={x + index * step + width / 2}
          y={y + height - 12}
          anchor="middle"
          weight={here ? 600 : 400}
          fill={color(words)}
          words={name}
        />
      </g>
    );
  });

type StepsProps = { x: number; y: number; width: number; names: readonly string[]; current: string };

/** A sequence as a row of steps over a width. */
export const Steps = ({ width, names, ...row }: StepsProps) => (
  <g>
    <Keys {...row} step={width / names.length} gap={6} names={names} look="step" />
  </g>
);
