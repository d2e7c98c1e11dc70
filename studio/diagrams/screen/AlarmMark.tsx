import { Text } from "../drawing/Text.tsx";

type AlarmMarkProps = { x: number; y: number; priority: 1 | 2 | 3 };

const shapes = {
  1: "M-13-13H13V13H-13z",
  2: "M0-15L15 12H-15z",
  3: "M-15-12H15L0 15z",
} as const;

/** Priority coded three times, by colour, shape and figure, so that no one has to tell colours apart. */
export function AlarmMark({ x, y, priority }: AlarmMarkProps) {
  const lift = { 1: 6, 2: 9, 3: 3 }[priority];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={shapes[priority]} fill={`var(--priority${priority})`} />
      <Text
        x={0}
        y={lift}
        size={17}
        weight={600}
        anchor="middle"
        fill={priority === 2 ? "var(--on-priority2)" : "var(--on-priority)"}
      >
        {priority}
      </Text>
    </g>
  );
}
