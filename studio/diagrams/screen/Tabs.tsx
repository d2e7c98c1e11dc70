import { Text } from "../drawing/Text.tsx";

type TabsProps = { x: number; y: number; step: number; width: number; names: readonly string[]; current: string };

/** Keys of which one is pressed, which is bright and framed. */
export const Tabs = ({ x, y, step, width, names, current }: TabsProps) =>
  names.map((name, at) => {
    const here = name === current;
    return (
      <g key={name}>
        <rect
          x={x + at * step}
          y={y}
          width={width}
          height={36}
          fill={here ? "var(--field)" : "var(--panel)"}
          stroke={here ? "var(--text)" : "var(--pipe)"}
          strokeWidth={here ? 2.5 : 1}
        />
        <Text
          x={x + at * step + width / 2}
          y={y + 24}
          anchor="middle"
          weight={here ? 600 : 400}
          fill="var(--text)"
          words={name}
        />
      </g>
    );
  });
