import { Text } from "../drawing/Text.tsx";

const signs = {
  start: "M-14-17L18 0L-14 17z",
  hold: "M-14-16H-5V16H-14zM5-16H14V16H5z",
  stop: "M-15-15H15V15H-15z",
} as const;

type TouchKeyProps = { x: number; y: number; width: number; sign: keyof typeof signs; name: string; dim?: boolean };

/** A key of a touch panel, dim while it cannot be used. Origin: top left; 86 high. */
export function TouchKey({ x, y, width, sign, name, dim = false }: TouchKeyProps) {
  const colour = dim ? "var(--pipe)" : "var(--text)";
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={86}
        rx={8}
        fill={dim ? "var(--panel)" : "var(--field)"}
        stroke={dim ? "var(--pipe)" : "var(--outline)"}
        strokeWidth={3}
      />
      <path d={signs[sign]} transform={`translate(${x + 62} ${y + 43})`} fill={colour} />
      <Text x={x + 104} y={y + 55} size={34} weight={600} fill={colour} words={name} />
    </g>
  );
}
