import { Text } from "../drawing/Text.tsx";

type AlarmMarkProps = {
  x: number;
  y: number;
  priority: 1 | 2 | 3;
  size?: number;
  /** No alarm has this priority: the mark has no color. */
  idle?: boolean;
};

/** Outline, base line of the number and its color by priority. */
const looks = {
  1: { shape: "M-13-13H13V13H-13z", base: 6, fill: "var(--on-priority)" },
  2: { shape: "M0-15L15 12H-15z", base: 9, fill: "var(--on-priority2)" },
  3: { shape: "M-15-12H15L0 15z", base: 3, fill: "var(--on-priority)" },
} as const;

/**
 * Priority coded by color, shape and number, so that nobody depends on color vision. `size` is that of the number.
 */
export function AlarmMark({ x, y, priority, size = 17, idle = false }: AlarmMarkProps) {
  const { shape, base, fill } = looks[priority];
  const by = size / 17;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={shape}
        {...(idle
          ? { fill: "none", stroke: "var(--label)", strokeWidth: 1.6 }
          : { fill: `var(--priority${priority})` })}
        transform={by === 1 ? undefined : `scale(${by})`}
      />
      <Text
        x={0}
        y={base * by}
        size={size}
        weight={600}
        anchor="middle"
        fill={idle ? "var(--label)" : fill}
        words={priority}
      />
    </g>
  );
}
