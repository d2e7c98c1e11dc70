import { Text } from "../drawing/Text.tsx";

type StepsProps = { x: number; y: number; width: number; names: readonly string[]; current: string };

/** A sequence as a row of steps; the active one is bright and framed. */
export function Steps({ x, y, width, names, current }: StepsProps) {
  const step = width / names.length;
  return (
    <g>
      {names.map((name, at) => {
        const here = name === current;
        return (
          <g key={name}>
            <rect
              x={x + at * step}
              y={y}
              width={step - 6}
              height={38}
              fill={here ? "var(--running)" : "var(--field)"}
              stroke={here ? "var(--text)" : "var(--pipe)"}
              strokeWidth={here ? 3 : 1}
            />
            <Text
              x={x + (at + 0.5) * step - 3}
              y={y + 26}
              anchor="middle"
              weight={here ? 600 : 400}
              fill={here ? "var(--on-running)" : "var(--label)"}
              words={name}
            />
          </g>
        );
      })}
    </g>
  );
}
