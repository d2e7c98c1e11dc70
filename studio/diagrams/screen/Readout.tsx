type ReadoutProps = {
  x: number;
  y: number;
  value: string;
  unit: string;
  width?: number;
  /** The value is stale: the link is down, and the last received value is shown. */
  held?: boolean;
};

/** A live value on small paper: number and unit in a field. Origin: top left of the field. */
export function Readout({ x, y, value, unit, width = 134, held = false }: ReadoutProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={38}
        fill={held ? "none" : "var(--field)"}
        stroke={held ? "var(--label)" : "none"}
        strokeWidth={1.5}
        strokeDasharray={held ? "6 5" : undefined}
      />
      <text x={x + width - 8} y={y + 28} textAnchor="end" fill="var(--label)" fontSize={22}>
        <tspan fontSize={27} fontWeight={held ? 400 : 600} fill={held ? "var(--label)" : "var(--value)"}>
          {value}
        </tspan>
        {` ${unit}`}
      </text>
    </g>
  );
}
