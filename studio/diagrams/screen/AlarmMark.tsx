import { Text } from "../drawing/Text.tsx";

type AlarmMarkProps = { x: number; y: number; priority: 1 | 2 | 3; size?: number };

const shapes = {
  1: "M-13-13H13V13H-13z",
  2: "M0-15L15 12H-15z",
  3: "M-15-12H15L0 15z",
} as const;

/**
 * Priority coded by colour, shape and number, so that nobody depends on colour vision. `size` is that of the number.
 */
export function AlarmMark({ x, y, priority, size = 17 }: AlarmMarkProps) {
  const lift = ({ 1: 6, 2: 9, 3: 3 }[priority] * size) / 17;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={shapes[priority]}
        fill={`var(--priority${priority})`}
        transform={size === 17 ? undefined : `scale(${size / 17})`}
      />
      <Text
        x={0}
        y={lift}
        size={size}
        weight={600}
        anchor="middle"
        fill={priority === 2 ? "var(--on-priority2)" : "var(--on-priority)"}
        words={priority}
      />
    </g>
  );
}
