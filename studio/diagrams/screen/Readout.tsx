import { Quantity } from "../drawing/Text.tsx";

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
      <Quantity
        x={x + width - 8}
        y={y + 28}
        anchor="end"
        sizes={[27, 22]}
        value={value}
        unit={unit}
        weight={held ? 400 : 600}
        fill={held ? "var(--label)" : "var(--value)"}
      />
    </g>
  );
}
